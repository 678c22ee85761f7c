import { randomUUID } from 'node:crypto';
import { makeLink } from '@/lib/features/biodata/commands';
import { askElder } from '@/lib/features/elder-questions/commands';
import { db } from '@/lib/platform/db/client';
import type { ParentKind } from '@/lib/platform/db/generated/enums';
import { makeLogin } from '../accounts';
import { addRelative } from '../relatives';
import { WrittenTree } from '../trees';
import { type Budgets, by, countTo, getForm, newEmail, on, type Scene, withPicture } from './scene';

interface Family {
	id: string;
	token: string;
	treeId: string;
	/** A son's, on which those of his many children hang. */
	cardId: string;
	childIds: string[];
}

/** Somebody with a tree. */
export async function makeFamily(many: number): Promise<Family> {
	const { id, token } = await makeLogin({ name: 'Ajit' });
	const tree = await WrittenTree.of(id);
	const cardId = await tree.card('Ram', { gender: 'Male' });
	await tree.parent(cardId, tree.meId, 'father');
	const children = countTo(many).map((number) => ({
		id: randomUUID(),
		treeId: tree.id,
		addedById: id,
		name: `Child ${number}`,
	}));
	await db.person.createMany({ data: children });
	const family = { id, token, treeId: tree.id, cardId, childIds: children.map((child) => child.id) };
	await writeFather(family, cardId, 'birth');
	return family;
}

const ownDetails = {
	...{
		heightCm: 168,
		motherTongue: 'Marwari',
		languages: ['Hindi'],
		diet: '',
		income: '',
		workPlace: 'Kota',
	},
	...{ siblings: [], maternalVillage: '', maternalUncle: '', about: '', aboutFamily: '', lookingFor: '' },
	...{ shownToMatches: ['height'], shownToAgreed: [] },
};

const ownBiodata = { title: 'Ours', layout: 'modern', language: 'both', fields: ['clan'] } as const;

/** One of a member's, with links. */
async function makeBiodata(many: number) {
	const owner = await makeFamily(many);
	const expiresAt = new Date(Date.now() + 60_000);
	const { id: biodataId } = await db.biodata.create({
		data: {
			...{ ...ownBiodata, fields: [...ownBiodata.fields], memberId: owner.id },
			links: {
				create: countTo(many).map((number) => ({
					sentTo: `Reader ${number}`,
					tokenHash: randomUUID(),
					expiresAt,
				})),
			},
		},
		select: { id: true },
	});
	return { owner, biodataId };
}

/** Has a card be the father of all the children. */
async function writeFather({ treeId, childIds }: Family, parentId: string, kind: ParentKind): Promise<void> {
	const link = { treeId, parentId, role: 'father', kind } as const;
	await db.parentLink.createMany({ data: childIds.map((childId) => ({ ...link, childId })) });
}

/** A family with an uncle who may be asked, and a father whose mother is not known. */
async function makeElder(many: number) {
	const { id, token, treeId, cardId } = await makeFamily(many);
	const tree = { treeId, addedById: id };
	const elder = await db.person.create({ data: { ...tree, name: 'Bhairu', gender: 'Male' } });
	const me = await db.person.findFirstOrThrow({ where: { treeId, memberId: id }, select: { id: true } });
	await db.parentLink.create({ data: { treeId, childId: me.id, parentId: elder.id, role: 'father' } });
	return { owner: { id, token }, treeId, elderId: elder.id, personId: cardId };
}

function writeAnswered(asked: { treeId: string; elderId: string; personId: string }) {
	const words = {
		addressHi: 'क',
		addressEn: 'k',
		whoseHi: 'ख',
		whoseEn: 'kh',
		captionHi: 'ग',
		captionEn: 'g',
	};
	const said = { saidName: 'Sugan Kanwar', saidVillage: 'Khimsar', answeredAt: new Date() };
	return db.elderQuestion.create({
		data: { ...asked, ...words, ...said, asks: 'mother', language: 'hi', expiresAt: new Date() },
		select: { id: true },
	});
}

