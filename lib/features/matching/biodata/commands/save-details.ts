import { DomainError } from '@/lib/core/errors';
import { type DetailsBody, type OwnDetails, storedSiblings } from '@/lib/features/matching/biodata/schema';
import { db } from '@/lib/platform/db/client';
import type { MatrimonialDetails, Prisma } from '@/lib/platform/db/generated/client';

const noDetails: OwnDetails = {
	...{ heightCm: null, motherTongue: null, languages: [], diet: null, income: null, workPlace: null },
	...{ siblings: [], maternalVillage: null, maternalUncle: null },
	...{ about: null, aboutFamily: null, lookingFor: null, shownToMatches: [], shownToAgreed: [] },
};

export interface SavedDetails {
	details: OwnDetails;
	/** 0 before anything has been saved. */
	version: number;
}

/** What a member tells besides their profile; nothing, before they have said so. */
export async function readDetails(
	memberId: string,
	tx: Prisma.TransactionClient = db,
): Promise<SavedDetails> {
	const stored = await tx.matrimonialDetails.findUnique({ where: { memberId } });
	return stored ? fromRow(stored) : { details: noDetails, version: 0 };
}

export function fromRow({
	version,
	memberId,
	updatedAt,
	siblings,
	...others
}: MatrimonialDetails): SavedDetails {
	return { details: { ...others, siblings: storedSiblings.parse(siblings) }, version };
}

/**
 * Writes all that the form says.
 *
 * @throws DomainError `auth.required` when the account has just been removed, `record.stale` when the details have been
 * changed since the version that was read
 */
export async function saveDetails(
	memberId: string,
	{ version, ...typed }: DetailsBody,
	now: Date,
): Promise<SavedDetails> {
	return db.$transaction(async (tx) => {
		// Before the first save there is no row of the details to lock.
		const locked = await tx.$queryRaw<unknown[]>`
			SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR NO KEY UPDATE`;
		if (locked.length === 0) throw new DomainError('auth.required');
		const saved = await readDetails(memberId, tx);
		if (version !== undefined && version !== saved.version) throw new DomainError('record.stale');
		const data = {
			...typed,
			shownToAgreed: typed.shownToAgreed.filter((detail) => !typed.shownToMatches.includes(detail)),
			...{ updatedAt: now, version: saved.version + 1 },
		};
		const written = await tx.matrimonialDetails.upsert({
			where: { memberId },
			create: { ...data, memberId },
			update: data,
		});
		return fromRow(written);
	});
}
