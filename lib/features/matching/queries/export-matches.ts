import * as z from 'zod';
import { answerSelect, toInterestStateDto } from '@/lib/features/matching/interests/dto';
import { interestOfMatch } from '@/lib/features/matching/interests/schema';
import { partnerWishes } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import { withParent } from '@/lib/platform/db/with-parent';

const moment = z
	.date()
	.transform((date) => date.toISOString())
	.pipe(z.iso.datetime());

/** What a member has said and been sent as one who looks for a match. Moments in ISO 8601, UTC. */
export const matchesExport = z.object({
	/** Since when administrators keep the member out of matches. */
	heldSince: moment.nullable(),
	wishes: partnerWishes.nullable(),
	interests: z.array(
		interestOfMatch
			.omit({
				_id: true,
				ownActor: true,
				otherActor: true,
				awaits: true,
				saidYes: true,
				isSenderAwaited: true,
				ownContact: true,
				otherContact: true,
			})
			.extend({ with: z.string() }),
	),
	marks: z.array(z.object({ mark: z.string(), of: z.string(), createdAt: moment })),
	reports: z.array(
		z.object({
			about: z.string(),
			reason: z.string(),
			text: z.string().nullable(),
			language: z.string(),
			createdAt: moment,
		}),
	),
	/** What the administrators have answered to them. */
	reportReplies: z.array(z.object({ words: z.string(), createdAt: moment })),
});

const named = { select: { name: true } } as const;

/** Neither how a no came about, nor what others keep of the member or have said of them: that is the others' own. */
export async function exportMatches(memberId: string, now: Date): Promise<z.input<typeof matchesExport>> {
	const held = await db.member.findUnique({
		where: { id: memberId },
		select: { heldFromMatchesAt: true },
	});
	const wishes = await db.partnerWishes.findUnique({
		where: { memberId },
		omit: { memberId: true, updatedAt: true, version: true },
	});
	const interests = await db.interest.findMany({
		where: { OR: [{ fromMemberId: memberId }, { toMemberId: memberId }] },
		select: {
			...{ id: true, fromMemberId: true, status: true, message: true, createdAt: true, endedById: true },
			...{ ...answerSelect, kindWords: true, fromMember: named, toMember: named },
		},
		orderBy: { createdAt: 'asc' },
	});
	const marks = await db.matchMark.findMany({
		where: { memberId },
		select: { kind: true, createdAt: true, other: named },
		orderBy: { createdAt: 'asc' },
	});
	const reports = await db.memberReport.findMany({
		where: { reporterId: memberId },
		select: { reason: true, text: true, language: true, createdAt: true, about: named },
		orderBy: { createdAt: 'asc' },
	});
	const reportReplies = await db.reportReply.findMany({
		where: { memberId },
		select: { words: true, createdAt: true },
		orderBy: { createdAt: 'asc' },
	});
	return {
		reportReplies,
		heldSince: held?.heldFromMatchesAt ?? null,
		wishes,
		interests: withParent(withParent(interests, 'fromMember'), 'toMember').map((interest) => {
			const { fromMember, toMember, fromMemberId } = interest;
			const { _id: _, ...seen } = toInterestStateDto(memberId, interest, now);
			const { name } = fromMemberId === memberId ? toMember : fromMember;
			return { ...seen, with: name };
		}),
		marks: withParent(marks, 'other').map(({ kind, other, createdAt }) => ({
			mark: kind,
			of: other.name,
			createdAt,
		})),
		reports: withParent(reports, 'about').map(({ about, ...rest }) => ({ ...rest, about: about.name })),
	};
}
