import { beforeEach, expect, it, vi } from 'vitest';
import { getOwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { answerOfTree } from './answer-of-tree';
import { openTree } from './open-tree';

const answerInThread = vi.hoisted(() => vi.fn());

vi.mock('./answer-in-thread', () => ({ answerInThread }));

provideDatabase();
beforeEach(async () => {
	answerInThread.mockReset();
	await emptyTables();
});

async function makeTree(size: number): Promise<string> {
	const { id } = await makeAccount();
	const { id: treeId } = await getOwnTree(id);
	const names = Array.from({ length: size - 1 }, (_, at) => `Cousin ${at}`);
	await db.person.createMany({ data: names.map((name) => ({ treeId, name })) });
	return id;
}

it('asks the thread for a tree of more than 500 people, and does without it where it fails', async () => {
	answerInThread.mockRejectedValue(new Error('the thread has ended'));
	const tree = await openTree(await makeTree(501), 'en', new Date());
	expect((await tree.ask('whole', null)).familyMembers).toHaveLength(501);
	expect(answerInThread).toHaveBeenCalled();
});

it('reads all of a tree of which the thread has forgotten the earlier state meanwhile', async () => {
	const earlier = { id: 'forgotten', people: '', links: '' };
	answerInThread.mockImplementation(async (question) => answerOfTree(question));
	answerInThread.mockResolvedValueOnce({ earlier });
	const tree = await openTree(await makeTree(501), 'en', new Date());
	expect((await tree.ask('whole', null)).familyMembers).toHaveLength(501);
	const earlierIds = answerInThread.mock.calls.map(([{ stored }]) => stored?.earlierId);
	expect(earlierIds).toEqual([undefined, 'forgotten', null]);
});

it('asks nobody for a smaller one', async () => {
	const tree = await openTree(await makeTree(500), 'en', new Date());
	expect((await tree.ask('whole', null)).familyMembers).toHaveLength(500);
	expect(answerInThread).not.toHaveBeenCalled();
});
