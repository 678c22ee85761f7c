import { DomainError } from '@/lib/core/errors';
import { getClanNamer, loadClanNamer } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { clanKeyIn, findKnownClan, isListed } from '@/lib/rules/clan/groups';
import { listStoredClans, renameClans, restoreClans } from './rename-clans';

type Tx = Prisma.TransactionClient;

interface NewAlias {
	/** Another name of `clan`; records may hold it. */
	name: string;
	clan: string;
}

export interface AliasChange {
	/** How many fields of records have changed. */
	changed: number;
}

const lockKey = 72_707_373;
/** Records of a large community are many. */
const limitMs = 60_000;

/**
 * Counts `name` as `clan` from now on: what is typed becomes `clan`, and records that hold it are renamed. Merging two
 * clans is the same. With an entry in the audit log.
 *
 * @throws DomainError `clan.listed` where the portal lists `name` itself, `clan.alias` where it is an alias already,
 * `clan.same` where both are one clan
 */
export function addClanAlias({ name, clan }: NewAlias, actorId: string): Promise<AliasChange> {
	return changeAliases(async (tx) => {
		if (isListed(findKnownClan(name) ?? '')) throw new DomainError('clan.listed');
		const aliases = await tx.clanAlias.findMany({ select: { key: true, clan: true } });
		const [key, target] = [clanKeyIn(name), getClanNamer(aliases)(clan)];
		if (aliases.some((alias) => alias.key === key)) throw new DomainError('clan.alias');
		if (clanKeyIn(target) === key) throw new DomainError('clan.same');
		const { id } = await tx.clanAlias.create({
			data: { key, name, clan: target },
			select: { id: true },
		});
		const held = (await listStoredClans(tx)).filter((stored) => clanKeyIn(stored) === key);
		const changed = await renameClans(
			tx,
			held.map((before) => ({ before, after: target })),
			id,
		);
		await noteChange(tx, {
			...{ actorId, action: 'clan.merge', subjectType: 'clan', subjectId: id },
			...{ before: { clan: name }, after: { clan: target } },
		});
		return { changed };
	});
}

/**
 * Removes an alias: its name is a clan of its own again, and records that it has renamed hold it again. With an entry in
 * the audit log.
 *
 * @throws DomainError `notFound`
 */
export function removeClanAlias(id: string, actorId: string): Promise<AliasChange> {
	return changeAliases(async (tx) => {
		const alias = await tx.clanAlias.findUnique({ where: { id }, select: { name: true, clan: true } });
		if (!alias) throw new DomainError('notFound');
		const changed = await restoreClans(tx, id, await loadClanNamer(tx));
		await tx.clanAlias.delete({ where: { id }, select: { id: true } });
		await noteChange(tx, {
			...{ actorId, action: 'clan.separate', subjectType: 'clan', subjectId: id },
			...{ before: { clan: alias.clan }, after: { clan: alias.name } },
		});
		return { changed };
	});
}

/** One change at a time: two merges at once could lead in a circle. */
function changeAliases(change: (tx: Tx) => Promise<AliasChange>): Promise<AliasChange> {
	return db.$transaction(
		async (tx) => {
			await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey})`;
			return change(tx);
		},
		{ timeout: limitMs },
	);
}
