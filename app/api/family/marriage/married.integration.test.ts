// What a profile or card says of being married, against the marriages that the trees record, through every call that
// depends on it.
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as answerInterest } from '@/app/api/family/interests/[id]/route';
import { POST as sendInterest } from '@/app/api/family/interests/route';
import { GET as readMatch } from '@/app/api/family/matches/[id]/route';
import { GET as readMatches } from '@/app/api/family/matches/route';
import { matchDetailReply, matchesReply } from '@/lib/features/matching/schema';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeAgreed } from '@/tests/support/guardians';
import { makeSeeker } from '@/tests/support/seekers';
import { WrittenTree } from '@/tests/support/trees';
import { GET as readVerdict } from './route';

provideDatabase();
beforeEach(emptyTables);

type Said = 'married' | 'unmarried' | 'nothing';

const isMarried = { married: true, unmarried: false, nothing: null } as const satisfies Record<
	Said,
	boolean | null
>;

const opposite = { Male: 'Female', Female: 'Male' } as const;

/** Somebody's card in the tree, and the account that it belongs to. */
interface Subject {
	tree: WrittenTree;
	card: string;
	gender: 'Male' | 'Female';
	memberId: string;
}

/** Why a marriage is barred; `marriedBefore` only asks for care. */
type Code = 'married' | 'marriedButEnded' | 'marriedBefore';

type Recorded = (subject: Subject) => Promise<void>;

const spouse =
	(endedBy: 'death' | 'divorce' | null, isDeceased = false): Recorded =>
	async ({ tree, card, gender }) => {
		const partner = await tree.card('Spouse', { gender: opposite[gender], isDeceased });
		await tree.marry(card, partner, endedBy);
	};

/** In the tree of a relative, with the day on which it ended where it has. */
const elsewhere =
	(endedBy: 'death' | 'divorce' | null): Recorded =>
	async ({ memberId, gender }) => {
		const tree = await WrittenTree.of((await makeAccount({ name: 'Relative' })).id);
		const card = await tree.account(memberId, { gender });
		await spouse(endedBy)({ tree, card, gender, memberId });
		const endedOn = endedBy && new Date('2020-02-02');
		await db.union.updateMany({ where: { treeId: tree.id }, data: { endedOn } });
	};

const table: [name: string, record: Recorded, expected: Record<Said, Code | null>][] = [
	['no marriage', async () => {}, { married: 'married', unmarried: null, nothing: null }],
	['one that lasts', spouse(null), { married: 'married', unmarried: 'married', nothing: 'married' }],
	[
		'one ended by death',
		spouse('death'),
		{ married: 'marriedButEnded', unmarried: 'marriedBefore', nothing: 'marriedBefore' },
	],
	[
		'one ended by divorce',
		spouse('divorce'),
		{ married: 'marriedButEnded', unmarried: 'marriedBefore', nothing: 'marriedBefore' },
	],
	[
		'one that has ended and one that lasts',
		async (subject) => {
			await spouse('divorce')(subject);
			await spouse(null)(subject);
		},
		{ married: 'married', unmarried: 'married', nothing: 'married' },
	],
	[
		'one without an end, to somebody deceased',
		spouse(null, true),
		{ married: 'marriedButEnded', unmarried: 'marriedBefore', nothing: 'marriedBefore' },
	],
	[
		'one that lasts, in another tree',
		elsewhere(null),
		{ married: 'married', unmarried: 'married', nothing: 'married' },
	],
	[
		'one that has ended, in another tree',
		elsewhere('death'),
		{ married: 'marriedButEnded', unmarried: 'marriedBefore', nothing: 'marriedBefore' },
	],
];

const cells = table.flatMap(([name, record, expected]) =>
	(['married', 'unmarried', 'nothing'] as const).map((said) => ({
		...{ name, record, said, code: expected[said] },
	})),
);

const verdictFor = (code: Code | null) => {
	if (code === null) return 'unknown';
	return code === 'marriedBefore' ? 'caution' : 'blocked-by-law';
};

async function verdictOn(token: string, query: { one?: string; other: string }, language = 'en') {
	const path = `/api/family/marriage?${new URLSearchParams(query)}`;
	const { status, text } = await call(readVerdict, path, { token, language });
	expect(status, text).toBe(200);
	return verdictReply.parse(JSON.parse(text));
}

const marriageCodes = ({ reasons }: Awaited<ReturnType<typeof verdictOn>>) =>
	reasons.map(({ code }) => code).filter((code) => code.startsWith('married'));

