import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getMarriage } from '@/app/api/family/marriage/route';
import { GET as getMatches } from '@/app/api/family/matches/route';
import { GET as getStopped } from '@/app/api/family/matches/stopped/route';
import { GET as getNotifications } from '@/app/api/users/notifications/route';
import { samePeopleReply } from '@/lib/features/family/same-people/schema';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { writtenIn } from '@/lib/rules/script/in-script';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { canaries, letCompare, plantTwoFamilies } from '@/tests/support/two-families';
import { POST } from './[id]/route';
import { GET, PUT } from './route';

provideDatabase();
beforeEach(emptyTables);

type Families = Awaited<ReturnType<typeof plantTwoFamilies>>;

async function read(token: string, language = 'en') {
	const { status, text } = await call(GET, '/api/family/same-people', { token, language });
	expect(status, text).toBe(200);
	return { ...samePeopleReply.parse(JSON.parse(text)), text };
}

const answer = (token: string, id: string, said: 'yes' | 'no') =>
	call(POST, `/api/family/same-people/${id}`, { token, params: { id }, json: { answer: said } });

/** The pair of the two great-grandfathers as both owners see it. */
async function askBoth({ his, her }: Families) {
	await read(her.owner.token);
	const getPair = async (token: string, cardId: string) => {
		const { questions, text } = await read(token);
		return { question: questions.find(({ own }) => own._id === cardId), text };
	};
	return {
		his: await getPair(his.owner.token, his.ancestor),
		her: await getPair(her.owner.token, her.ancestor),
	};
}

async function joinBoth(families: Families): Promise<string> {
	await letCompare();
	const asked = await askBoth(families);
	const id = asked.his.question?._id ?? '';
	expect(await answer(families.his.owner.token, id, 'yes')).toMatchObject({
		status: 200,
		body: { state: 'waiting' },
	});
	expect(await answer(families.her.owner.token, id, 'yes')).toMatchObject({
		status: 200,
		body: { state: 'joined' },
	});
	return id;
}

describe('before both have said yes', () => {
	it('asks both owners, in words of kinship, with what agreed in name and village', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		const asked = await askBoth(families);
		expect(asked.his.question).toMatchObject({
			state: 'asked',
			own: { name: 'उम्मेद सिंह', relationWords: { hi: expect.stringContaining('परदादा') }, village: 'खींवसर' },
			owner: { name: 'Bride' },
			other: null,
			fields: [{ field: 'name', agreement: 'equal' }],
		});
		expect(asked.her.question).toMatchObject({
			state: 'asked',
			own: { name: canaries.name },
			owner: { name: 'Groom' },
		});
	});

	it('tells nothing of the other card', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		const { his } = await askBoth(families);
		for (const canary of Object.values(canaries)) expect(his.text).not.toContain(canary);
		await answer(families.his.owner.token, his.question?._id ?? '', 'yes');
		const { text } = await read(families.his.owner.token);
		for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
	});

	it('leaves the verdict open, with the reason in words of kinship', async () => {
		const { his, her } = await plantTwoFamilies();
		const path = `/api/family/marriage?other=${her.owner.id}`;
		const { text } = await call(getMarriage, path, { token: his.owner.token });
		const { verdict, reasons } = verdictReply.parse(JSON.parse(text));
		expect(verdict).toBe('unknown');
		expect(reasons.map(({ code }) => code)).toContain('maybeSamePerson');
		for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
	});

	it('notifies both', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		await askBoth(families);
		const { body } = await call(getNotifications, '/api/users/notifications', {
			token: families.her.owner.token,
		});
		expect(body.notifications).toMatchObject([{ kind: 'ancestor.asked', subject: 'Groom', isWaiting: true }]);
	});
});

