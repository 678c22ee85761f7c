// The calls that members and visitors make most take a bounded number of SQL statements, for any amount of data.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { writeAgreed } from '@/tests/support/guardians';
import { writeBlog, writeDeity, writeImage, writePicture } from '@/tests/support/records';
import { makeSeeker } from '@/tests/support/seekers';
import { findHandlers, getStatements, type Handler } from '@/tests/support/statements';
import { WrittenTree } from '@/tests/support/trees';

provideDatabase();
holdAfterResponse();

interface Budget {
	/** An upper bound that includes the statement for the session. */
	statements: number;
	isMembers?: boolean;
	query?: string;
}

const budgets: Record<string, Budget> = {
	blogs: { statements: 1 },
	deities: { statements: 1 },
	'family/interests': { statements: 10, isMembers: true },
	'family/matches': { statements: 5, isMembers: true },
	'family/near': { statements: 5, isMembers: true },
	'family/tree': { statements: 5, isMembers: true },
	gallery: { statements: 1 },
	'users/notifications': { statements: 2, isMembers: true },
	'users/profile': { statements: 2, isMembers: true },
	'users/search': { statements: 8, isMembers: true, query: 'query=asha' },
};

/** The number of records of each kind: one statement more for each would be far over its budget. */
const many = 25;

const candidateIds: string[] = [];
let memberId = '';
let memberToken = '';
let guardianToken = '';
let handlers: ReadonlyMap<string, Handler>;

beforeAll(async () => {
	handlers = await findHandlers(path.dirname(fileURLToPath(import.meta.url)), ['GET']);
	const member = await makeSeeker();
	memberId = member.id;
	memberToken = member.token;
	const tree = await WrittenTree.of(member.id);
	for (let number = 0; number < many; number++) {
		const other = await makeSeeker({ name: `Asha ${number}`, gender: 'Female', clan: 'Chauhan' });
		await tree.parent(await tree.card(`Ram ${number}`), tree.meId, 'father');
		await WrittenTree.of(other.id);
		await writeRecords(other.id, number);
	}
	await writeCandidates();
});

async function writeRecords(senderId: string, number: number): Promise<void> {
	const approved = { status: 'approved', approvedAt: new Date() } as const;
	await writeBlog(senderId, { title: `Forts ${number}`, ...approved });
	await writeImage(senderId, { mediaId: await writePicture(), ...approved });
	await writeDeity(`Karni ${number}`);
	const pair = { fromMemberId: senderId, toMemberId: memberId };
	await db.interest.create({ data: pair, select: { id: true } });
	await db.familyRequest.create({ data: { ...pair, relation: 'Sister' }, select: { id: true } });
}

/** Writes five daughters of one father; the member could marry each. */
async function writeCandidates(): Promise<void> {
	const father = await makeLogin({ name: 'Karan', gender: 'Male' });
	guardianToken = father.token;
	const tree = await WrittenTree.of(father.id);
	for (let number = 0; number < 5; number++) {
		const daughter = await makeSeeker({ name: `Maya ${number}`, gender: 'Female', clan: 'Bhati' });
		await tree.parent(await tree.account(daughter.id, { gender: 'Female' }), tree.meId, 'father');
		await writeAgreed(daughter.id, father.id);
		candidateIds.push(daughter.id);
	}
}

async function get(folder: string, query: string, token?: string) {
	const handler = handlers.get(`GET ${folder}`);
	if (!handler) throw new Error(`There is no ${folder}`);
	return call(handler, `/api/${folder}?${query}`, { ...(token && { token }) });
}

describe('SQL statements of hot calls', () => {
	it.each(Object.entries(budgets))('GET %s stays within its budget', async (folder, budget) => {
		const request = () => get(folder, budget.query ?? '', budget.isMembers ? memberToken : undefined);
		// The first call reads what the process keeps.
		await request();
		let status = 0;
		const statements = await getStatements(async () => {
			status = (await request()).status;
		});
		expect(status).toBe(200);
		expect(statements).toBeLessThanOrEqual(budget.statements);
	});

	it('GET family/matches takes one statement more for a candidate than for oneself', async () => {
		await get('family/matches', '', memberToken);
		const own = await getStatements(async () => {
			expect((await get('family/matches', '', memberToken)).status).toBe(200);
		});
		const forFive = await getStatements(async () => {
			for (const id of candidateIds) {
				const response = await get('family/matches', `for=${id}`, guardianToken);
				expect([response.status, response.text.includes(memberId)]).toEqual([200, true]);
			}
		});
		expect(forFive).toBeLessThanOrEqual(candidateIds.length * (own + 1));
	});
});
