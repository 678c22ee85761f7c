import { describe, expect, it } from 'vitest';
import type { InterestStatus } from '@/lib/platform/db/generated/enums';
import { getMessages } from '@/lib/platform/i18n/translate';
import { type Interest, refusalToSend } from './rules';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-06-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);

const interest = (status: InterestStatus, endedById: string | null = null): Interest => ({
	fromMemberId: 'asker',
	status,
	createdAt: start,
	endedById,
	endedAt: endedById === null ? null : after(10),
	saidYes: false,
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

describe.each(['hi', 'en'] as const)(
	'the wait after an interest was withdrawn, in messages in %s',
	(language) => {
		it('lasts as many days as the member reads', () => {
			const getRefusal = (days: number) => refusalToSend(interest('withdrawn'), 'asker', after(days));
			const { errors, matching } = getMessages(language);
			for (const message of [errors.interest.tooSoon, matching.interest.withdrawText]) {
				const days = Number(/\d+/.exec(message)?.[0]);
				expect([getRefusal(days - 1), getRefusal(days)]).toEqual(['interest.tooSoon', null]);
			}
		});
	},
);