describe('the verdict', () => {
	it.each(cells)('one’s own profile says $said, recorded: $name → $code', async ({ said, record, code }) => {
		const groom = await makeSeeker({ name: 'Groom', isMarried: isMarried[said] });
		const tree = await WrittenTree.of(groom.id);
		const other = await tree.card('She', { gender: 'Female' });
		await record({ tree, card: tree.meId, gender: 'Male', memberId: groom.id });
		for (const query of [{ other }, { one: other, other: tree.meId }]) {
			const found = await verdictOn(groom.token, query);
			expect(marriageCodes(found)).toEqual(code === null ? [] : [code]);
			expect(found.verdict).toBe(verdictFor(code));
		}
	});

	it.each(cells)('a relative’s profile says $said, recorded: $name → $code', async (cell) => {
		const { said, record } = cell;
		// That somebody was married before is kept by the tree that it is in.
		const isKept = cell.code === 'marriedBefore' && cell.name.includes('another tree');
		const code = isKept ? null : cell.code;
		const elder = await makeSeeker({ name: 'Elder' });
		const tree = await WrittenTree.of(elder.id);
		const sister = await makeAccount({
			...{ name: 'Sister', gender: 'Female', isMarried: isMarried[said] },
			familyTreePrivacy: 'restricted',
		});
		const card = await tree.account(sister.id, { gender: 'Female' });
		const he = await tree.card('He', { gender: 'Male' });
		await record({ tree, card, gender: 'Female', memberId: sister.id });
		for (const query of [
			{ one: he, other: card },
			{ one: card, other: he },
		]) {
			const found = await verdictOn(elder.token, query);
			expect(marriageCodes(found)).toEqual(code === null ? [] : [code]);
			expect(found.verdict).toBe(verdictFor(code));
		}
	});

	it.each(cells.filter(({ name }) => !name.includes('another tree')))(
		'the card of somebody without an account says $said, recorded: $name → $code',
		async ({ said, record, code }) => {
			const elder = await makeSeeker({ name: 'Elder' });
			const tree = await WrittenTree.of(elder.id);
			const card = await tree.card('Cousin', { gender: 'Female', isMarried: isMarried[said] });
			const he = await tree.card('He', { gender: 'Male' });
			await record({ tree, card, gender: 'Female', memberId: '' });
			const found = await verdictOn(elder.token, { one: he, other: card });
			expect(marriageCodes(found)).toEqual(code === null ? [] : [code]);
			expect(found.verdict).toBe(verdictFor(code));
		},
	);

	it('says to its owner which two to compare, in both languages', async () => {
		const groom = await makeSeeker({ name: 'Groom', isMarried: true });
		const tree = await WrittenTree.of(groom.id);
		const other = await tree.card('She', { gender: 'Female' });
		await spouse('divorce')({ tree, card: tree.meId, gender: 'Male', memberId: groom.id });
		const verdictIn = async (language: string) =>
			(await verdictOn(groom.token, { other }, language)).reasons.map(({ text }) => text);
		expect(await verdictIn('en')).toEqual([
			'Your profile says that you are married, but the family tree records only a marriage that has ended. Correct the one that is wrong: your profile or the family tree.',
		]);
		expect(await verdictIn('hi')).toEqual([
			'आपकी प्रोफ़ाइल में “विवाहित” लिखा है, पर वंश वृक्ष में केवल ऐसा विवाह दर्ज है जो समाप्त हो चुका है। प्रोफ़ाइल या वंश वृक्ष में से जो ग़लत हो, उसे ठीक करें।'.normalize(
				'NFC',
			),
		]);
	});

	it('tells a relative of no marriage that is in somebody else’s tree', async () => {
		const elder = await makeSeeker({ name: 'Elder' });
		const tree = await WrittenTree.of(elder.id);
		const profile = { gender: 'Female', isMarried: true, familyTreePrivacy: 'restricted' } as const;
		const sister = await makeAccount({ name: 'Sister', ...profile });
		const card = await tree.account(sister.id, { gender: 'Female' });
		await elsewhere('divorce')({ tree, card, gender: 'Female', memberId: sister.id });
		const he = await tree.card('He', { gender: 'Male' });
		const { reasons } = await verdictOn(elder.token, { one: he, other: card });
		expect(reasons.map(({ text }) => text)).toEqual([
			'The records do not agree on whether Sister is married. Ask them or their family to correct the profile or the family tree.',
		]);
	});

	it('tells nothing of a private profile, and is never clear while that keeps it to itself', async () => {
		const elder = await makeSeeker({ name: 'Elder' });
		const tree = await WrittenTree.of(elder.id);
		const found = [];
		for (const said of ['married', 'unmarried', 'nothing'] as const) {
			const sister = await makeAccount({ name: 'Sister', gender: 'Female', isMarried: isMarried[said] });
			const card = await tree.account(sister.id, { gender: 'Female' });
			await spouse('death')({ tree, card, gender: 'Female', memberId: sister.id });
			const { one: _one, other: _other, ...rest } = await verdictOn(elder.token, { other: card });
			found.push(rest);
		}
		expect(found[0]).toMatchObject({
			verdict: 'caution',
			missing: expect.arrayContaining([expect.objectContaining({ of: 'other', what: 'marriage' })]),
		});
		expect(found[1]).toEqual(found[0]);
		expect(found[2]).toEqual(found[0]);
	});
});

