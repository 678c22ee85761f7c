import { expect, it } from 'vitest';
import { migrateRows } from '@/tests/support/earlier-version';

it('keeps the numbers that there are, in Latin digits, when the column comes', async () => {
	await migrateRows(
		{ first: '20261123190000_mobile_e164' },
		async (client) => {
			await client.query(`INSERT INTO "Member" ("name", "email", "emailKey", "mobileNumber", "claimedAt", "updatedAt")
				SELECT 'A', "at" || '@example.org', "at" || '@example.org', "typed", now(), now()
				FROM unnest(ARRAY['९८२९० १२३४५', '+91 98290-54321', '12 345']) WITH ORDINALITY AS "given" ("typed", "at")`);
		},
		async (client) => {
			const { rows } = await client.query(
				`SELECT "mobileNumber", "mobileE164" FROM "Member" ORDER BY "email"`,
			);
			expect(rows).toEqual(
				['98290 12345', '+91 98290-54321', '12 345'].map((mobileNumber) => ({
					mobileNumber,
					mobileE164: null,
				})),
			);
		},
	);
});