/** Two families, of which the first's owner has asked the other's whether they are their father. */
async function makeAsked({ many, before }: Scene) {
	const [asker, asked] = [await makeFamily(many), await makeFamily(many)];
	await before('POST family/add', by(asker, { relation: 'Father', familyMemberId: asked.id }));
	const request = await db.familyRequest.findFirstOrThrow({
		where: { fromMemberId: asker.id, toMemberId: asked.id },
		select: { id: true, personId: true },
	});
	await writeFather(asker, request.personId ?? '', 'step');
	return { asker, asked, requestId: request.id };
}

/** The same, once they have agreed to it. */
async function makeLinked(scene: Scene) {
	const { asker, asked, requestId } = await makeAsked(scene);
	await scene.before('POST family/respond-request', by(asked, { requestId, response: 'accept' }));
	return { asker, asked, requestId };
}

/** A relative for whom the owner has made an account. */
async function makeInvited({ many }: Scene) {
	const owner = await makeFamily(many);
	await addRelative(owner);
	const { id: requestId } = await db.familyRequest.findFirstOrThrow({
		where: { fromMemberId: owner.id, status: 'pending', toMember: { claimedAt: null } },
	});
	return { owner, requestId };
}

/** The owner's many children, or the data of those who have these cards already. */
function getGedcom(many: number, cardIds?: readonly string[]): FormData {
	const children = countTo(many).map((number) => `I${number}`);
	const file = [
		...['0 HEAD', '1 GEDC', '2 VERS 7.0', '0 @ME@ INDI', '1 NAME Ajit', '1 SEX M', '1 FAMS @F@'],
		...children.flatMap((id) => [`0 @${id}@ INDI`, `1 NAME Child of ${id}`, '1 OCCU Farmer', '1 FAMC @F@']),
		...['0 @F@ FAM', '1 HUSB @ME@', ...children.map((id) => `1 CHIL @${id}@`), '0 TRLR', ''],
	];
	const same = Object.fromEntries(children.map((id, at) => [id, cardIds?.[at] ?? null]));
	const choices = JSON.stringify({
		me: cardIds ? null : 'ME',
		same: { ...same, ...(cardIds && { ME: null }) },
	});
	return getForm({ dryRun: 'false', choices }, { file: file.join('\n') });
}

