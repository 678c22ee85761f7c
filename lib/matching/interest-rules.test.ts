import { describe, expect, it } from 'vitest';
import type { InterestStatus } from '@/lib/db/generated/enums';
import { type Interest, refusalToSend, stateOf } from './interest-rules';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-06-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);

const interest = (status: InterestStatus, endedById: string | null = null): Interest => ({
	fromMemberId: 'asker',
	status,
	createdAt: start,
	endedById,
	endedAt: endedById === null ? null : after(10),
});

describe('what is told of an interest', () => {
	it.each([
		['sent', 59.9, 'sent'],
		['sent', 60, 'notAccepted'],
		['declined', 1, 'notAccepted'],
		['ended', 1, 'notAccepted'],
		['accepted', 1000, 'accepted'],
		['withdrawn', 1, 'withdrawn'],
	] as const)('of one that is %s, after %s days: %s', (status, days, state) => {
		expect(stateOf(interest(status), after(days))).toBe(state);
	});
});

describe('after an interest', () => {
	it.each<[string, Interest, number, { asker: string | null; asked: string | null }]>([
		['that waits', interest('sent'), 1, { asker: 'interest.alreadySent', asked: null }],
		['that was left', interest('sent'), 60, { asker: 'interest.notAccepted', asked: null }],
		['that was accepted', interest('accepted'), 1, { asker: 'interest.agreed', asked: 'interest.agreed' }],
		['that was declined', interest('declined'), 1000, { asker: 'interest.notAccepted', asked: null }],
		['taken back lately', interest('withdrawn'), 29, { asker: 'interest.tooSoon', asked: null }],
		['taken back long ago', interest('withdrawn'), 30, { asker: null, asked: null }],
		[
			'ended lately by its sender',
			interest('ended', 'asker'),
			39,
			{ asker: 'interest.tooSoon', asked: 'interest.notAccepted' },
		],
		[
			'ended long ago by its sender',
			interest('ended', 'asker'),
			40,
			{ asker: null, asked: 'interest.notAccepted' },
		],
		[
			'ended long ago by the other',
			interest('ended', 'asked'),
			40,
			{ asker: 'interest.notAccepted', asked: null },
		],
	])('%s, who may send another', (_, last, days, refusals) => {
		for (const who of ['asker', 'asked'] as const)
			expect(refusalToSend(last, who, after(days))).toBe(refusals[who]);
	});
});
