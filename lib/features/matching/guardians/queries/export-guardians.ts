import * as z from 'zod';
import { db } from '@/lib/platform/db/client';
import { withParent } from '@/lib/platform/db/with-parent';

const moment = z
	.date()
	.transform((date) => date.toISOString())
	.pipe(z.iso.datetime());

/** What a member and those who look for them, or for whom they look, have agreed to and done. */
export const guardiansExport = z.object({
	agreements: z.array(
		z.object({
			as: z.enum(['guardian', 'candidate']),
			with: z.string(),
			/** What the guardian is to the candidate. */
			relation: z.string(),
			status: z.string(),
			askedAt: moment,
			agreedAt: moment.nullable(),
			until: moment.nullable(),
			hasLastWord: z.boolean().nullable(),
			contactOf: z.string().nullable(),
			textVersion: z.string().nullable(),
			endedAt: moment.nullable(),
			endedByMe: z.boolean(),
		}),
	),
	notes: z.array(
		z.object({
			about: z.string(),
			word: z.string().nullable(),
			text: z.string().nullable(),
			createdAt: moment,
		}),
	),
	acts: z.array(
		z.object({
			as: z.enum(['guardian', 'candidate']),
			with: z.string(),
			about: z.string().nullable(),
			action: z.string(),
			createdAt: moment,
		}),
	),
});

const named = { select: { name: true } } as const;

/** Not what others have noted: that is their own. */
export async function exportGuardians(memberId: string): Promise<z.input<typeof guardiansExport>> {
	const either = { OR: [{ candidateId: memberId }, { guardianId: memberId }] };
	const agreements = await db.guardianship.findMany({
		where: either,
		select: {
			...{ candidateId: true, guardianEn: true, status: true, createdAt: true, agreedAt: true },
			...{ expiresAt: true, hasLastWord: true, contactOf: true, textVersion: true, endedAt: true },
			...{ endedById: true, candidate: named, guardian: named },
		},
		orderBy: { createdAt: 'asc' },
	});
	const notes = await db.guardianNote.findMany({
		where: { authorId: memberId },
		select: { word: true, text: true, createdAt: true, other: named },
		orderBy: { createdAt: 'asc' },
	});
	const acts = await db.guardianAct.findMany({
		where: either,
		select: {
			candidateId: true,
			action: true,
			createdAt: true,
			candidate: named,
			guardian: named,
			other: named,
		},
		orderBy: { createdAt: 'asc' },
	});
	const sideOf = (row: { candidateId: string; candidate: { name: string }; guardian: { name: string } }) =>
		row.candidateId === memberId
			? { as: 'candidate' as const, with: row.guardian.name }
			: { as: 'guardian' as const, with: row.candidate.name };
	return {
		agreements: withParent(withParent(agreements, 'candidate'), 'guardian').map((row) => ({
			...sideOf(row),
			...{ relation: row.guardianEn, status: row.status, askedAt: row.createdAt, agreedAt: row.agreedAt },
			...{ until: row.expiresAt, hasLastWord: row.hasLastWord, contactOf: row.contactOf },
			...{ textVersion: row.textVersion, endedAt: row.endedAt, endedByMe: row.endedById === memberId },
		})),
		notes: withParent(notes, 'other').map(({ other, ...note }) => ({ about: other.name, ...note })),
		acts: withParent(withParent(acts, 'candidate'), 'guardian').map((row) => ({
			...sideOf(row),
			...{ about: row.other?.name ?? null, action: row.action, createdAt: row.createdAt },
		})),
	};
}