describe('changing one’s own card', () => {
	const nameOnly = [{ field: 'name', agreement: 'equal' }];
	const changeOwn = async (his: Families['his'], data: Prisma.PersonUpdateInput) => {
		await db.person.update({ where: { id: his.ancestor }, data });
		await db.familyTree.update({ where: { id: his.tree.id }, data: { version: { increment: 1 } } });
	};

	it('changes nothing of what is shown before the other owner has answered', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		const before = (await askBoth(families)).his.question;
		expect(before).toMatchObject({ state: 'asked', fields: nameOnly });
		const { his } = families;
		const find = async () => {
			const { questions } = await read(his.owner.token);
			return questions.find(({ own }) => own._id === his.ancestor);
		};
		for (const diedIn of [1930, 1950, 1962, 1990]) {
			await changeOwn(his, { diedOn: new Date(Date.UTC(diedIn, 0, 1)) });
			expect(await find()).toMatchObject({ _id: before?._id, state: 'asked', fields: nameOnly });
		}
		await changeOwn(his, { villageAddress: canaries.village });
		const mother = await his.woman('Sugan Kanwar', { isDeceased: true });
		await his.tree.parent(his.ancestor, mother, 'mother');
		await db.familyTree.update({ where: { id: his.tree.id }, data: { version: { increment: 1 } } });
		expect(await find()).toMatchObject({ _id: before?._id, state: 'asked', fields: nameOnly });
		await answer(his.owner.token, before?._id ?? '', 'yes');
		expect(await find()).toMatchObject({ state: 'waiting', fields: nameOnly });
		await answer(families.her.owner.token, before?._id ?? '', 'no');
		expect(await find()).toMatchObject({ state: 'notJoined', fields: nameOnly });
	});

	it('shows the first result for a card that is written again', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		await askBoth(families);
		const { his } = families;
		await db.person.delete({ where: { id: his.ancestor } });
		const again = await his.man('Umaid Singh', {
			isDeceased: true,
			villageAddress: canaries.village,
		});
		await his.tree.parent(again, his.father, 'father');
		await his.tree.marry(again, his.wife);
		await db.familyTree.update({ where: { id: his.tree.id }, data: { version: { increment: 1 } } });
		const { questions } = await read(his.owner.token);
		expect(questions.find(({ own }) => own._id === again)).toMatchObject({
			state: 'asked',
			fields: nameOnly,
		});
	});

	it('compares a card of another tree with six states of the own cards at most', async () => {
		const { his, her } = await plantTwoFamilies();
		await db.person.delete({ where: { id: his.ancestor } });
		await letCompare();
		await read(her.owner.token);
		// A village and a year alone are too little for a pair, unless the year is the right one.
		await db.person.update({
			where: { id: her.ancestor },
			data: { bornOn: new Date('1890-01-01'), bornPrecision: 'year' },
		});
		await db.familyTree.update({ where: { id: her.tree.id }, data: { version: { increment: 1 } } });
		await read(her.owner.token);
		for (const diedIn of [1930, 1934, 1938, 1942, 1946, 1950, 1954, 1958, 1962]) {
			await his.man('Ummed Singh', {
				isDeceased: true,
				villageAddress: canaries.village,
				bornOn: new Date('1890-01-01'),
				bornPrecision: 'year',
				diedOn: new Date(Date.UTC(diedIn, 0, 1)),
				diedPrecision: 'year',
			});
			await db.familyTree.update({ where: { id: his.tree.id }, data: { version: { increment: 1 } } });
			await read(his.owner.token);
		}
		expect(await db.samePersonTry.count({ where: { treeId: his.tree.id, personId: her.ancestor } })).toBe(6);
		expect(
			await db.samePerson.count({ where: { OR: [{ oneId: her.ancestor }, { otherId: her.ancestor }] } }),
		).toBe(0);
	});
});

describe('whose tree is compared', () => {
	it.each([
		['neither', null, null],
		['one', true, null],
		['one and a refusal', true, false],
	])('asks nobody with the word of %s', async (_, hisWord, herWord) => {
		const { his, her } = await plantTwoFamilies();
		await db.familyTree.update({ where: { id: his.tree.id }, data: { isComparable: hisWord } });
		await db.familyTree.update({ where: { id: her.tree.id }, data: { isComparable: herWord } });
		await read(her.owner.token);
		for (const { owner } of [his, her]) expect((await read(owner.token)).questions).toEqual([]);
		const [pair] = await db.samePerson.findMany();
		for (const { owner } of [his, her])
			expect(await answer(owner.token, pair?.id ?? '', 'yes')).toMatchObject({ status: 404 });
	});

	it('asks both where both trees are public, until one says no', async () => {
		const families = await plantTwoFamilies();
		await db.familyTree.updateMany({ data: { isPublic: true } });
		await db.member.updateMany({ data: { familyTreePrivacy: 'public' } });
		expect((await askBoth(families)).his.question).toMatchObject({ state: 'asked' });
		const { token } = families.her.owner;
		expect(
			(await call(PUT, '/api/family/same-people', { token, method: 'PUT', json: { isComparable: false } }))
				.status,
		).toBe(200);
		expect((await askBoth(families)).his.question).toBeUndefined();
	});

	it('asks nobody whose address is not confirmed', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		await db.member.update({ where: { id: families.her.owner.id }, data: { emailConfirmedAt: null } });
		const asked = await askBoth(families);
		expect([asked.his.question, asked.her.question]).toEqual([undefined, undefined]);
	});

	it('never compares the living, their relatives, or accounts', async () => {
		const { his, her } = await plantTwoFamilies();
		await letCompare();
		await db.person.updateMany({
			where: { id: { in: [his.father, his.wife] } },
			data: { isDeceased: false },
		});
		await read(her.owner.token);
		expect((await read(his.owner.token)).questions).toEqual([]);
		await db.person.updateMany({ data: { isDeceased: true } });
		await db.person.update({
			where: { id: his.ancestor },
			data: { isDeceased: false, diedOn: null, diedPrecision: null },
		});
		await db.familyTree.updateMany({ data: { version: { increment: 1 } } });
		await read(her.owner.token);
		const { questions } = await read(his.owner.token);
		expect(questions.map(({ own }) => own._id)).not.toContain(his.ancestor);
	});
});

