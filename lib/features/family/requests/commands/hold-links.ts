import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import type { HeldLinksReply } from '@/lib/features/family/requests/schema';
import { serializeName } from '@/lib/features/family/tree/dto/card';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { withParent } from '@/lib/platform/db/with-parent';
import { lockRequest } from './link-account';

// An account may have been made with the address of somebody else, who takes it over by proving that it is theirs. The links that it
// already has may be anybody's: they are kept, and give no rights until the owner says of each that it is right.

type Tx = Prisma.TransactionClient;

/** Holds a member's links, and what the account has asked of others as soon as they agree. Answers how many links are held for them. */
export async function holdLinks(tx: Tx, memberId: string): Promise<number> {
	await tx.$executeRaw`
		UPDATE "FamilyRequest" SET "heldForIds" = array_append("heldForIds", ${memberId}::uuid),
			"status" = CASE "status" WHEN 'pending' THEN "status" ELSE 'held' END
		WHERE ("status" IN ('accepted', 'held') AND ${memberId}::uuid IN ("fromMemberId", "toMemberId")
				OR "status" = 'pending' AND "fromMemberId" = ${memberId}::uuid)
			AND NOT ${memberId}::uuid = ANY ("heldForIds")`;
	return tx.familyRequest.count({ where: heldFor(memberId) });
}

const heldFor = (memberId: string) => ({ status: 'held', heldForIds: { has: memberId } }) as const;

/** The links that wait for the member to keep or end them. */
export async function listHeldLinks(memberId: string, language: Language): Promise<HeldLinksReply> {
	const named = { select: { id: true, name: true, nameInOtherScript: true } } as const;
	const rows = await db.familyRequest.findMany({
		where: heldFor(memberId),
		select: { id: true, relation: true, createdAt: true, fromMember: named, toMember: named },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
	});
	const links = withParent(withParent(rows, 'fromMember'), 'toMember');
	return {
		links: links.map(({ id, relation, createdAt, fromMember, toMember }) => {
			const other = fromMember.id === memberId ? toMember : fromMember;
			return {
				_id: id,
				member: serializeName(other.id, other, language),
				relation: relationWord(relation, language),
				createdAt: createdAt.toISOString(),
				isAskedByMe: fromMember.id === memberId,
			};
		}),
	};
}

/**
 * Keeps a link that is held for a member: it gives rights again, unless it is held for the other one too.
 *
 * @throws DomainError `notFound`
 */
export async function keepLink(memberId: string, id: string): Promise<void> {
	await db.$transaction(async (tx) => {
		const { status, request } = await lockRequest(tx, id, memberId);
		if (status !== 'held' || !request.heldForIds.includes(memberId)) throw new DomainError('notFound');
		const heldForIds = request.heldForIds.filter((heldId) => heldId !== memberId);
		const kept = heldForIds.length === 0 ? ('accepted' as const) : status;
		await tx.familyRequest.update({
			where: { id },
			data: { heldForIds, status: kept },
			select: { id: true },
		});
	});
}
