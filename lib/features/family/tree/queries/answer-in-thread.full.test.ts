import { describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { computeLayout, type LayoutJob } from '@/lib/rules/layout/compute-layout';
import { startEngine } from '@/lib/rules/layout/engine';
import { getLinks } from '@/lib/rules/layout/nets';
import { growFamily } from '@/tests/support/family-growth';
import { storeFamily } from '@/tests/support/stored-family';
import { answerInThread, drawInThread } from './answer-in-thread';
import { answerOfTree, type TreeQuestion, type TreeQuestions } from './answer-of-tree';
import type { StoredTree } from './tree-rows';

function getJob(size: number): LayoutJob {
	const members = growFamily('community', size, 1);
	return { members, links: getLinks(members), cardIds: members.map(({ id }) => id), me: null };
}

const draw = (job: LayoutJob) => drawInThread(job, 'a member');

/** How often this thread has a turn while it waits. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
	}, 1);
	await work();
	clearInterval(timer);
	return turns;
}

describe('drawInThread', () => {
	it('draws what elkjs draws in this thread', async () => {
		const job = getJob(60);
		expect(await draw(job)).toEqual(await computeLayout(startEngine(), job));
	});

	it('leaves this thread free while it works', async () => {
		await draw(getJob(2));
		expect(await countTurns(() => draw(getJob(300)))).toBeGreaterThan(10);
	});
});

const now = new Date('2026-06-01');
const key = { etag: '"thread"', version: 'thread', ownerId: 'owner', language: 'en', now } as const;

const storedFamily = (size: number): StoredTree => storeFamily(growFamily('community', size, 1));

describe('answerInThread', () => {
	const ask = <Name extends keyof TreeQuestions>(
		name: Name,
		asked: TreeQuestions[Name]['asked'],
		stored: StoredTree | null = null,
	): TreeQuestion<Name> => ({ name, asked, key, stored });
	const view = { aroundId: null, open: [], towardId: null, known: null };

	it('answers what this thread would answer, and leaves it free meanwhile', async () => {
		const stored = storedFamily(600);
		await draw(getJob(2));
		const turns = await countTurns(async () => {
			expect(await answerInThread(ask('near', view))).toEqual({ earlier: null });
			const near = await answerInThread(ask('near', view, stored));
			const json = await answerInThread(ask('json', null));
			expect(near).toEqual(answerOfTree(ask('near', view, stored)));
			expect(json).toEqual(answerOfTree(ask('json', null)));
		});
		expect(turns).toBeGreaterThan(10);
	});

	it('says why it cannot, and works again', async () => {
		const stored = storedFamily(5);
		const broken = { ...stored, people: { ...stored.people, json: '[[' } };
		const question = { ...ask('whole', null, broken), key: { ...key, etag: '"broken"', version: 'broken' } };
		await expect(answerInThread(question)).rejects.toThrow('JSON');
		const answer = await answerInThread({ ...question, stored });
		expect(answer).toMatchObject({ reply: { familyMembers: { length: 5 } } });
	});

	it('passes a refusal on', async () => {
		const asked = answerInThread(ask('member', 'nobody', storedFamily(5)));
		await expect(asked).rejects.toEqual(new DomainError('notFound'));
	});
});
