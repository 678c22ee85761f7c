import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { lockAccounts } from '@/lib/features/family/requests/commands/link-account';
import { findRelatives } from '@/lib/features/matching/guardians/queries/find-relatives';
import { agreementVersion, getExpiry } from '@/lib/features/matching/guardians/rules';
import type { AgreeBody } from '@/lib/features/matching/guardians/schema';
import { agreeToMatches, isListed } from '@/lib/features/member/commands/change-profile';
import { hasBlocked } from '@/lib/features/member/queries/blocked';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

type Tx = Prisma.TransactionClient;

/**
 * Asks a relative of the member's own tree whether the member may look for a match for them. Answers its id.
 *
 * @throws DomainError `notFound` for who cannot be asked, `account.emailUnconfirmed`, `guardian.alreadyAsked`
 */
export async function askCandidate(guardianId: string, personId: string, now: Date): Promise<string> {
	const relative = (await findRelatives(guardianId, now)).find(({ id }) => id === personId);
	if (!relative) throw new DomainError('notFound');
	const { memberId: candidateId, words, ownWords } = relative;
	return db.$transaction(async (tx) => {
		await lockAccounts(tx, guardianId, candidateId);
		await requireConfirmedEmail(tx, guardianId);
		// As if they were not there, which tells nobody that they are blocked.
		if (await hasBlocked(tx, candidateId, guardianId)) throw new DomainError('notFound');
		const living = { candidateId, guardianId, status: { not: 'ended' as const } };
		const known = await tx.guardianship.findFirst({ where: living, select: { id: true, expiresAt: true } });
		if (known && (known.expiresAt === null || known.expiresAt > now))
			throw new DomainError('guardian.alreadyAsked');
		if (known) await end(tx, known.id, guardianId, now);
		const asked = {
			...{ candidateId, guardianId, createdAt: now },
			...{ guardianHi: ownWords.hi, guardianEn: ownWords.en },
			...{ candidateHi: words.hi, candidateEn: words.en },
		};
		const { id } = await tx.guardianship.create({ data: asked, select: { id: true } });
		return id;
	});
}

/**
 * Agrees that a relative looks for a match for the member.
 *
 * @throws DomainError `notFound`, `record.stale` for what is agreed to already, `guardian.notListed` for who is not shown to others and does not agree to it here
 */
export async function agree(
	candidateId: string,
	{ id, language, ...agreed }: AgreeBody & { id: string; language: Language },
	now: Date,
): Promise<void> {
	const { hasLastWord, contactOf, months, matrimonialConsent } = agreed;
	await db.$transaction(async (tx) => {
		const asked = await lockGuardianship(tx, id, candidateId);
		if (asked.candidateId !== candidateId) throw new DomainError('notFound');
		if (asked.status !== 'asked') throw new DomainError('record.stale');
		const wasListed = await isListed(tx, candidateId);
		if (!wasListed && !matrimonialConsent) throw new DomainError('guardian.notListed');
		if (!wasListed)
			await agreeToMatches(tx, { memberId: candidateId, wasListed, isGiven: true, language }, now);
		await tx.guardianship.update({
			where: { id },
			data: {
				...{ status: 'agreed', agreedAt: now, expiresAt: getExpiry(now, months) },
				...{ hasLastWord, contactOf, language, textVersion: agreementVersion },
			},
			select: { id: true },
		});
	});
}

/**
 * Ends an agreement, withdraws what was asked, or says no to it: at once, by either of the two. Answers whether it had been agreed.
 *
 * @throws DomainError `notFound`
 */
export async function endGuardianship(memberId: string, id: string, now: Date): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const { status } = await lockGuardianship(tx, id, memberId);
		if (status === 'ended') throw new DomainError('notFound');
		await end(tx, id, memberId, now);
		return status === 'agreed';
	});
}

async function end(tx: Tx, id: string, endedById: string, now: Date): Promise<void> {
	await tx.guardianship.update({
		where: { id },
		data: { status: 'ended', endedAt: now, endedById },
		select: { id: true },
	});
}

/** Holds the two accounts, so that what is done in the candidate's name waits for it. */
async function lockGuardianship(tx: Tx, id: string, memberId: string) {
	const select = { candidateId: true, guardianId: true, status: true } as const;
	const found = await tx.guardianship.findUnique({ where: { id }, select });
	if (!found || ![found.candidateId, found.guardianId].includes(memberId)) throw new DomainError('notFound');
	await lockAccounts(tx, found.candidateId, found.guardianId);
	// What was read before the two accounts were held may have changed.
	return tx.guardianship.findUniqueOrThrow({ where: { id }, select });
}

/** @throws DomainError `account.emailUnconfirmed` */
async function requireConfirmedEmail(tx: Tx, memberId: string): Promise<void> {
	const isConfirmed = { id: memberId, emailConfirmedAt: { not: null } };
	if ((await tx.member.count({ where: isConfirmed })) === 0)
		throw new DomainError('account.emailUnconfirmed');
}
