import type * as z from 'zod';
import { languages } from '@/lib/core/language';
import { findNameFault } from '@/lib/core/member-name';
import type { accountsToCheckReply } from '@/lib/features/administration/schema';
import { findAddressDoubles } from '@/lib/features/member/commands/renew-email-keys';
import { db } from '@/lib/platform/db/client';
import { translator } from '@/lib/platform/i18n/translate';

type AccountsToCheck = z.output<typeof accountsToCheckReply>;

/** Names of one query: between two of them, other requests have their turn. */
const batchSize = 500;
/** The length of each list: the next ones show once these are put right. */
const mostListed = 100;

/**
 * Accounts that an earlier version has let in and that would be refused now: names of the portal or without letters, and
 * accounts that have one address in the two forms of its domain. They stay as they are until an administrator changes them.
 */
export async function listAccountsToCheck(): Promise<AccountsToCheck> {
	const [names, doubles] = await Promise.all([findUnfitNames(), findDoubles()]);
	return { names, doubles };
}

async function findUnfitNames(): Promise<AccountsToCheck['names']> {
	const found: AccountsToCheck['names'] = [];
	// The account that ADMIN_EMAIL makes has one of them.
	const given: readonly string[] = languages.map((language) =>
		translator(language)('account.administratorName'),
	);
	let after = '00000000-0000-0000-0000-000000000000';
	for (;;) {
		const members = await db.member.findMany({
			where: { id: { gt: after }, claimedAt: { not: null } },
			orderBy: { id: 'asc' },
			take: batchSize,
			select: { id: true, name: true, nameInOtherScript: true, email: true, isAdmin: true },
		});
		for (const { id: _id, name, nameInOtherScript, email, isAdmin } of members) {
			const isGiven = isAdmin && [name, nameInOtherScript ?? name].every((one) => given.includes(one));
			const fault = isGiven
				? null
				: (findNameFault(name) ?? (nameInOtherScript && findNameFault(nameInOtherScript)));
			if (fault) found.push({ _id, name, nameInOtherScript, email, fault });
		}
		after = members.at(-1)?.id ?? after;
		if (members.length < batchSize || found.length >= mostListed) return found.slice(0, mostListed);
	}
}

async function findDoubles(): Promise<AccountsToCheck['doubles']> {
	const doubles = (await findAddressDoubles()).slice(0, mostListed);
	const members = await db.member.findMany({
		where: { id: { in: doubles.flatMap(({ id, otherId }) => [id, otherId]) } },
		select: { id: true, name: true, email: true },
	});
	const byId = new Map(members.map(({ id, ...account }) => [id, { _id: id, ...account }]));
	return doubles.flatMap(({ id, otherId }) => {
		const [account, other] = [byId.get(id), byId.get(otherId)];
		return account && other ? [{ ...account, other }] : [];
	});
}
