import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrateRows } from '@/tests/support/earlier-version';

const migrations = { first: '20261128083000_own_word', last: '20261128085000_guardianship_ends' };
const sentAt = new Date('2026-11-20T06:00:00Z');
const saidYesAt = new Date('2026-11-22T06:00:00Z');

const members = {
	candidate: randomUUID(),
	bride: randomUUID(),
	father: randomUUID(),
	uncle: randomUUID(),
	stranger: randomUUID(),
	one: randomUUID(),
	two: randomUUID(),
	three: randomUUID(),
	four: randomUUID(),
};
const { candidate, bride, father, uncle, stranger } = members;

async function writeMembers(client: pg.Client): Promise<void> {
	await client.query(
		`INSERT INTO "Member" ("id", "name", "email", "emailKey", "claimedAt", "updatedAt", "isMarried")
		SELECT value::uuid, key, key || '@example.org', key || '@example.org', now(), now(), key = 'bride'
		FROM jsonb_each_text($1)`,
		[JSON.stringify(members)],
	);
	await client.query(
		`INSERT INTO "FamilyRequest" ("fromMemberId", "toMemberId", "relation", "status", "answeredAt")
		VALUES ($1, $2, 'Daughter', 'accepted', now()), ($1, $3, 'Daughter', 'accepted', now()),
			($4, $2, 'Niece', 'accepted', now())`,
		[father, candidate, bride, uncle],
	);
}

/** Null: the candidate has not agreed. */
async function writeGuardianship(
	client: pg.Client,
	[candidateId, guardianId]: readonly [string, string],
	hasLastWord: boolean | null,
): Promise<void> {
	await client.query(
		`INSERT INTO "Guardianship" ("candidateId", "guardianId", "guardianHi", "guardianEn", "candidateHi", "candidateEn",
			"status", "agreedAt", "expiresAt", "hasLastWord", "contactOf", "textVersion", "language")
		SELECT $1, $2, 'पिता', 'father', 'बेटी', 'daughter', CASE WHEN agreed THEN 'agreed' ELSE 'asked' END::"GuardianStatus",
			CASE WHEN agreed THEN now() END, CASE WHEN agreed THEN now() + interval '90 days' END, $3::boolean,
			CASE WHEN agreed THEN 'candidate' END::"ContactOf", CASE WHEN agreed THEN '1' END,
			CASE WHEN agreed THEN 'hi' END::"Language"
		FROM (SELECT $3::boolean IS NOT NULL AS agreed) AS choice`,
		[candidateId, guardianId, hasLastWord],
	);
}

describe('the migration of earlier records', () => {
	it('lets interests wait for the own word where a guardian’s last word was enough', async () => {
		const write = async (client: pg.Client) => {
			await writeMembers(client);
			await writeGuardianship(client, [candidate, father], true);
			await writeGuardianship(client, [candidate, uncle], false);
			await client.query(
				`INSERT INTO "Interest" ("fromMemberId", "toMemberId", "status", "createdAt", "answeredAt", "fromById", "toById",
					"saidYesAt", "plans", "seeks")
				SELECT "from"::uuid, "to"::uuid, status::"InterestStatus", $2, CASE status WHEN 'accepted' THEN $3::timestamptz END,
					"fromBy"::uuid, "toBy"::uuid, CASE WHEN "toBy" IS NOT NULL AND status = 'sent' THEN $3::timestamptz END, '{}', '{}'
				FROM jsonb_to_recordset($1) AS given ("from" text, "to" text, status text, "fromBy" text, "toBy" text)`,
				[
					JSON.stringify([
						{ from: candidate, to: members.one, status: 'sent', fromBy: father },
						{ from: candidate, to: members.two, status: 'accepted', fromBy: father },
						{ from: members.three, to: candidate, status: 'sent', toBy: father },
						{ from: candidate, to: members.four, status: 'sent', fromBy: uncle },
					]),
					sentAt,
					saidYesAt,
				],
			);
		};
		await migrateRows(migrations, write, async (client) => {
			const { rows } = await client.query(
				`SELECT "fromMemberId", "toMemberId", "fromWaitsAt", "toWaitsAt" FROM "Interest"`,
			);
			const own = { fromMemberId: candidate, fromWaitsAt: null, toWaitsAt: null };
			expect(rows).toHaveLength(4);
			expect(rows).toEqual(
				expect.arrayContaining([
					{ ...own, toMemberId: members.one, fromWaitsAt: sentAt },
					{ ...own, toMemberId: members.two },
					{ ...own, fromMemberId: members.three, toMemberId: candidate, toWaitsAt: saidYesAt },
					{ ...own, toMemberId: members.four },
				]),
			);
		});
	});

	it('names the guardian as the author of a mark where the act was a guardian’s', async () => {
		const write = async (client: pg.Client) => {
			await writeMembers(client);
			await client.query(
				`INSERT INTO "MatchMark" ("memberId", "otherId", "kind", "createdAt")
				VALUES ($1, $2, 'hidden', $5), ($1, $3, 'blocked', $5), ($1, $4, 'shortlisted', $5)`,
				[candidate, members.one, members.two, members.three, sentAt],
			);
			await client.query(
				`INSERT INTO "GuardianAct" ("candidateId", "guardianId", "otherId", "action", "createdAt")
				VALUES ($1, $2, $3, 'hid', $6), ($1, $2, $4, 'hid', $6), ($1, $2, $5, 'shortlisted', $7)`,
				[candidate, father, members.one, members.two, members.three, sentAt, saidYesAt],
			);
		};
		await migrateRows(migrations, write, async (client) => {
			const { rows } = await client.query<{ otherId: string; byId: string | null }>(
				'SELECT "otherId", "byId" FROM "MatchMark"',
			);
			expect(new Map(rows.map(({ otherId, byId }) => [otherId, byId]))).toEqual(
				new Map([
					[members.one, father],
					[members.two, null],
					[members.three, null],
				]),
			);
		});
	});

	it('ends guardianships whose ground is gone, and notes that the two are still to be informed', async () => {
		const write = async (client: pg.Client) => {
			await writeMembers(client);
			await writeGuardianship(client, [candidate, father], true);
			await writeGuardianship(client, [candidate, stranger], false);
			await writeGuardianship(client, [bride, father], false);
			await writeGuardianship(client, [bride, stranger], null);
		};
		await migrateRows(migrations, write, async (client) => {
			const { rows } = await client.query(
				'SELECT "candidateId", "guardianId", "status", "isEndUntold", "endedById" FROM "Guardianship"',
			);
			const ended = { status: 'ended', isEndUntold: true, endedById: null };
			expect(rows).toHaveLength(4);
			expect(rows).toEqual(
				expect.arrayContaining([
					{
						candidateId: candidate,
						guardianId: father,
						status: 'agreed',
						isEndUntold: false,
						endedById: null,
					},
					{ ...ended, candidateId: candidate, guardianId: stranger },
					{ ...ended, candidateId: bride, guardianId: father },
					{ ...ended, candidateId: bride, guardianId: stranger, isEndUntold: false },
				]),
			);
		});
	});
});