describe('once both have said yes', () => {
	it('shows each the other card, and leaves both cards as they are', async () => {
		const families = await plantTwoFamilies();
		const cards = { orderBy: { id: 'asc' } } as const;
		const before = await db.person.findMany(cards);
		await joinBoth(families);
		const { his } = await askBoth(families);
		expect(his.question).toMatchObject({
			state: 'joined',
			other: { name: canaries.name, village: canaries.village, died: '1962' },
		});
		const { text } = await read(families.his.owner.token, 'hi');
		const inHindi = writtenIn('hi', canaries.profession, 'profession');
		for (const hidden of [canaries.profession, canaries.living, inHindi]) {
			expect(his.text).not.toContain(hidden);
			expect(text).not.toContain(hidden);
		}
		expect(await db.person.findMany(cards)).toEqual(before);
		const { body } = await call(getNotifications, '/api/users/notifications', {
			token: families.his.owner.token,
		});
		expect(body.notifications).toMatchObject([
			{ kind: 'ancestor.joined', subject: 'Bride', isWaiting: false },
		]);
	});

	it('stops a match between the families, and tells both why in words of kinship; a no of either brings it back', async () => {
		const families = await plantTwoFamilies();
		const matchesOf = async (token: string) => {
			const { text } = await call(getMatches, '/api/family/matches', { token });
			return JSON.parse(text).map(({ name }: { name: string }) => name);
		};
		const stoppedOf = async (token: string, language = 'en') => {
			const { text } = await call(getStopped, '/api/family/matches/stopped', { token, language });
			return JSON.parse(text);
		};
		const [his, her] = [families.his.owner.token, families.her.owner.token];
		expect([await matchesOf(his), await matchesOf(her)]).toEqual([['Bride'], ['Groom']]);
		expect(await stoppedOf(his)).toEqual([]);
		const id = await joinBoth(families);
		expect([await matchesOf(his), await matchesOf(her)]).toEqual([[], []]);
		expect(await stoppedOf(his)).toMatchObject([
			{ name: 'Bride', reasons: [expect.stringContaining('Umaid Singh')] },
		]);
		expect(await stoppedOf(her)).toMatchObject([
			{ name: 'Groom', reasons: [expect.stringContaining(canaries.name)] },
		]);
		expect((await stoppedOf(his, 'hi'))[0].reasons[0]).toContain('परदादा');
		expect(await answer(her, id, 'no')).toMatchObject({ status: 200, body: { state: 'apart' } });
		expect([await matchesOf(his), await matchesOf(her)]).toEqual([['Bride'], ['Groom']]);
		expect([await stoppedOf(his), await stoppedOf(her)]).toEqual([[], []]);
	});

	it('ends at a no of either, and comes back with a yes', async () => {
		const families = await plantTwoFamilies();
		const id = await joinBoth(families);
		await answer(families.her.owner.token, id, 'no');
		const { his, her } = await askBoth(families);
		expect([his.question, her.question]).toMatchObject([
			{ state: 'notJoined', other: null },
			{ state: 'apart', other: null },
		]);
		expect(his.text).not.toContain(canaries.village);
		expect(await answer(families.her.owner.token, id, 'yes')).toMatchObject({ body: { state: 'joined' } });
	});

	it('ends although somebody is not compared with others any more', async () => {
		const families = await plantTwoFamilies();
		const id = await joinBoth(families);
		await db.familyTree.updateMany({ data: { isComparable: false } });
		expect((await askBoth(families)).his.question).toMatchObject({ state: 'joined' });
		expect(await answer(families.his.owner.token, id, 'no')).toMatchObject({
			status: 200,
			body: { state: 'apart' },
		});
	});

	it('joins a card with one of the other tree at most', async () => {
		const families = await plantTwoFamilies();
		await joinBoth(families);
		const { his, her } = families;
		const twin = await her.man('Ummed Singh', { isDeceased: true });
		await her.tree.parent(twin, her.father, 'father');
		await her.tree.marry(twin, her.wife);
		await db.familyTree.updateMany({ data: { version: { increment: 1 } } });
		await read(her.owner.token);
		const { questions } = await read(his.owner.token);
		const second = questions.find(({ own, state }) => own._id === his.ancestor && state === 'asked');
		await answer(her.owner.token, second?._id ?? '', 'yes');
		expect(await answer(his.owner.token, second?._id ?? '', 'yes')).toMatchObject({
			...{ status: 409, body: { code: 'family.joinedOtherwise' } },
		});
	});
});