describe('matches and interests', () => {
	it.each(cells.flatMap((cell) => (['groom', 'bride'] as const).map((who) => ({ ...cell, who }))))(
		'the $who’s profile says $said, recorded: $name',
		async ({ said, record, code, who }) => {
			const groom = await makeSeeker({ name: 'Groom', clan: 'Rathore' });
			const bride = await makeSeeker({ name: 'Bride', gender: 'Female', clan: 'Bhati' });
			const subject = who === 'groom' ? groom : bride;
			const gender = who === 'groom' ? ('Male' as const) : ('Female' as const);
			const sent = await call(sendInterest, '/api/family/interests', {
				json: { memberId: bride.id },
				token: groom.token,
			});
			expect(sent.status, sent.text).toBe(201);
			const { id } = await db.interest.findFirstOrThrow({ select: { id: true } });
			const tree = await WrittenTree.of(subject.id);
			await record({ tree, card: tree.meId, gender, memberId: subject.id });
			await db.member.update({ where: { id: subject.id }, data: { isMarried: isMarried[said] } });
			const isListed = said === 'unmarried' && verdictFor(code) !== 'blocked-by-law';
			for (const { token } of [groom, bride]) {
				const { body, text } = await call(readMatches, '/api/family/matches', { token });
				expect(matchesReply.parse(JSON.parse(text)), JSON.stringify(body)).toHaveLength(isListed ? 1 : 0);
			}
			if (!isListed) {
				const { status } = await call(readVerdict, `/api/family/marriage?other=${groom.id}`, {
					token: bride.token,
				});
				expect(status).toBe(404);
			}
			const accepted = await call(answerInterest, `/api/family/interests/${id}`, {
				...{ json: { answer: 'accept' }, token: bride.token, params: { id } },
			});
			expect(accepted.status, accepted.text).toBe(isListed ? 200 : 409);
			if (!isListed) expect(accepted.body.code).toBe('interest.impossible');
			await db.interest.deleteMany();
			const again = await call(sendInterest, '/api/family/interests', {
				json: { memberId: bride.id },
				token: groom.token,
			});
			expect(again.status, again.text).toBe(isListed ? 201 : 404);
		},
	);

	it.each([
		['the own tree', spouse('death'), 'widowed'],
		['a tree of a relative', elsewhere('divorce'), 'divorced'],
	] as const)(
		'a former marriage that only %s records is shown to who was married, and to nobody else',
		async (_, record, how) => {
			const groom = await makeSeeker({ name: 'Groom', clan: 'Rathore' });
			const bride = await makeSeeker({ name: 'Bride', gender: 'Female', clan: 'Bhati' });
			const readBy = async ({ token }: { token: string }, other: string) => {
				const list = await call(readMatches, '/api/family/matches', { token, language: 'en' });
				const { verdict, reasons } = await verdictOn(token, { other });
				return { list: list.text, verdict, reasons };
			};
			const before = await readBy(groom, bride.id);
			const tree = await WrittenTree.of(bride.id);
			await record({ tree, card: tree.meId, gender: 'Female', memberId: bride.id });
			expect(await readBy(groom, bride.id)).toEqual(before);
			const { verdict, reasons, list } = await readBy(bride, groom.id);
			expect(verdict).toBe('caution');
			const codes = reasons.map(({ kind, code }) => `${kind} ${code}`);
			expect(codes).toEqual([...(how === 'divorced' ? ['law divorced'] : []), 'custom marriedBefore']);
			expect(reasons.map(({ text }) => text).join(' ')).toContain(
				how === 'divorced' ? 'You have been married before' : 'You are widowed',
			);
			expect(matchesReply.parse(JSON.parse(list))).toMatchObject([
				{ verdict: 'caution', formerMarriage: null, formerMarriageEndedYear: null },
			]);
		},
	);

	it('a guardian learns of a former marriage from their own tree, not from the candidate’s', async () => {
		const candidate = await makeSeeker({ name: 'Bride', gender: 'Female', clan: 'Bhati' });
		const guardian = await makeLogin({ name: 'Father', gender: 'Male', clan: 'Bhati' });
		const [ownTree, fathersTree] = [await WrittenTree.of(candidate.id), await WrittenTree.of(guardian.id)];
		const card = await fathersTree.account(candidate.id, { gender: 'Female' });
		await writeAgreed(candidate.id, guardian.id);
		const groom = await makeSeeker({ name: 'Groom', clan: 'Rathore' });
		const readFor = async () => {
			const path = `/api/family/matches/${groom.id}?for=${candidate.id}`;
			const { status, text } = await call(readMatch, path, {
				...{ token: guardian.token, params: { id: groom.id } },
			});
			expect(status, text).toBe(200);
			return matchDetailReply.parse(JSON.parse(text)).marriage.reasons.map(({ code }) => code);
		};
		await spouse('death')({
			...{ tree: ownTree, card: ownTree.meId },
			...{ gender: 'Female', memberId: candidate.id },
		});
		expect(await readFor()).toEqual([]);
		await spouse('death')({
			...{ tree: fathersTree, card },
			...{ gender: 'Female', memberId: candidate.id },
		});
		expect(await readFor()).toEqual(['marriedBefore']);
	});
});
