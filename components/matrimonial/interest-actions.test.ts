import { expect, it } from 'vitest';
import { actsOn } from './interest-actions';

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

it('begins with sending', () => {
	expect(actsOn(null)).toEqual(['send']);
});

it('leaves to the candidate what a guardian has said yes to, and to the other side its own yes', () => {
	const received = { ...interest, direction: 'received', state: 'sent' } as const;
	expect(actsOn({ ...received, awaits: 'own' }, true)).toEqual(['decline']);
	expect(actsOn({ ...received, awaits: 'own' })).toEqual(['accept', 'decline']);
	expect(actsOn({ ...received, awaits: 'other' })).toEqual(['decline']);
});
