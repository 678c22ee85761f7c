import { toLatinDigits } from '@/lib/core/digits';
import { findE164 } from '@/lib/core/e164';
import { DomainError } from '@/lib/core/errors';
import { pool } from '@/lib/platform/db/pool';

/** What is written, with the E.164 form beside a mobile number that is written with it. */
export function withE164<T extends { mobileNumber?: string | null }>(
	written: T,
): T & { mobileE164?: string | null } {
	const { mobileNumber } = written;
	if (mobileNumber === undefined) return written;
	return { ...written, mobileE164: mobileNumber === null ? null : findE164(mobileNumber) };
}

/**
 * Refuses a number of a length that no telephone has. The number that is stored is never refused.
 *
 * @throws DomainError `input.invalid`
 */
export function checkMobileNumber(typed: string | null | undefined, stored: string | null): void {
	if (!typed || hasDialableLength(typed)) return;
	// As the schema reads it when a form sends it back.
	if (stored !== null && [stored, toLatinDigits(stored.trim())].includes(typed)) return;
	throw new DomainError('input.invalid', { fields: [{ path: 'mobileNumber', message: 'mobileDigits' }] });
}

/** Rows of one statement. */
const batchSize = 1000;

interface NumberRow {
	id: string;
	mobileNumber: string;
}

/**
 * Writes the E.164 form of every mobile number that has none yet: of rows from before the column, and of those that came
 * back from an older backup or the trash. A number that somebody changes meanwhile is left to that change. Returns how
 * many rows it wrote; numbers that cannot be read as one stay without.
 */
export async function fillMobileE164(): Promise<number> {
	return (await fillTable('Member')) + (await fillTable('Person'));
}

async function fillTable(table: 'Member' | 'Person'): Promise<number> {
	let written = 0;
	let after = '00000000-0000-0000-0000-000000000000';
	for (;;) {
		const { rows } = await pool.query<NumberRow>(
			`SELECT "id", "mobileNumber" FROM "${table}"
			WHERE "id" > $1 AND "mobileNumber" IS NOT NULL AND "mobileE164" IS NULL ORDER BY "id" LIMIT ${batchSize}`,
			[after],
		);
		const last = rows.at(-1);
		if (!last) return written;
		after = last.id;
		const found = rows.flatMap(({ id, mobileNumber }) => {
			const e164 = findE164(mobileNumber);
			return e164 === null ? [] : [{ id, mobileNumber, latin: toLatinDigits(mobileNumber), e164 }];
		});
		if (found.length === 0) continue;
		const { rowCount } = await pool.query(
			`UPDATE "${table}" AS written SET "mobileNumber" = found."latin", "mobileE164" = found."e164"
			FROM jsonb_to_recordset($1::jsonb) AS found ("id" uuid, "mobileNumber" text, "latin" text, "e164" text)
			WHERE written."id" = found."id" AND written."mobileNumber" = found."mobileNumber"`,
			[JSON.stringify(found)],
		);
		written += rowCount ?? 0;
	}
}

/** No number has more digits (ITU-T E.164), and none that can be dialled from everywhere has fewer. */
const digits = { min: 7, max: 15 };

/** A number in Latin digits. */
function hasDialableLength(number: string): boolean {
	const count = number.replace(/\D/g, '').length;
	return count >= digits.min && count <= digits.max;
}
