import { expect, it } from 'vitest';
import { actsOn } from './interest-actions-panel';

const interest = {
	ownActor: null,
	otherActor: null,
	awaits: null,
	saidYes: false,
	isSenderAwaited: false,
	ownContact: null,
	otherContact: null,
	_id: 'i',
	answers: null,
	message: null,
	kindWords: null,
	createdAt: '2026-01-01T00:00:00Z',
};

it.each([
	['sent', 'sent', ['withdraw']],
	['received', 'sent', ['accept', 'decline']],
	['sent', 'accepted', ['end']],
	['received', 'accepted', ['end']],
	['sent', 'notAccepted', []],
	['received', 'notAccepted', ['send']],
	['sent', 'withdrawn', ['send']],
	['received', 'withdrawn', ['send']],
] as const)('with an interest %s that is %s one can %j', (direction, state, acts) => {
	expect(actsOn({ ...interest, direction, state })).toEqual(acts);
});

it('offers no new interest for the 30 days in which none can be sent after a withdrawal', () => {
	const withdrawn = { ...interest, direction: 'sent', state: 'withdrawn' } as const;
	const day = (date: number) => Date.parse('2026-01-01T00:00:00Z') + date * 24 * 60 * 60 * 1000;
	expect(actsOn(withdrawn, false, day(29))).toEqual([]);
	expect(actsOn(withdrawn, false, day(30))).toEqual(['send']);
	expect(actsOn({ ...withdrawn, direction: 'received' }, false, day(29))).toEqual(['send']);
});

it('begins with sending', () => {
	expect(actsOn(null)).toEqual(['send']);
});

it('leaves to the seeker what a guardian has said yes to, and to the other side its own yes', () => {
	const received = { ...interest, direction: 'received', state: 'sent' } as const;
	expect(actsOn({ ...received, awaits: 'own' }, true)).toEqual(['decline']);
	expect(actsOn({ ...received, awaits: 'own' })).toEqual(['accept', 'decline']);
	expect(actsOn({ ...received, awaits: 'other' })).toEqual(['decline']);
});
