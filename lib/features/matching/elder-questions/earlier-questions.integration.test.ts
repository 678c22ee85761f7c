import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrateRows } from '@/tests/support/earlier-version';

const [ownerId, treeId, elderId] = [randomUUID(), randomUUID(), randomUUID()];
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

/** Each question is about a card of its own: one question of a kind goes to a relative at a time. */
const questions = {
	untried: { wrongCaptions: 0, answeredAt: null },
	triedTwice: { wrongCaptions: 2, answeredAt: null },
	ended: { wrongCaptions: 3, answeredAt: null },
	answeredAtLast: { wrongCaptions: 3, answeredAt: days(-1) },
};

async function writeQuestions(client: pg.Client): Promise<void> {
	await client.query(
		`INSERT INTO "Member" ("id", "name", "email", "emailKey", "claimedAt", "updatedAt")
		VALUES ($1, 'Asker', 'asker@example.org', 'asker@example.org', now(), now())`,
		[ownerId],
	);
	await client.query(
		`INSERT INTO "FamilyTree" ("id", "ownerId", "name", "updatedAt") VALUES ($1, $2, 'राठौड़ परिवार', now())`,
		[treeId, ownerId],
	);
	const writeCard = (id: string, name: string) =>
		client.query(`INSERT INTO "Person" ("id", "treeId", "name", "updatedAt") VALUES ($1, $2, $3, now())`, [
			id,
			treeId,
			name,
		]);
	await writeCard(elderId, 'Elder');
	for (const [name, { wrongCaptions, answeredAt }] of Object.entries(questions)) {
		const personId = randomUUID();
		await writeCard(personId, name);
		await client.query(
			`INSERT INTO "ElderQuestion" ("treeId", "elderId", "personId", "asks", "addressHi", "addressEn", "whoseHi", "whoseEn",
				"captionHi", "captionEn", "wrongCaptions", "language", "tokenHash", "expiresAt", "answeredAt")
			VALUES ($1, $2, $3, 'birth', 'काका', 'uncle', 'उनके', 'their', 'भतीजा', 'nephew', $4, 'hi', $5, $6, $7)`,
			[treeId, elderId, personId, wrongCaptions, answeredAt ? null : name, days(20), answeredAt],
		);
	}
}

describe('the migration of questions from before stored choices', () => {
	it('notes a wrong choice, which the asker reads, for links that three wrong choices had ended', async () => {
		await migrateRows({ first: '20261128100000_question_choices' }, writeQuestions, async (client) => {
			const { rows } = await client.query<{ name: string; isEnded: boolean; choices: string[] }>(
				`SELECT "name", "wrongChoiceAt" IS NOT NULL AS "isEnded", "choices"
				FROM "ElderQuestion" JOIN "Person" ON "Person"."id" = "personId"`,
			);
			expect(new Map(rows.map(({ name, isEnded }) => [name, isEnded]))).toEqual(
				new Map([
					['untried', false],
					['triedTwice', false],
					['ended', true],
					['answeredAtLast', false],
				]),
			);
			expect(rows.map(({ choices }) => choices)).toEqual([[], [], [], []]);
		});
	});
});
