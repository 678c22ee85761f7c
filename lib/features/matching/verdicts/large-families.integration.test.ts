import { beforeEach, expect, it, vi } from 'vitest';
import { GET as readVerdict } from '@/app/api/family/marriage/route';
import { GET as readMatch } from '@/app/api/family/matches/[id]/route';
import { GET as readMatches } from '@/app/api/family/matches/route';
import { GET as readStopped } from '@/app/api/family/matches/stopped/route';
import { GET as readQuestions } from '@/app/api/family/questions/route';
import { searchKey } from '@/lib/core/text-folding';
import { findRelationship, mayAgree } from '@/lib/features/matching/queries/relationship';
import { db } from '@/lib/platform/db/client';
import { shortLane } from '@/lib/platform/threads/lanes';
import { mergeRecords } from '@/lib/rules/marriage/family-records';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { WrittenTree } from '@/tests/support/trees';
import { askFamilies } from './queries/ask-families';
import { handleFamilyTask, openFamilies } from './rules/open-families';

vi.mock('./queries/ask-families', async (load) => {
	const loaded = await load<typeof import('./queries/ask-families')>();
	return { askFamilies: vi.fn(loaded.askFamilies) };
});

vi.mock('@/lib/rules/marriage/family-records', async (load) => {
	const loaded = await load<typeof import('@/lib/rules/marriage/family-records')>();
	return { ...loaded, mergeRecords: vi.fn(loaded.mergeRecords) };
});

provideDatabase();
beforeEach(async () => {
	vi.clearAllMocks();
	await emptyTables();
});

const withClan = (clan: string) => ({ clan, clanKey: searchKey(clan) });

/** A groom; a bride; and the daughter of his father, who is a card in the tree of each and is joined. */
async function plantFamilies(cardCount: number) {
	const groom = await makeSeeker({ name: 'Groom', ...withClan('Rathore') });
	const bride = await makeSeeker({ name: 'Bride', gender: 'Female', ...withClan('Chauhan') });
	const sister = await makeSeeker({ name: 'Sister', gender: 'Female', ...withClan('Bhati') });
	const [his, hers] = [await WrittenTree.of(groom.id), await WrittenTree.of(sister.id)];
	const [father, sameFather] = [
		await his.card('Father', { gender: 'Male' }),
		await hers.card('Father', { gender: 'Male' }),
	];
	const cousin = await his.card('Cousin', { gender: 'Female' });
	await his.parent(his.meId, father, 'father');
	await hers.parent(hers.meId, sameFather, 'father');
	const cards = [
		{ treeId: his.id, id: father },
		{ treeId: hers.id, id: sameFather },
	];
	const [one, other] = his.id < hers.id ? cards : cards.toReversed();
	const now = new Date();
	await db.samePerson.create({
		data: {
			oneTreeId: one?.treeId ?? '',
			oneId: one?.id ?? '',
			oneAnswer: 'yes',
			oneAnsweredAt: now,
			otherTreeId: other?.treeId ?? '',
			otherId: other?.id ?? '',
			otherAnswer: 'yes',
			otherAnsweredAt: now,
		},
	});
	const names = Array.from({ length: cardCount }, (_, place) => `Relative ${place}`);
	const texts = { sakh: 'S'.repeat(80), motherClan: 'M'.repeat(80) };
	await db.person.createMany({
		data: names.map((name) => ({ ...texts, treeId: his.id, name, nameKey: searchKey(name) })),
	});
	return { groom, bride, cousin, sister };
}

async function askAll({ groom, bride, cousin }: Awaited<ReturnType<typeof plantFamilies>>) {
	const now = new Date();
	const { token } = groom;
	const read = async (handler: Parameters<typeof call>[0], path: string, params = {}) => {
		const { status, text } = await call(handler, `/api/family/${path}`, { token, params });
		expect(status, text).toBe(200);
		return text;
	};
	return {
		matches: await read(readMatches, 'matches'),
		match: await read(readMatch, `matches/${bride.id}`, { id: bride.id }),
		stopped: await read(readStopped, 'matches/stopped'),
		verdictOnMatch: await read(readVerdict, `marriage?other=${bride.id}`),
		verdictOnCard: await read(readVerdict, `marriage?other=${cousin}`),
		questions: await read(readQuestions, 'questions'),
		relationship: await findRelationship(groom.id, bride.id, now),
		mayAgree: await mayAgree(groom.id, bride.id, now),
	};
}

it('reads a large family in the thread alone, with the results that it has here', async () => {
	const run = vi.spyOn(shortLane, 'run');
	const found = await askAll(await plantFamilies(400));
	expect(vi.mocked(mergeRecords)).not.toHaveBeenCalled();
	expect(found).toMatchObject({
		matches: expect.stringContaining('"name":"Bride"'),
		match: expect.stringContaining('"marriage":'),
		stopped: expect.stringContaining('"name":"Sister"'),
		verdictOnMatch: expect.stringContaining('"verdict":"unknown"'),
		verdictOnCard: expect.stringContaining('"name":"Cousin"'),
		questions: expect.stringContaining('"gaps":[{'),
		relationship: 'match',
		mayAgree: true,
	});
	expect(found.matches).not.toContain('Sister');
	const { calls, settledResults } = vi.mocked(askFamilies).mock;
	expect(new Set(calls.map(([{ name }]) => name))).toEqual(
		new Set([
			'shownCards',
			'hasJoins',
			'possible',
			'matches',
			'stopped',
			'marriage',
			'marriageOfCards',
			'gaps',
		]),
	);
	expect(run).toHaveBeenCalledTimes(calls.length);
	for (const [place, [task]] of calls.entries())
		expect(settledResults[place]?.value, task.name).toEqual(handleFamilyTask(task, openFamilies));
});

it('reads a small family without the thread', async () => {
	const run = vi.spyOn(shortLane, 'run');
	await askAll(await plantFamilies(0));
	expect(vi.mocked(mergeRecords)).toHaveBeenCalled();
	expect(run).not.toHaveBeenCalled();
});
