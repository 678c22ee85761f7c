import { describe, expect, it } from 'vitest';
import type { InterestStatus } from '@/lib/platform/db/generated/enums';
import { type InterestOfMatch, toInterestDto, toInterestStateDto } from './dto';
import type { ActedInterest } from './queries/interest-columns';
import type { Interest } from './rules';
import type { InterestAnswers } from './schema';

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

describe('what is shown of an interest', () => {
	type Shown = [direction: 'sent' | 'received', state: InterestOfMatch['state'], message?: null];

	it.each<[string, Interest, number, { asker: Shown; asked: Shown }]>([
		['that waits', interest('sent'), 59.9, { asker: ['sent', 'sent'], asked: ['received', 'sent'] }],
		[
			'that was left',
			interest('sent'),
			60,
			{ asker: ['sent', 'notAccepted'], asked: ['received', 'notAccepted'] },
		],
		[
			'that was declined',
			interest('declined'),
			1,
			{ asker: ['sent', 'notAccepted'], asked: ['received', 'notAccepted'] },
		],
		[
			'that was accepted',
			interest('accepted'),
			1000,
			{ asker: ['sent', 'accepted'], asked: ['received', 'accepted'] },
		],
		[
			'that was taken back',
			interest('withdrawn'),
			1,
			{ asker: ['sent', 'withdrawn'], asked: ['received', 'withdrawn', null] },
		],
		[
			'ended by its sender',
			interest('ended', 'asker'),
			11,
			{ asker: ['sent', 'withdrawn'], asked: ['sent', 'notAccepted'] },
		],
		[
			'ended by the other',
			interest('ended', 'asked'),
			11,
			{ asker: ['sent', 'notAccepted'], asked: ['sent', 'withdrawn'] },
		],
	])('%s', (_, stored, days, entry) => {
		for (const who of ['asker', 'asked'] as const) {
			const [direction, state, message = 'Khamma Ghani'] = entry[who];
			const answers = {
				family: null,
				village: null,
				work: null,
				plans: [],
				seeks: ['respect'],
			} satisfies InterestAnswers;
			const row = { ...stored, ...answers, id: 'an interest', message: 'Khamma Ghani', kindWords: null };
			expect(toInterestStateDto(who, row, after(days))).toEqual({
				...{ _id: 'an interest', direction, state, message },
				answers: message === null ? null : answers,
				kindWords: null,
				createdAt: start.toISOString(),
			});
		}
	});
});

describe('who acts in an interest', () => {
	const actor = (name: string) => ({ id: name, name, nameInOtherScript: null, hi: 'पिता', en: 'father' });
	const nothing = {
		fromById: null,
		toById: null,
		fromActor: null,
		toActor: null,
		fromWaits: false,
		toWaits: false,
		saidYes: false,
		fromContact: null,
		toContact: null,
	} satisfies ActedInterest;
	const none = { family: null, village: null, work: null, plans: [], seeks: [] };
	const at = { language: 'en', now: after(1) } as const;
	const serialize = (who: string, status: InterestStatus, more: Partial<ActedInterest>) => {
		const row = {
			...interest(status),
			...none,
			...nothing,
			...more,
			id: 'an interest',
			message: null,
			kindWords: null,
		};
		return toInterestDto(who, row, at);
	};
	const seenBy = (...seen: Parameters<typeof serialize>) => {
		const { ownActor, otherActor, awaits, saidYes } = serialize(...seen);
		return { own: ownActor?.name, other: otherActor?.name, awaits, saidYes };
	};
	const acted = { ...nothing, fromActor: actor('Karan'), toActor: actor('Maya') };

	it('is shown to the one asked at once, and to the sender once there is a yes that counts', () => {
		const waits = { ...acted, fromWaits: true, toWaits: true };
		expect(seenBy('asked', 'sent', waits)).toEqual({
			...{ own: 'Maya', other: 'Karan', awaits: 'own', saidYes: false },
		});
		expect(seenBy('asker', 'sent', waits)).toEqual({
			...{ own: 'Karan', other: undefined, awaits: 'own', saidYes: false },
		});
		expect(seenBy('asker', 'sent', { ...acted, fromWaits: true, saidYes: true })).toEqual({
			...{ own: 'Karan', other: 'Maya', awaits: 'own', saidYes: true },
		});
		expect(seenBy('asker', 'accepted', acted)).toMatchObject({ own: 'Karan', other: 'Maya', awaits: null });
	});

	it('tells who has said yes whose own yes is awaited', () => {
		expect(seenBy('asked', 'sent', { ...acted, fromWaits: true, saidYes: true })).toMatchObject({
			awaits: 'other',
		});
	});

	it('is not shown of a no', () => {
		expect(seenBy('asker', 'declined', acted)).toMatchObject({ other: undefined, awaits: null });
		expect(seenBy('asked', 'withdrawn', acted)).toMatchObject({ other: undefined, awaits: null });
	});

	it('says to the one asked whose yes is missing and which contacts are shown', () => {
		const contacts = { ...acted, fromWaits: true, fromContact: 'guardian', toContact: 'own' } as const;
		expect(serialize('asked', 'sent', contacts)).toMatchObject({
			isSenderAwaited: true,
			ownContact: 'own',
			otherContact: 'guardian',
		});
		// The sender does not learn before a yes counts that a guardian acts for the one asked.
		expect(serialize('asker', 'sent', contacts)).toMatchObject({
			isSenderAwaited: false,
			ownContact: 'guardian',
			otherContact: null,
		});
		expect(serialize('asker', 'accepted', { ...acted, toContact: 'ended' })).toMatchObject({
			otherContact: 'ended',
		});
	});
});
