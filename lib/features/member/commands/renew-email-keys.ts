import { getEmailKey } from '@/lib/core/email-rule';
import { pool } from '@/lib/platform/db/pool';

interface KeyRow {
	id: string;
	emailKey: string;
}

/** Keys with a domain in letters: getEmailKey makes none of them. */
const isFormerKey = `"emailKey" ~ '@[^@]*[^ -~][^@]*$'`;

/**
 * Gives addresses of international domains, stored by an earlier version, backup or entry of the trash, the one key that
 * both of their forms have. An account whose new key another account has keeps its former one: nothing is joined. Of
 * several the one comes first that is claimed, confirmed and older. Returns how many keys have changed.
 */
export async function renewEmailKeys(): Promise<number> {
	const { rows } = await pool.query<KeyRow>(
		`SELECT "id", "emailKey" FROM "Member" WHERE ${isFormerKey}
		ORDER BY "claimedAt" IS NULL, "emailConfirmedAt" IS NULL, "createdAt", "id"`,
	);
	let changed = 0;
	for (const { id, emailKey } of rows) {
		const { rowCount } = await pool.query(
			`UPDATE "Member" SET "emailKey" = $3 WHERE "id" = $1 AND "emailKey" = $2 AND $2 <> $3
			AND NOT EXISTS (SELECT FROM "Member" taken WHERE taken."emailKey" = $3)`,
			[id, emailKey, getEmailKey(emailKey)],
		);
		changed += rowCount ?? 0;
	}
	return changed;
}

/** Two accounts with one address, in the two forms of its domain. */
export interface AddressDouble {
	id: string;
	otherId: string;
}

/** Accounts that have kept a former key, each with the account that has the address's one key. */
export async function findAddressDoubles(): Promise<AddressDouble[]> {
	const { rows: former } = await pool.query<KeyRow>(
		`SELECT "id", "emailKey" FROM "Member" WHERE ${isFormerKey} ORDER BY "createdAt", "id"`,
	);
	const keys = former.map(({ emailKey }) => getEmailKey(emailKey));
	const { rows: others } = await pool.query<KeyRow>(
		`SELECT "id", "emailKey" FROM "Member" WHERE "emailKey" = ANY($1::text[])`,
		[keys],
	);
	const byKey = new Map(others.map(({ id, emailKey }) => [emailKey, id]));
	return former.flatMap(({ id }, index) => {
		const otherId = byKey.get(keys[index] ?? '');
		return otherId === undefined || otherId === id ? [] : [{ id, otherId }];
	});
}
