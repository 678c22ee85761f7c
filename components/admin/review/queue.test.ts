import { describe, expect, it } from 'vitest';
import {
	countDecided,
	countWaiting,
	findShown,
	goTo,
	goToWaiting,
	keep,
	mayDecide,
	openQueue,
	type Queue,
	refresh,
	send,
	settle,
	settleMs,
	undo,
} from './queue';

interface Named {
	_id: string;
	version: number;
}

const now = 1_000_000;
const later = now + settleMs;
const three = () =>
	openQueue(
		['a', 'b', 'c'].map((_id): Named => ({ _id, version: 0 })),
		now,
	);
const shown = (queue: Queue<Named>) => findShown(queue)?.submission._id ?? 'end';
const getOutcome = ({ items }: Queue<Named>, id: string) =>
	items.find(({ submission }) => submission._id === id)?.outcome;
const goNext = (queue: Queue<Named>, at: number) => goTo(queue, queue.at + 1, at);
const goBack = (queue: Queue<Named>, at: number) => goTo(queue, queue.at - 1, at);
const approve = (queue: Queue<Named>, id: string, at = later) =>
	settle(queue, id, { kind: 'decided', verdict: 'approved', decision: `decision ${id}` }, at);

describe('a queue', () => {
	it('leads through all of it and to its end, and no further on either side', () => {
		let queue = three();
		expect(shown(goBack(queue, later))).toBe('a');
		const seen = [shown(queue)];
		for (let step = 0; step < 4; step += 1) {
			queue = goNext(queue, later);
			seen.push(shown(queue));
		}
		expect(seen).toEqual(['a', 'b', 'c', 'end', 'end']);
		expect(shown(goBack(queue, later))).toBe('c');
		expect(shown(openQueue<Named>([], now))).toBe('end');
	});

	it('goes on to the next one that waits once one is decided on', () => {
		const queue = approve(goNext(approve(goNext(three(), now), 'b'), later), 'c');
		expect(getOutcome(queue, 'b')).toMatchObject({ kind: 'decided', verdict: 'approved' });
		expect([shown(queue), countWaiting(queue)]).toEqual(['end', 1]);
		expect(shown(goToWaiting(queue, 0, later))).toBe('a');
		expect(shown(goToWaiting(approve(queue, 'a'), 0, later))).toBe('end');
	});

	it('skips what has been decided on, and shows it again to who goes back', () => {
		const queue = approve(goBack(approve(goNext(three(), now), 'b'), later), 'b');
		expect(shown(goBack(queue, later))).toBe('b');
		const first = approve(goToWaiting(queue, 0, later), 'a');
		expect(shown(first)).toBe('c');
	});

	it('stays where the reviewer has gone while the server was asked', () => {
		const sending = send(three(), 'approved', later);
		if (!sending) throw new Error('not sent');
		expect(shown(approve(goNext(sending, later), 'a'))).toBe('b');
	});

	it('leaves what is gone', () => {
		const queue = settle(three(), 'a', { kind: 'gone' }, later);
		expect([shown(queue), getOutcome(queue, 'a')?.kind, countWaiting(queue)]).toEqual(['b', 'gone', 2]);
		expect(mayDecide(goBack(queue, now), later)).toBe(false);
	});
});

describe('a decision', () => {
	it('is sent once, however often it is asked for', () => {
		const sending = send(three(), 'approved', later);
		if (!sending) throw new Error('not sent');
		expect(getOutcome(sending, 'a')).toEqual({ kind: 'sending', verdict: 'approved' });
		expect(send(sending, 'approved', later)).toBeNull();
		expect(send(sending, 'rejected', later)).toBeNull();
		const decided = goBack(approve(sending, 'a'), now);
		expect(shown(decided)).toBe('a');
		expect(send(decided, 'rejected', later)).toBeNull();
	});

	it('is not of what has come into view with the very same keystroke', () => {
		const queue = approve(three(), 'a', later);
		expect(shown(queue)).toBe('b');
		expect(send(queue, 'approved', later + settleMs - 1)).toBeNull();
		expect(send(queue, 'approved', later + settleMs)).not.toBeNull();
	});

	it('is of nothing at the end', () => {
		expect(send(openQueue<Named>([], now), 'approved', later)).toBeNull();
	});

	it('that the server did not take leaves it waiting, to be looked at again first', () => {
		const sending = send(three(), 'approved', later);
		if (!sending) throw new Error('not sent');
		const kept = keep(sending, 'a', later);
		expect([shown(kept), mayDecide(kept, later), mayDecide(kept, later + settleMs)]).toEqual([
			'a',
			false,
			true,
		]);
		expect(keep(goNext(sending, now), 'a', later).shownAt).toBe(now);
	});

	it('to reject is sent from its dialog, whenever that is', () => {
		expect(send(three(), 'rejected', now)).not.toBeNull();
		expect(send(three(), 'approved', now)).toBeNull();
	});
});

describe('undo', () => {
	it('finds what was decided by its decision, and shows it again', () => {
		const queue = approve(goToWaiting(approve(three(), 'a'), 0, later), 'b');
		const back = undo(queue, ['decision b', 'decision of something else'], later);
		expect([shown(back), getOutcome(back, 'b')?.kind, getOutcome(back, 'a')?.kind]).toEqual([
			'b',
			'waiting',
			'decided',
		]);
		expect(countDecided(back, 'approved')).toBe(1);
		expect(shown(undo(back, ['decision a', 'decision b'], later))).toBe('a');
	});

	it('needs a decision that can be undone', () => {
		const queue = settle(three(), 'a', { kind: 'decided', verdict: 'approved', decision: null }, now);
		expect(undo(queue, ['decision a'], later)).toBe(queue);
	});

	it('brings what it shows into view again, so that the key press does not decide on it again', () => {
		const back = undo(approve(three(), 'a'), ['decision a'], later);
		expect(mayDecide(back, later)).toBe(false);
		expect(mayDecide(back, later + settleMs)).toBe(true);
	});
});

it('takes over newer versions and leaves the rest', () => {
	const queue = refresh(goNext(three(), later), [
		{ _id: 'b', version: 3 },
		{ _id: 'z', version: 1 },
	]);
	expect(queue.items.map(({ submission: { _id, version } }) => `${_id}${version}`)).toEqual([
		'a0',
		'b3',
		'c0',
	]);
	expect(shown(queue)).toBe('b');
});
