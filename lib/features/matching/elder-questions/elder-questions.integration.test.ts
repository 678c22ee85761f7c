import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as answer } from '@/app/api/family/answer/route';
import { GET as getMarriage } from '@/app/api/family/marriage/route';
import { POST as accept, DELETE as remove } from '@/app/api/family/questions/[id]/route';
import { POST as ask, GET as list } from '@/app/api/family/questions/route';
import { GET as getNotifications } from '@/app/api/users/notifications/route';
import { findNamedAncestors } from '@/lib/features/matching/verdicts/queries/named-ancestors';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { getLinkHash } from '@/lib/platform/auth/link-secret';
import { db } from '@/lib/platform/db/client';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import type { Mail } from '@/lib/platform/mail/mail';
import { sendMail } from '@/lib/platform/mail/send';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { removeExpired } from './commands';
import { findQuestion } from './queries/find-question';
import { writeChoice } from './rules/choices';
import { questionsReply } from './schema';

vi.mock('@/lib/platform/mail/send', () => ({ sendMail: vi.fn(async () => {}) }));

provideDatabase();
beforeEach(emptyTables);
afterEach(() => {
	vi.mocked(sendMail).mockClear();
});

const path = '/api/family/questions';
const sent = (): Mail[] => vi.mocked(sendMail).mock.calls.map(([mail]) => mail);
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

/** A member with parents, the father's mother, his younger brother and a sister; the father's mother's father is not known. */
async function makeFamily(more = {}) {
	const owner = await makeLogin({ name: 'Vikram Singh Rathore', gender: 'Male', language: 'en', ...more });
	const tree = await WrittenTree.of(owner.id);
	await db.person.update({ where: { id: tree.meId }, data: { gender: 'Male' } });
	const man = (name: string, facts = {}) => tree.card(name, { gender: 'Male', ...facts });
	const woman = (name: string, facts = {}) => tree.card(name, { gender: 'Female', ...facts });
	const born = (year: string) => ({ bornOn: new Date(`${year}-01-01`), bornPrecision: 'year' as const });
	const father = await man('Mohan Singh', born('1950'));
	const mother = await woman('Gayatri Kanwar');
	const grandfather = await man('Umaid Singh', { isDeceased: true });
	const grandmother = await woman('Sugan Kanwar', { isDeceased: true });
	const uncle = await man('Arjun Singh', born('1955'));
	const aunt = await woman('Tara Kanwar', born('1960'));
	const child = await man('Kunal Singh', born('2015'));
	await tree.parent(tree.meId, father, 'father');
	await tree.parent(tree.meId, mother, 'mother');
	for (const id of [father, uncle, aunt]) {
		await tree.parent(id, grandfather, 'father');
		await tree.parent(id, grandmother, 'mother');
	}
	await tree.parent(child, tree.meId, 'father');
	await tree.marry(grandfather, grandmother);
	await tree.marry(father, mother);
	return { owner, tree, father, mother, grandmother, uncle, aunt, child };
}

type Family = Awaited<ReturnType<typeof makeFamily>>;

async function read(token: string, language = 'en') {
	const { body, text } = await call(list, path, { token, language });
	return { ...questionsReply.parse(body), text };
}

/** Asks who is the father of the father's mother; answers the secret of the link. */
async function askUncle({ owner, grandmother, uncle }: Family, more = {}) {
	const json = { personId: grandmother, asks: 'father', elderId: uncle, language: 'hi', ...more };
	const { status, body, headers } = await call(ask, path, { json, token: owner.token });
	const address = String(body.address ?? '');
	return { status, body, headers, secret: address.slice(address.lastIndexOf('/') + 1), address };
}

/** The relation of the relative to the one who asks; empty for a link that does not work. */
async function findCaption(secret: string) {
	const row = await db.elderQuestion.findUnique({ where: { tokenHash: getLinkHash(secret) } });
	return row?.kin ? { as: writeChoice(row.kin, 'hi') } : {};
}

