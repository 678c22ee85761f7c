import { db } from '@/lib/platform/db/client';
import type { InterestStatus } from '@/lib/platform/db/generated/enums';
import { makeLogin } from '../accounts';
import { writeAgreed, writeAsked } from '../guardians';
import { makeSeeker } from '../seekers';
import { WrittenTree } from '../trees';
import { type Budgets, by, on } from './scene';

/** Two who may marry; she has sent him an interest where a test says so. */
async function makePair(status?: InterestStatus) {
	const he = await makeSeeker({ clan: 'Rathore' });
	const she = await makeSeeker({ clan: 'Chauhan', gender: 'Female' });
	if (!status) return { he, she, interestId: '' };
	const data = { fromMemberId: she.id, toMemberId: he.id, status };
	const answeredAt = status === 'sent' ? null : new Date();
	const { id: interestId } = await db.interest.create({
		data: { ...data, answeredAt },
		select: { id: true },
	});
	return { he, she, interestId };
}

const wishes = {
	...{ ageFrom: 25, ageTo: 30, isAgeMust: true, districts: ['Nagaur', 'Pali'], isPlaceMust: false },
	...{ education: 'graduate', isEducationMust: false, clans: ['Chauhan'], isClanMust: true },
	...{ formerMarriage: null, isFormerMarriageMust: false },
	...{ manglik: null, isManglikMust: false, minGunas: 18 },
};

/** A father with a daughter in his tree, among many others. */
async function makeFather(many: number) {
	const father = await makeLogin({ gender: 'Male' });
	const daughter = await makeSeeker({ gender: 'Female' });
	const tree = await WrittenTree.of(father.id);
	const personId = await tree.account(daughter.id, { gender: 'Female' });
	await tree.parent(personId, tree.meId, 'father');
	for (let number = 0; number < many; number++) await tree.card(`Ram ${number}`);
	return { father, daughter, personId };
}

export const matches: Budgets = {
	'POST family/guardians': {
		...{ statements: 16, status: 201 },
		async prepare({ many }) {
			const { father, personId } = await makeFather(many);
			return by(father, { personId });
		},
	},
	'POST family/guardians/[id]': {
		statements: 10,
		async prepare({ many }) {
			const { father, daughter } = await makeFather(many);
			const terms = { hasLastWord: false, contactOf: 'candidate', months: 6 };
			return on(await writeAsked(daughter.id, father.id), daughter, terms);
		},
	},
	'DELETE family/guardians/[id]': {
		statements: 8,
		async prepare({ many }) {
			const { father, daughter } = await makeFather(many);
			return on(await writeAgreed(daughter.id, father.id), father);
		},
	},
	'PUT family/matches/[id]/note': {
		statements: 14,
		async prepare() {
			const { he, she } = await makePair();
			return on(she.id, he, { word: 'ask', text: 'Which village?' });
		},
	},
	'PUT family/kundli': {
		statements: 11,
		prepare: async () =>
			by(await makeSeeker(), { time: '06:35', precision: 'minute', place: 'Jodhpur, Rajasthan' }),
	},
	'POST family/kundli/consent': { statements: 11, prepare: async () => by(await makeSeeker(), {}) },
	'DELETE family/kundli': { statements: 8, prepare: async () => by(await makeSeeker(), {}) },
	'PUT family/matches/wishes': { statements: 6, prepare: async () => by(await makeSeeker(), wishes) },
	'POST family/interests: the first of the two': {
		...{ statements: 17, status: 201 },
		async prepare() {
			const { he, she } = await makePair();
			return by(he, { memberId: she.id, answers: { family: 'joint', seeks: ['values'] } });
		},
	},
	'POST family/interests: meets the other’s': {
		statements: 15,
		async prepare() {
			const { he, she } = await makePair('sent');
			return by(he, { memberId: she.id });
		},
	},
	'POST family/interests/[id]': {
		statements: 13,
		async prepare() {
			const { he, interestId } = await makePair('sent');
			return on(interestId, he, { answer: 'accept' });
		},
	},
	'PUT family/matches/[id]/mark: a stranger': {
		statements: 13,
		async prepare() {
			const { he, she } = await makePair();
			return on(she.id, he, { mark: 'shortlisted' });
		},
	},
	'PUT family/matches/[id]/mark: ends what both agreed to': {
		statements: 10,
		async prepare() {
			const { he, she } = await makePair('accepted');
			return on(she.id, he, { mark: 'blocked' });
		},
	},
	'POST family/matches/[id]/meeting': {
		statements: 12,
		async prepare() {
			const { he, she } = await makePair('accepted');
			return on(she.id, he, { topic: 'home', isTicked: true });
		},
	},
	'POST family/matches/[id]/report': {
		...{ statements: 14, status: 201 },
		async prepare() {
			const { he, she } = await makePair();
			return on(she.id, he, { reason: 'other', text: 'Not so.' });
		},
	},
};
