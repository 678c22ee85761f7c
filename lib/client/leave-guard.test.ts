import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
	askToClose,
	askToLeave,
	askToSwitchLanguage,
	guardEdits,
	guardOperation,
	hasUnsavedEdits,
	isOperationRunning,
	leadsAway,
	releaseGuard,
	watchLeaving,
} from './leave-guard';

/** What the page listens to. */
let listeners: Map<string, (event: unknown) => void>;
/** How far the history was traversed, each time. */
let traversals: number[];
let address: { pathname: string; search: string; origin: string };

beforeEach(() => {
	listeners = new Map();
	traversals = [];
	address = { pathname: '/profile', search: '', origin: 'https://example.org' };
	vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
	vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
	vi.stubGlobal('location', address);
	vi.stubGlobal('history', { go: (distance: number) => traversals.push(distance) });
	vi.stubGlobal('window', {});
});

const anElement = (contained: boolean) => ({ contains: () => contained }) as unknown as Element;

function typeSomething(inElement = true, isKept = false) {
	return guardEdits({ hasEdits: () => true, isIn: () => inElement, isKept });
}

function unloadIsHeld(): boolean {
	const preventDefault = vi.fn();
	listeners.get('beforeunload')?.({ preventDefault });
	return preventDefault.mock.calls.length > 0;
}

describe('the document', () => {
	it('is held while edits are unsaved, and no longer', () => {
		const release = typeSomething();
		expect([unloadIsHeld(), hasUnsavedEdits()]).toEqual([true, true]);
		release();
		expect([listeners.has('beforeunload'), hasUnsavedEdits()]).toEqual([false, false]);
	});

	it('is not held by a form whose fields are as they were', () => {
		const release = guardEdits({ hasEdits: () => false, isIn: () => true });
		expect(unloadIsHeld()).toBe(false);
		release();
	});

	it('is held until the last of several operations is over', () => {
		const [first, second] = [guardOperation(), guardOperation()];
		first();
		expect([unloadIsHeld(), isOperationRunning(), hasUnsavedEdits()]).toEqual([true, true, false]);
		second();
		expect([listeners.has('beforeunload'), isOperationRunning()]).toEqual([false, false]);
	});

	it('is let go once the page is released', () => {
		const release = typeSomething();
		releaseGuard();
		expect(listeners.has('beforeunload')).toBe(false);
		release();
	});
});

describe('leaving', () => {
	it('is not asked about without edits', () => {
		const [ask, leave] = [vi.fn(), vi.fn()];
		const stop = watchLeaving(ask, vi.fn());
		askToLeave(leave);
		expect([leave.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
		stop();
	});

	it('is asked about with edits, and done when it is confirmed', () => {
		const [ask, leave] = [vi.fn<(leave: () => void) => void>(), vi.fn()];
		const stop = watchLeaving(ask, vi.fn());
		const release = typeSomething();
		askToLeave(leave);
		expect(leave).not.toHaveBeenCalled();
		ask.mock.calls[0]?.[0]();
		expect(leave).toHaveBeenCalledOnce();
		expect(listeners.has('beforeunload')).toBe(false);
		release();
		stop();
	});

	it('is no longer asked about once the form has closed by itself', () => {
		const dismiss = vi.fn();
		const stop = watchLeaving(vi.fn(), dismiss);
		const [release, releaseOther] = [typeSomething(), typeSomething()];
		askToLeave(vi.fn());
		release();
		expect(dismiss).not.toHaveBeenCalled();
		releaseOther();
		expect(dismiss).toHaveBeenCalledOnce();
		stop();
	});

	it('of a part of the page is asked about for the forms in it', () => {
		const [ask, close] = [vi.fn(), vi.fn()];
		const stop = watchLeaving(ask, vi.fn());
		const release = typeSomething(false);
		askToClose(anElement(false), close);
		expect(close).toHaveBeenCalledOnce();
		release();
		const releaseOther = typeSomething(true);
		askToClose(anElement(true), close);
		expect([ask.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
		releaseOther();
		stop();
	});

	it('by Back is undone and asked about, and done again when it is confirmed', () => {
		const ask = vi.fn<(leave: () => void) => void>();
		const stop = watchLeaving(ask, vi.fn());
		const release = typeSomething();
		const stopImmediatePropagation = vi.fn();
		address.pathname = '/blogs';
		listeners.get('popstate')?.({ stopImmediatePropagation });
		expect([traversals, ask.mock.calls.length]).toEqual([[1], 1]);
		address.pathname = '/profile';
		listeners.get('popstate')?.({ stopImmediatePropagation });
		expect(stopImmediatePropagation).toHaveBeenCalledTimes(2);
		ask.mock.calls[0]?.[0]();
		expect(traversals).toEqual([1, -1]);
		address.pathname = '/blogs';
		listeners.get('popstate')?.({ stopImmediatePropagation });
		expect(stopImmediatePropagation).toHaveBeenCalledTimes(2);
		release();
		stop();
	});

	it('does not begin with a step of a wizard, which is on the same page', () => {
		const ask = vi.fn();
		const stop = watchLeaving(ask, vi.fn());
		const release = typeSomething();
		listeners.get('popstate')?.({ stopImmediatePropagation: vi.fn() });
		expect([traversals, ask.mock.calls.length]).toEqual([[], 0]);
		release();
		stop();
	});
});

describe('a link', () => {
	const here = { origin: 'https://example.org', pathname: '/profile', search: '' };
	const link = { ...here, pathname: '/blogs', target: '', hasAttribute: () => false };
	const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

	it('leads away to another page', () => {
		expect(leadsAway(link, click, here)).toBe(true);
		expect(leadsAway({ ...link, pathname: '/profile', search: '?a=b' }, click, here)).toBe(true);
	});

	it.each([
		['to a part of the same page', { ...link, pathname: '/profile' }, click],
		['to another site', { ...link, origin: 'https://example.com' }, click],
		['to a telephone', { ...link, origin: 'null' }, click],
		['in a new tab', { ...link, target: '_blank' }, click],
		['to a file', { ...link, hasAttribute: (name: string) => name === 'download' }, click],
		['with a key that opens a new tab', link, { ...click, ctrlKey: true }],
		['with another button', link, { ...click, button: 1 }],
	])('leaves the page open %s', (_, other, how) => {
		expect(leadsAway(other, how, here)).toBe(false);
	});
});

describe('a change of the language', () => {
	it.each([
		['no edits', [], false, false],
		['edits that are kept as drafts', [true], false, true],
		['edits that are not kept', [false], true, false],
		['edits of which only some are kept', [true, false], true, false],
	])('asks only where something would be lost: %s', (_, kept, asks, saysKept) => {
		const questions: (() => void)[] = [];
		const leave = vi.fn();
		const ends = [
			watchLeaving(
				(go) => questions.push(go),
				() => {},
			),
		];
		ends.push(...kept.map((isKept) => typeSomething(true, isKept)));
		askToSwitchLanguage(leave);
		expect(questions).toHaveLength(asks ? 1 : 0);
		for (const answer of questions) answer();
		expect(leave.mock.calls).toEqual([[saysKept]]);
		expect(unloadIsHeld()).toBe(false);
		for (const end of ends) end();
	});
});