/** A relation in Hindi that the page of a link offers, and that is not the right one. */
async function findWrong(secret: string): Promise<string> {
	const { kin, choices } = await db.elderQuestion.findUniqueOrThrow({
		where: { tokenHash: getLinkHash(secret) },
	});
	return writeChoice(choices.find((choice) => choice !== kin) ?? '', 'hi');
}

/** Whether a statement waits for a lock of another. */
async function isAnyoneWaiting(): Promise<boolean> {
	const rows = await db.$queryRaw<unknown[]>`
		SELECT FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
	return rows.length > 0;
}

/** Answers as the one who is asked. */
async function say(token: string, said = {}) {
	const json = { token, as: 'चाचा', ...(await findCaption(token)), ...said };
	return call(answer, '/api/family/answer', { json });
}

/** Opens a link as the one who is asked. */
async function findOpenQuestion(secret: string, language: 'hi' | 'en', now: Date) {
	const { as: caption = 'चाचा' } = await findCaption(secret);
	return findQuestion(secret, { caption, language }, now);
}

const reported = { name: 'Bakhtawar Singh', village: 'Khimsar', by: 'Arjun' };

/** The answer taken over: the question's id, and the card that it has made. */
async function acceptedAnswer(family: Family) {
	await say((await askUncle(family)).secret, reported);
	const [question] = (await read(family.owner.token)).questions;
	const id = question?._id ?? '';
	const taken = await call(accept, `${path}/${id}`, {
		...{ method: 'POST', params: { id }, json: { isDeceased: true }, token: family.owner.token },
	});
	expect(taken.status).toBe(200);
	return id;
}

async function getVerdict({ owner, aunt }: Family) {
	const query = `/api/family/marriage?other=${aunt}`;
	const { text } = await call(getMarriage, query, { token: owner.token, language: 'en' });
	return verdictReply.parse(JSON.parse(text));
}

describe('what a tree lacks', () => {
	it('is counted of eighteen ancestors, and each gap in the own tree can be asked', async () => {
		const family = await makeFamily();
		const found = await read(family.owner.token);
		expect(found.ancestors).toEqual({ known: 4, total: 18 });
		expect(found.gaps.map(({ words, question }) => [words, question?.asks])).toContainEqual([
			...["father's mother's father", 'father'],
		]);
		expect(found.relatives.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['Arjun Singh', 'Tara Kanwar', 'Mohan Singh', 'Gayatri Kanwar']),
		);
		for (const name of ['Umaid Singh', 'Kunal Singh', 'Vikram Singh Rathore'])
			expect(found.relatives.map((relative) => relative.name)).not.toContain(name);
	});

	it('does not hold an ancestor whom a joined tree names, whom the page of ancestors counts too', async () => {
		const { owner, tree, father } = await makeFamily();
		const now = new Date();
		const person = { cardId: tree.meId, generations: 4 };
		expect(await findNamedAncestors(owner.id, person, now)).toEqual([2, 3, 4, 5]);
		const relative = await makeLogin({ name: 'Kishan Singh', gender: 'Male' });
		const other = await WrittenTree.of(relative.id);
		const card = (name: string, gender: 'Male' | 'Female') => other.card(name, { gender, isDeceased: true });
		const [theirs, son] = [await other.account(owner.id), await card('Mohan Singh', 'Male')];
		const [mother, her] = [await card('Sugan Kanwar', 'Female'), await card('Bakhtawar Singh', 'Male')];
		await other.parent(theirs, son, 'father');
		await other.parent(son, mother, 'mother');
		await other.parent(mother, her, 'father');
		expect((await read(owner.token)).ancestors).toEqual({ known: 5, total: 18 });
		expect(await findNamedAncestors(owner.id, person, now)).toEqual([2, 3, 4, 5, 10]);
		expect(await findNamedAncestors(owner.id, { ...person, cardId: father }, now)).toEqual([2, 3, 6]);
		const { gaps } = await read(owner.token);
		expect(gaps[0]).toMatchObject({ question: null, place: 'account' });
		expect(gaps.at(-1)).toMatchObject({ question: null, place: 'otherTree' });
	});

	it('leads to the card for what no relative is asked', async () => {
		const { owner, aunt } = await makeFamily();
		await db.person.update({ where: { id: aunt }, data: { gender: null } });
		const { body } = await call(list, `${path}?of=${aunt}`, { token: owner.token, language: 'en' });
		expect(body.gaps).toContainEqual(
			expect.objectContaining({ what: 'gender', question: null, place: 'card' }),
		);
	});

	it('is shown with names alone of the cards, in either script', async () => {
		const family = await makeFamily();
		const hidden = { profession: 'Goldsmith', villageAddress: 'Osian' };
		await db.person.updateMany({ where: { treeId: family.tree.id }, data: hidden });
		for (const language of ['hi', 'en']) {
			const { text } = await read(family.owner.token, language);
			for (const word of ['Goldsmith', 'Osian', 'सुनार', 'ओसियां']) expect(text).not.toContain(word);
		}
		const { relatives } = await read(family.owner.token, 'hi');
		for (const { written } of relatives) expect(Object.keys(written ?? {})).toEqual(['name']);
	});

	it('is of another of the own tree, and of nobody else', async () => {
		const family = await makeFamily();
		const of = (id: string, token: string) => call(list, `${path}?of=${id}`, { token, language: 'en' });
		const { body } = await of(family.aunt, family.owner.token);
		expect(body).toMatchObject({ of: { name: 'Tara Kanwar', isMe: false }, ancestors: { known: 2 } });
		const stranger = await makeLogin();
		expect((await of(family.aunt, stranger.token)).status).toBe(404);
		expect((await call(list, path)).status).toBe(401);
	});

	it('is in a verdict for the own side alone', async () => {
		const family = await makeFamily();
		const { one: a, other: b } = await getVerdict(family);
		expect(a.ancestors).toEqual({ known: 4, total: 18, of: null });
		expect(b.ancestors).toMatchObject({ of: family.aunt });
	});
});

describe('a question', () => {
	it.each([
		['hi', 'काकोसा,\nआपके नानोसा का नाम और गाँव?'],
		['en', 'Kakosa,\nWhat is the name of your Nanosa, and which village is he from?'],
	])('calls the relative and the ancestor by the family’s words in %s', async (language, sentence) => {
		const { status, body, address } = await askUncle(await makeFamily(), { language });
		expect(status).toBe(201);
		expect(body.text).toContain(sentence);
		expect(body.text).toContain(address);
		expect(body.text).toMatch(language === 'hi' ? /विक्रम$/ : /Vikram$/);
	});

	it.each([
		['clan', 'काकोसा,\nआपकी माँसा का जन्म किस कुल में हुआ?'],
		['gotra', 'काकोसा,\nआपकी माँसा का गोत्र क्या है?'],
		['birth', 'काकोसा,\nआपकी माँसा का जन्म किस वर्ष में हुआ?'],
		['mother', 'काकोसा,\nआपकी नानीसा का नाम, गाँव और मायके का कुल?'],
	])('about the %s is one sentence', async (asks, sentence) => {
		expect((await askUncle(await makeFamily(), { asks })).body.text).toContain(sentence);
	});

	it('is about the relative themselves, or names somebody whom no word reaches', async () => {
		const family = await makeFamily();
		const { mother, uncle, tree } = family;
		const own = await askUncle(family, { personId: mother, elderId: mother, asks: 'clan' });
		expect(own.body.text).toContain('माँसा,\nआपका जन्म किस कुल में हुआ?');
		const inLaw = await askUncle(family, { personId: mother, elderId: uncle, asks: 'father' });
		expect(inLaw.body.text).toContain('आपकी भाभी के पिता का नाम और गाँव?');
		const personId = await tree.card('Hari Singh', { gender: 'Male' });
		const named = await askUncle(family, { personId });
		expect(named.body.text).toMatch(/काकोसा,\nहर[िी] सिंह के पिता का नाम और गाँव\?/);
	});

	it('names one of two wives of a brother, whom one word fits', async () => {
		const family = await makeFamily();
		const { father, mother, uncle, tree } = family;
		await tree.marry(father, await tree.card('Uma Kanwar', { gender: 'Female' }));
		const { body } = await askUncle(family, { personId: mother, elderId: uncle, asks: 'father' });
		expect(body.text).not.toContain('भाभी');
		expect(body.text).toContain('गायत्री');
	});

	it('uses words of its own where the family has them, and none where it wants none', async () => {
		const family = await makeFamily();
		const { id } = family.tree;
		await db.familyTree.update({ where: { id }, data: { addressWords: { FBy: 'काकासा', MF: 'नानासा' } } });
		expect((await askUncle(family)).body.text).toContain('काकासा,\nआपके नानासा का नाम और गाँव?');
		await db.familyTree.update({ where: { id }, data: { showsAddressWords: false } });
		expect((await askUncle(family)).body.text).toMatch(/सिंह जी,\nआपके नाना का नाम और गाँव\?/);
	});

	it('is kept without its secret, and a second link to it ends the first', async () => {
		const family = await makeFamily();
		const first = await askUncle(family);
		expect(JSON.stringify(await db.elderQuestion.findMany())).not.toContain(first.secret);
		expect((await read(family.owner.token)).text).not.toContain(first.secret);
		const second = await askUncle(family);
		expect(await findOpenQuestion(first.secret, 'hi', new Date())).toBeNull();
		expect(await findOpenQuestion(second.secret, 'hi', new Date())).not.toBeNull();
		expect(await db.elderQuestion.count()).toBe(1);
	});

	it('is refused for who is not of age, has died, is the owner, joined to nobody or of another tree, and about what is known', async () => {
		const family = await makeFamily();
		const { child, grandmother, tree, father } = family;
		const other = await makeFamily();
		const alone = await tree.card('Bhim Singh', { gender: 'Male' });
		for (const elderId of [child, grandmother, tree.meId, alone, other.uncle])
			expect((await askUncle(family, { elderId })).status).toBe(404);
		expect((await askUncle(family, { personId: other.grandmother })).status).toBe(404);
		expect((await askUncle(family, { personId: father })).status).toBe(409);
		expect((await askUncle(family, { asks: 'name' })).status).toBe(400);
		expect((await call(ask, path, { json: {} })).status).toBe(401);
		expect(await db.elderQuestion.count()).toBe(0);
	});

	it('waits for the confirmation of the owner’s address', async () => {
		const family = await makeFamily({ emailConfirmedAt: null });
		expect(await askUncle(family)).toMatchObject({
			...{ status: 403, body: { code: 'account.emailUnconfirmed' } },
		});
	});

	it('is one of three to a relative, and of ten a day', async () => {
		const family = await makeFamily();
		const subjects = ['father', 'mother', 'clan', 'gotra'];
		const statuses = [];
		for (const asks of subjects) statuses.push((await askUncle(family, { asks })).status);
		expect(statuses).toEqual([201, 201, 201, 409]);
		for (let count = 0; count < 6; count += 1) await askUncle(family, { asks: 'clan' });
		expect((await askUncle(family, { asks: 'clan' })).status).toBe(429);
	});
});

describe('the page behind a link', () => {
	it('shows what the question needs, and nothing else of the tree', async () => {
		const { secret } = await askUncle(await makeFamily());
		const shown = await findOpenQuestion(secret, 'hi', new Date());
		expect(shown).toEqual({
			...{ address: 'काकोसा', whose: 'आपके नानोसा', asker: 'विक्रम', said: null },
			steps: [
				{ field: 'name', question: 'आपके नानोसा का नाम क्या है?' },
				{ field: 'village', question: 'आपके नानोसा का गाँव कौन-सा है?' },
			],
		});
	});

	it('shows nothing but the first name of the asker until the right choice', async () => {
		const { secret } = await askUncle(await makeFamily());
		const open = (caption: string | null) => findQuestion(secret, { caption, language: 'hi' }, new Date());
		const closed = await open(null);
		expect(closed).toEqual({ asker: 'विक्रम', captions: expect.arrayContaining(['चाचा']) });
		expect(await open("father's younger brother")).toMatchObject({ address: 'काकोसा' });
		expect(await open('चाचा')).toMatchObject({ address: 'काकोसा' });
	});

	it('shows the same four relations in both languages and with every opening', async () => {
		const { secret } = await askUncle(await makeFamily());
		const open = (language: 'hi' | 'en') => findQuestion(secret, { caption: null, language }, new Date());
		const row = await db.elderQuestion.findFirstOrThrow();
		expect(row.choices).toHaveLength(4);
		expect(row.choices).toContain('FBy');
		for (const language of ['hi', 'en', 'hi'] as const)
			expect(await open(language)).toMatchObject({
				captions: row.choices.map((choice) => writeChoice(choice, language)),
			});
		expect(await db.elderQuestion.findFirstOrThrow()).toEqual(row);
	});

	it('ends with the first wrong choice, and the asker is notified and mailed', async () => {
		const family = await makeFamily();
		const { secret } = await askUncle(family);
		const wrong = await findWrong(secret);
		expect(await findQuestion(secret, { caption: wrong, language: 'hi' }, new Date())).toBeNull();
		expect(await findOpenQuestion(secret, 'hi', new Date())).toBeNull();
		expect((await say(secret, reported)).status).toBe(404);
		expect((await read(family.owner.token)).questions).toMatchObject([{ state: 'closed' }]);
		const { body } = await call(getNotifications, '/api/users/notifications', { token: family.owner.token });
		expect(body.notifications).toMatchObject([
			{ kind: 'question.closed', subject: 'Arjun Singh', isWaiting: false },
		]);
		await sendDecisionMails(new Date());
		expect(sent()).toMatchObject([{ to: family.owner.email, subject: 'A link to your question is closed' }]);
	});

	it('ends with an answer that comes with a wrong choice, of which nothing is stored', async () => {
		const { secret } = await askUncle(await makeFamily());
		expect((await say(secret, { ...reported, as: await findWrong(secret) })).status).toBe(404);
		expect((await say(secret, reported)).status).toBe(404);
		expect(await db.elderQuestion.findFirstOrThrow()).toMatchObject({ answeredAt: null, saidName: null });
	});

	it('takes a text that is none of the choices for no choice', async () => {
		const { secret } = await askUncle(await makeFamily());
		const closed = await findQuestion(secret, { caption: null, language: 'hi' }, new Date());
		const text = { caption: 'दामाद', language: 'hi' } as const;
		expect(await findQuestion(secret, text, new Date())).toEqual(closed);
		expect((await say(secret, { ...reported, as: 'दामाद' })).status).toBe(404);
		expect((await say(secret, reported)).status).toBe(200);
	});

	it('ends once, and notifies once, when several wrong choices come at the same time', async () => {
		const { secret } = await askUncle(await makeFamily());
		const open = async (caption: string) => findQuestion(secret, { caption, language: 'hi' }, new Date());
		const wrong = await findWrong(secret);
		expect(await Promise.all([open(wrong), open(wrong), open(wrong)])).toEqual([null, null, null]);
		expect(await db.decision.count({ where: { action: 'family.wrongChoice' } })).toBe(1);
	});

	it('takes an answer or ends, never both, when a right and a wrong choice come at the same time', async () => {
		const { secret } = await askUncle(await makeFamily());
		const wrong = await findWrong(secret);
		const [right] = await Promise.all([
			say(secret, reported),
			findQuestion(secret, { caption: wrong, language: 'hi' }, new Date()),
			say(secret, { ...reported, as: wrong }),
		]);
		const { answeredAt, wrongChoiceAt } = await db.elderQuestion.findFirstOrThrow();
		expect([answeredAt === null, wrongChoiceAt === null].sort()).toEqual([false, true]);
		expect(right.status).toBe(answeredAt ? 200 : 404);
		expect(await db.decision.count()).toBe(1);
	});

	it('does not show the question to a right choice that comes after a wrong one', async () => {
		const { secret } = await askUncle(await makeFamily());
		const wrong = await findWrong(secret);
		// The wrong choice holds the tree when the right one arrives.
		const right = await db.$transaction(async (tx) => {
			await tx.$queryRaw`SELECT FROM "FamilyTree" FOR UPDATE`;
			await tx.elderQuestion.updateMany({ data: { wrongChoiceAt: new Date() } });
			const opened = findOpenQuestion(secret, 'hi', new Date());
			await vi.waitUntil(isAnyoneWaiting, { timeout: 4_000 });
			return { opened };
		});
		expect(await right.opened).toBeNull();
		expect(await findQuestion(secret, { caption: wrong, language: 'hi' }, new Date())).toBeNull();
	});

	it('gets its choices with the first opening when it was asked before questions had them', async () => {
		const { secret } = await askUncle(await makeFamily());
		await db.elderQuestion.updateMany({ data: { kin: null, choices: [] } });
		const open = (language: 'hi' | 'en') => findQuestion(secret, { caption: null, language }, new Date());
		const both = await Promise.all([open('hi'), open('hi')]);
		expect(both[0]).toMatchObject({ captions: expect.arrayContaining(['चाचा']) });
		expect(both[1]).toEqual(both[0]);
		expect(await db.elderQuestion.findFirstOrThrow()).toMatchObject({ kin: 'FBy' });
		expect((await say(secret, reported)).status).toBe(200);
	});

	it('does not open for a relative who is joined with the asker no more', async () => {
		const family = await makeFamily();
		const { secret } = await askUncle(family);
		await db.elderQuestion.updateMany({ data: { kin: null, choices: [] } });
		await db.parentLink.deleteMany({ where: { childId: family.uncle } });
		await db.familyTree.updateMany({ data: { version: { increment: 1 } } });
		expect(await findQuestion(secret, { caption: null, language: 'hi' }, new Date())).toBeNull();
		expect((await say(secret, { ...reported, as: 'चाचा' })).status).toBe(404);
	});

	it('opens as often as one likes, and is gone once it is answered, withdrawn, expired, or its owner has died', async () => {
		const family = await makeFamily();
		const open = (secret: string, at = new Date()) => findOpenQuestion(secret, 'hi', at);
		const { secret } = await askUncle(family);
		expect(await open(secret)).not.toBeNull();
		expect(await open(secret)).not.toBeNull();
		expect(await open(secret, days(31))).toBeNull();
		expect(await open('x'.repeat(43))).toBeNull();
		await db.member.update({ where: { id: family.owner.id }, data: { isDeceased: true } });
		expect(await open(secret)).toBeNull();
		expect((await say(secret, reported)).status).toBe(404);
		await db.member.update({ where: { id: family.owner.id }, data: { isDeceased: false } });
		const [question] = (await read(family.owner.token)).questions;
		const id = question?._id ?? '';
		const stranger = await makeLogin({ isAdmin: true });
		const withdraw = (token: string) =>
			call(remove, `${path}/${id}`, { method: 'DELETE', params: { id }, token });
		expect((await withdraw(stranger.token)).status).toBe(404);
		expect((await withdraw(family.owner.token)).status).toBe(200);
		expect(await open(secret)).toBeNull();
		expect((await say(secret, reported)).status).toBe(404);
	});

	it('ends after 30 days, when the hourly work removes it', async () => {
		const { secret } = await askUncle(await makeFamily());
		expect(await removeExpired(days(29))).toBe(0);
		await db.elderQuestion.updateMany({ data: { expiresAt: new Date(0) } });
		expect((await say(secret, reported)).status).toBe(404);
		expect(await removeExpired(new Date())).toBe(1);
	});
});

describe('an answer', () => {
	it('is taken once, of many that are sent at the same time', async () => {
		const { secret } = await askUncle(await makeFamily());
		const all = await Promise.all([say(secret, reported), say(secret, reported), say(secret, reported)]);
		expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
		expect((await say(secret, reported)).body).toMatchObject({ code: 'question.ended' });
	});

	it('is a proposal that changes nothing, tells its owner alone, and is mailed without its words', async () => {
		const family = await makeFamily();
		await say((await askUncle(family)).secret, reported);
		expect(await db.person.count({ where: { name: reported.name } })).toBe(0);
		const found = await read(family.owner.token);
		expect(found.questions).toMatchObject([
			{ state: 'answered', said: { name: reported.name, village: 'Khimsar', clan: null, by: 'Arjun' } },
		]);
		const { body } = await call(getNotifications, '/api/users/notifications', {
			token: family.owner.token,
		});
		expect(body.notifications).toMatchObject([
			{ kind: 'question.answered', subject: 'Arjun Singh', isWaiting: true },
		]);
		await sendDecisionMails(new Date());
		expect(sent()).toMatchObject([{ to: family.owner.email, subject: 'Your question has been answered' }]);
		expect(sent()[0]?.text).not.toContain('Bakhtawar');
		for (const stranger of [await makeLogin(), await makeLogin({ isAdmin: true })])
			expect((await read(stranger.token)).text).not.toContain('Bakhtawar');
	});

	it('may be that they do not know, and holds only what was asked', async () => {
		const family = await makeFamily();
		await say((await askUncle(family)).secret);
		await say((await askUncle(family, { asks: 'gotra' })).secret, {
			...reported,
			gotra: 'Kashyap',
			year: 1900,
		});
		const { questions } = await read(family.owner.token);
		expect(questions.map(({ asks, state }) => [asks, state]).sort()).toEqual([
			['father', 'unknown'],
			['gotra', 'answered'],
		]);
		expect(questions.find(({ asks }) => asks === 'gotra')?.said).toMatchObject({
			...{ name: null, village: null, gotra: 'Kashyap', year: null },
		});
	});

	it.each([{ name: 'www.example.com' }, { name: 'x'.repeat(101) }, { year: 99 }, { name: 5 }])(
		'is refused as %j, and can be sent again',
		async (said) => {
			const { secret } = await askUncle(await makeFamily());
			expect((await say(secret, said)).status).toBe(400);
			expect((await say(secret, reported)).status).toBe(200);
		},
	);

	it('becomes a card where its owner accepts it, once, and nobody else can', async () => {
		const family = await makeFamily();
		await say((await askUncle(family)).secret, reported);
		const [question] = (await read(family.owner.token)).questions;
		const id = question?._id ?? '';
		const take = (token?: string) =>
			call(accept, `${path}/${id}`, {
				...{ method: 'POST', params: { id }, json: { isDeceased: true } },
				...(token && { token }),
			});
		expect((await take()).status).toBe(401);
		for (const stranger of [await makeLogin(), await makeLogin({ isAdmin: true })])
			expect((await take(stranger.token)).status).toBe(404);
		expect((await take(family.owner.token)).status).toBe(200);
		expect((await take(family.owner.token)).status).toBe(404);
		const card = await db.person.findFirstOrThrow({
			where: { name: reported.name },
			include: { children: true },
		});
		expect(card).toMatchObject({
			...{ villageAddress: 'Khimsar', isDeceased: true, gender: 'Male', unconfirmed: ['name'] },
			children: [{ childId: family.grandmother, role: 'father' }],
		});
	});

	it('is refused where the place is taken by now, and the card stays as it is', async () => {
		const family = await makeFamily();
		await say((await askUncle(family)).secret, reported);
		const known = await family.tree.card('Sher Singh', { gender: 'Male' });
		await family.tree.parent(family.grandmother, known, 'father');
		const [question] = (await read(family.owner.token)).questions;
		const id = question?._id ?? '';
		const json = { isDeceased: false };
		const { status } = await call(accept, `${path}/${id}`, {
			params: { id },
			json,
			token: family.owner.token,
		});
		expect(status).toBe(409);
		expect(await db.person.count({ where: { name: reported.name } })).toBe(0);
	});

	it('about a fact is written on the card', async () => {
		const family = await makeFamily();
		for (const [asks, said] of [
			['clan', { clan: 'भाटी' }],
			['gotra', { gotra: 'Kashyap' }],
			['birth', { year: '१९३०' }],
		] as const)
			await say((await askUncle(family, { asks })).secret, said);
		for (const { _id: id } of (await read(family.owner.token)).questions) {
			const json = { isDeceased: false };
			await call(accept, `${path}/${id}`, { params: { id }, json, token: family.owner.token });
		}
		const card = await db.person.findUniqueOrThrow({ where: { id: family.grandmother } });
		expect(card).toMatchObject({ clan: 'Bhati', gotra: 'Kashyap', bornPrecision: 'year' });
		expect(card.bornOn?.toISOString()).toContain('1930');
		expect(card.unconfirmed.toSorted()).toEqual(['birth', 'clan', 'gotra']);
	});
});

describe('a second relative', () => {
	const askAunt = (family: Family, confirmsId: string, elderId = family.aunt) =>
		call(ask, path, { json: { confirmsId, elderId, language: 'en' }, token: family.owner.token });
	const secretIn = (body: Record<string, unknown>) => String(body.address).replace(/^.*\//, '');
	const lacks = async (family: Family) =>
		(await getVerdict(family)).missing.find(
			({ of, words, what }) => of === 'one' && what === 'person' && words === "father's mother's father",
		);

	it('decides whether an answer counts for marriages', async () => {
		const family = await makeFamily();
		const before = await getVerdict(family);
		expect(before.one.ancestors?.known).toBe(4);
		const id = await acceptedAnswer(family);
		expect((await getVerdict(family)).one.ancestors?.known).toBe(4);
		expect(await lacks(family)).toMatchObject({ awaitsSecond: true });
		expect((await read(family.owner.token)).questions).toMatchObject([{ state: 'accepted' }]);
		const { status, body } = await askAunt(family, id);
		expect(status).toBe(201);
		expect(body.text).toContain('Is what has been said about your Nanosa right?');
		const shown = await findOpenQuestion(secretIn(body), 'en', new Date());
		expect(shown).toMatchObject({
			...{ address: 'Bhuasa', whose: 'your Nanosa' },
			said: [
				{ field: 'name', value: 'Bakhtawar Singh' },
				{ field: 'village', value: 'Khimsar' },
			],
		});
		expect((await say(secretIn(body), { isRight: true })).status).toBe(200);
		expect((await getVerdict(family)).one.ancestors?.known).toBe(5);
		expect(await lacks(family)).toBeUndefined();
		expect((await read(family.owner.token)).questions).toMatchObject([
			{ state: 'confirmed', confirmations: [{ said: { isRight: true } }] },
		]);
	});

	it.each([{ isRight: false }, {}])('who answers %j changes nothing', async (said) => {
		const family = await makeFamily();
		const { body } = await askAunt(family, await acceptedAnswer(family));
		await say(secretIn(body), said);
		expect(await lacks(family)).toMatchObject({ awaitsSecond: true });
		const { body: news } = await call(getNotifications, '/api/users/notifications', {
			token: family.owner.token,
		});
		expect(news.notifications).toMatchObject([
			{ kind: 'isRight' in said ? 'question.notConfirmed' : 'question.unknown', subject: 'Tara Kanwar' },
		]);
	});

	it('is another than the first, of the own tree', async () => {
		const family = await makeFamily();
		const id = await acceptedAnswer(family);
		expect((await askAunt(family, id, family.uncle)).status).toBe(404);
		const other = await makeFamily();
		const foreign = {
			json: { confirmsId: id, elderId: other.aunt, language: 'en' },
			token: other.owner.token,
		};
		expect((await call(ask, path, foreign)).status).toBe(404);
	});

	it('is not needed for what the owner types, also over an answer', async () => {
		const family = await makeFamily();
		await acceptedAnswer(family);
		const { PUT } = await import('@/app/api/family/update/[id]/route');
		const card = await db.person.findFirstOrThrow({ where: { name: reported.name } });
		const json = { name: 'Bakhtawar Singh Bhati' };
		const { status } = await call(PUT, `/api/family/update/${card.id}`, {
			...{ method: 'PUT', params: { id: card.id }, json, token: family.owner.token },
		});
		expect(status).toBe(200);
		expect(await lacks(family)).toBeUndefined();
	});
});