describe('a no', () => {
	it('is remembered for a year, is not shown to the other, and makes the two two people in verdicts', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		const asked = await askBoth(families);
		const id = asked.his.question?._id ?? '';
		await answer(families.her.owner.token, id, 'no');
		await db.familyTree.updateMany({ data: { version: { increment: 1 } } });
		const { his, her } = await askBoth(families);
		expect(his.question).toBeUndefined();
		expect(her.question).toMatchObject({ state: 'apart' });
		expect(await answer(families.his.owner.token, id, 'yes')).toMatchObject({ status: 404 });
		const path = `/api/family/marriage?other=${families.her.owner.id}`;
		const { text } = await call(getMarriage, path, { token: families.his.owner.token });
		const { reasons } = verdictReply.parse(JSON.parse(text));
		expect(reasons.map((reason) => reason.text).join()).not.toContain('उम्मेद सिंह');
		await db.samePerson.updateMany({
			where: { id },
			data:
				families.her.tree.id < families.his.tree.id
					? { oneAnsweredAt: new Date(0) }
					: { otherAnsweredAt: new Date(0) },
		});
		await db.familyTree.updateMany({ data: { version: { increment: 1 } } });
		expect((await askBoth(families)).his.question).toMatchObject({ state: 'asked' });
	});
});

describe('access', () => {
	it('refuses visitors, and shows and takes nothing of others', async () => {
		const families = await plantTwoFamilies();
		await letCompare();
		const { his } = await askBoth(families);
		const id = his.question?._id ?? '';
		expect((await call(GET, '/api/family/same-people')).status).toBe(401);
		expect(
			(await call(POST, `/api/family/same-people/${id}`, { params: { id }, json: { answer: 'yes' } })).status,
		).toBe(401);
		const readers = [
			await makeLogin({ name: 'Stranger' }),
			await makeLogin({ name: 'Administrator', isAdmin: true }),
			await makeLogin({ name: 'Relative' }),
		];
		await families.her.tree.account(readers[2]?.id ?? '');
		for (const { token } of readers) {
			const { questions, duplicates, text } = await read(token);
			expect([questions, duplicates]).toEqual([[], []]);
			for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
			expect((await answer(token, id, 'yes')).status).toBe(404);
			expect((await answer(token, id, 'no')).status).toBe(404);
		}
		expect(await db.samePerson.count({ where: { NOT: { oneAnswer: null, otherAnswer: null } } })).toBe(0);
	});
});

describe('within one tree', () => {
	it('finds cards of one person, and remembers that they are two', async () => {
		const { his } = await plantTwoFamilies();
		const twin = await his.man('Thakur Ummedsingh', { isDeceased: true, villageAddress: 'Khimsar' });
		await his.tree.parent(twin, his.father, 'father');
		const { duplicates } = await read(his.owner.token);
		expect(duplicates.map(({ one: a, other: b }) => [a._id, b._id].sort())).toEqual([
			[his.ancestor, twin].sort(),
		]);
		const id = duplicates[0]?._id ?? '';
		expect(await answer(his.owner.token, id, 'yes')).toMatchObject({ status: 400 });
		expect(await answer(his.owner.token, id, 'no')).toMatchObject({ status: 200, body: { state: 'apart' } });
		await db.familyTree.updateMany({ data: { version: { increment: 1 } } });
		expect((await read(his.owner.token)).duplicates).toEqual([]);
	});
});