export const families: Budgets = {
	'POST family/add: a relative without an account': {
		...{ statements: 22, status: 201 },
		async prepare({ many }) {
			const { token } = await makeFamily(many);
			return { token, form: await withPicture('photo', { name: 'Asha', relation: 'Sister' }) };
		},
	},
	'POST family/add: a relative with an account': {
		...{ statements: 26, status: 201 },
		async prepare({ many }) {
			const relative = { name: 'Asha', relation: 'Sister', tehsil: 'Merta' };
			const account = { createAccount: true, email: newEmail(), password: 'a lamp' };
			return by(await makeFamily(many), { ...relative, ...account });
		},
	},
	'POST family/add: a member': {
		...{ statements: 25, status: 201 },
		async prepare({ many }) {
			const { id } = await makeLogin();
			return by(await makeFamily(many), { relation: 'Brother', familyMemberId: id });
		},
	},
	'POST family/add: a member who has asked': {
		...{ statements: 33, status: 201 },
		async prepare(scene) {
			const { asker, asked } = await makeAsked(scene);
			return by(asked, { relation: 'Child', familyMemberId: asker.id });
		},
	},
	'POST family/respond-request: accepts': {
		statements: 27,
		async prepare(scene) {
			const { asked, requestId } = await makeAsked(scene);
			return by(asked, { requestId, response: 'accept' });
		},
	},
	'POST family/respond-request: refuses': {
		statements: 25,
		async prepare(scene) {
			const { asked, requestId } = await makeAsked(scene);
			return by(asked, { requestId, response: 'reject' });
		},
	},
	'POST family/withdraw-request: a request': {
		statements: 25,
		async prepare(scene) {
			const { asker, requestId } = await makeAsked(scene);
			return by(asker, { requestId });
		},
	},
	'POST family/withdraw-request: an account': {
		statements: 25,
		async prepare(scene) {
			const { owner, requestId } = await makeInvited(scene);
			return by(owner, { requestId });
		},
	},
	'POST family/resend-request: a request': {
		statements: 25,
		async prepare(scene) {
			const { asker, requestId } = await makeAsked(scene);
			return by(asker, { requestId });
		},
	},
	'POST family/resend-request: an account': {
		statements: 25,
		async prepare(scene) {
			const { owner, requestId } = await makeInvited(scene);
			return by(owner, { requestId });
		},
	},
	'POST family/withdraw-request: a link': {
		statements: 27,
		async prepare(scene) {
			const { asker, requestId } = await makeLinked(scene);
			return by(asker, { requestId });
		},
	},
	'POST family/not-me': {
		statements: 27,
		async prepare(scene) {
			const { asker, asked } = await makeLinked(scene);
			return by(asked, { ownerId: asker.id });
		},
	},
	'PUT family/update/[id]: what it tells': {
		statements: 30,
		async prepare({ many }) {
			const { cardId, ...owner } = await makeFamily(many);
			return { ...on(cardId, owner), form: await withPicture('photo', { sakh: 'Mertiya', dob: '1950' }) };
		},
	},
	'PUT family/update/[id]: where it stands': {
		statements: 33,
		async prepare({ many }) {
			const { cardId, ...owner } = await makeFamily(many);
			return on(cardId, owner, { relation: 'Brother' });
		},
	},
	'PUT family/update/[id]: by an administrator': {
		statements: 30,
		prepare: async ({ many, head }) => on((await makeFamily(many)).cardId, head, { gotra: 'Kashyap' }),
	},
	'DELETE family/delete/[id]': {
		statements: 12,
		async prepare({ many }) {
			const { cardId, ...owner } = await makeFamily(many);
			return on(cardId, owner);
		},
	},
	'DELETE family/delete/[id]: of a link': {
		statements: 18,
		async prepare(scene) {
			const { asker, requestId } = await makeLinked(scene);
			const where = { id: requestId };
			const { personId } = await db.familyRequest.findUniqueOrThrow({ where, select: { personId: true } });
			return on(personId ?? '', asker);
		},
	},
	'POST family/restore/[id]': {
		statements: 19,
		async prepare({ many, before }) {
			const { cardId, ...owner } = await makeFamily(many);
			await before('DELETE family/delete/[id]', on(cardId, owner));
			return on(cardId, owner);
		},
	},
	'POST family/connect/[id]': {
		statements: 22,
		async prepare({ many }) {
			const { treeId, ...owner } = await makeFamily(many);
			const father = { treeId, name: 'Jodh', gender: 'Male' } as const;
			const { id } = await db.person.create({ data: father, select: { id: true } });
			return on(id, owner, { relation: 'Father' });
		},
	},
	'POST family/merge/[id]': {
		statements: 31,
		async prepare({ many }) {
			const { treeId, cardId, ...owner } = await makeFamily(many);
			const other = { treeId, name: 'राम', gender: 'Male' } as const;
			const { id: otherId } = await db.person.create({ data: other, select: { id: true } });
			const { version } = await db.familyTree.findUniqueOrThrow({ where: { id: treeId } });
			return on(cardId, owner, { otherId, version });
		},
	},
	'POST family/import: new people': {
		...{ statements: 31, status: 201 },
		prepare: async ({ many }) => ({ ...on('', await makeLogin({ name: 'Ajit' })), form: getGedcom(many) }),
	},
	'POST family/import: news of known people': {
		...{ statements: 23, each: 1, status: 201 },
		async prepare({ many }) {
			const { token, childIds } = await makeFamily(many);
			return { token, form: getGedcom(many, childIds) };
		},
	},
	'PUT family/address-words': {
		statements: 3,
		prepare: async ({ many }) => by(await makeFamily(many), { isShown: true, words: { FF: 'दाता' } }),
	},
	'PUT family/days': {
		statements: 3,
		prepare: async ({ many }) => by(await makeFamily(many), { reckoning: 'amanta', isMailed: true }),
	},
	'PUT family/days/weddings/[id]': {
		statements: 13,
		async prepare({ many }) {
			const family = await makeFamily(many);
			const wife = { treeId: family.treeId, addedById: family.id, name: 'Gulab', gender: 'Female' } as const;
			const { id: wifeId } = await db.person.create({ data: wife });
			const [partnerAId, partnerBId] = [family.cardId, wifeId].toSorted();
			const { id } = await db.union.create({
				data: { treeId: family.treeId, partnerAId: partnerAId ?? '', partnerBId: partnerBId ?? '' },
			});
			return on(id, family, { marriedOn: '1985-02-11' });
		},
	},
	'POST family/days/feed': {
		...{ statements: 3, status: 201 },
		prepare: async ({ many }) => by(await makeFamily(many), {}),
	},
	'DELETE family/days/feed': {
		statements: 2,
		prepare: async ({ many }) => by(await makeFamily(many), {}),
	},
	'PUT family/same-people': {
		statements: 8,
		prepare: async ({ many }) => ({ ...by(await makeFamily(many), { isComparable: true }) }),
	},
	'POST family/same-people/[id]': {
		statements: 8,
		async prepare({ many }) {
			const { treeId, cardId, childIds, ...owner } = await makeFamily(many);
			const [oneId, otherId] = [cardId, childIds[0] ?? ''].sort();
			const pair = { oneTreeId: treeId, oneId: oneId ?? '', otherTreeId: treeId, otherId: otherId ?? '' };
			const { id } = await db.samePerson.create({ data: pair, select: { id: true } });
			return on(id, owner, { answer: 'no' });
		},
	},
	'POST family/questions': {
		...{ statements: 17, status: 201 },
		async prepare({ many }) {
			const { owner, elderId, personId } = await makeElder(many);
			return by(owner, { elderId, personId, asks: 'mother', language: 'hi' });
		},
	},
	'POST family/questions/[id]': {
		statements: 18,
		async prepare({ many }) {
			const { owner, ...asked } = await makeElder(many);
			return on((await writeAnswered(asked)).id, owner, { isDeceased: true });
		},
	},
	'DELETE family/questions/[id]': {
		statements: 2,
		async prepare({ many }) {
			const { owner, ...asked } = await makeElder(many);
			return on((await writeAnswered(asked)).id, owner);
		},
	},
	'POST family/answer': {
		statements: 11,
		async prepare({ many }) {
			const { owner, elderId, personId } = await makeElder(many);
			const elder = { elderId, personId, asks: 'mother', language: 'hi' } as const;
			const { secret, words } = await askElder(owner.id, elder, new Date());
			return { json: { token: secret, as: words.caption.hi, name: 'Sugan Kanwar', village: 'Khimsar' } };
		},
	},
	'PUT family/details': {
		statements: 6,
		prepare: async ({ many }) => ({ ...by(await makeFamily(many), ownDetails) }),
	},
	'POST family/biodatas': {
		...{ statements: 6, status: 201 },
		prepare: async ({ many }) => ({ ...by(await makeFamily(many), ownBiodata) }),
	},
	'PUT family/biodatas/[id]': {
		statements: 6,
		async prepare({ many }) {
			const { owner, biodataId } = await makeBiodata(many);
			return on(biodataId, owner, { ...ownBiodata, version: 0 });
		},
	},
	'DELETE family/biodatas/[id]': {
		statements: 2,
		async prepare({ many }) {
			const { owner, biodataId } = await makeBiodata(many);
			return on(biodataId, owner);
		},
	},
	'POST family/biodatas/[id]/links': {
		...{ statements: 8, status: 201 },
		async prepare({ many }) {
			const { owner, biodataId } = await makeBiodata(many);
			return on(biodataId, owner, { sentTo: 'Mehta family' });
		},
	},
	'DELETE family/biodatas/[id]/links/[linkId]': {
		statements: 2,
		async prepare({ many }) {
			const { owner, biodataId } = await makeBiodata(many);
			const { link } = await makeLink(owner.id, { id: biodataId, sentTo: 'Mehta family' }, new Date());
			return { ...by(owner), params: { id: biodataId, linkId: link._id } };
		},
	},
	'POST biodata/[token]/opened': {
		statements: 4,
		async prepare({ many }) {
			const { owner, biodataId } = await makeBiodata(many);
			const { secret } = await makeLink(owner.id, { id: biodataId, sentTo: 'Mehta family' }, new Date());
			return { params: { token: secret } };
		},
	},
	'PUT family/trees/[id]': {
		statements: 8,
		async prepare({ many, head }) {
			return on((await makeFamily(many)).treeId, head, { name: 'Rathores', isPublic: true });
		},
	},
	'DELETE family/trees/[id]': {
		statements: 15,
		prepare: async ({ many, head }) => on((await makeFamily(many)).treeId, head),
	},
};
