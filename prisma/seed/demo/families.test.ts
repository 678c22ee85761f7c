import { describe, expect, it } from 'vitest';
import { derivedKinds, kindSaid } from '@/lib/features/family/relations/rules/derive-relations';
import { kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import { unknownPerson } from '@/lib/features/family/tree/rules/graph';
import { translator } from '@/lib/platform/i18n/translate';
import { birthSpan, indexKin, type KinGraph } from '@/lib/rules/kinship/graph';
import { relationsFrom } from '@/lib/rules/kinship/relations';
import { kinTerms } from '@/lib/rules/kinship/terms';
import { demoTrees } from './families';
import { type LinkedMember, rowsOfTree } from './family-plan';
import { demoMembers } from './members';

const members = new Map<string, LinkedMember>(
	demoMembers.map(
		({ key, name, gender, born, clan, sakh, profession, location, married, gotra, motherClan }) => [
			key,
			{
				id: `member-${key}`,
				name,
				gender,
				bornOn: new Date(Date.UTC(born, 5, 1)),
				bornPrecision: 'day',
				clan,
				dynasty: null,
				sakh,
				gotra,
				motherClan,
				profession,
				location,
				isMarried: married,
			},
		],
	),
);

let lastId = 0;
const newId = () => String(++lastId).padStart(8, '0');
const trees = demoTrees.map((plan) => ({ plan, ...rowsOfTree(plan, members, newId) }));
const named = trees.map((tree) => ({ title: tree.plan.name, ...tree }));

const born = (tree: (typeof trees)[number], id: string) => {
	const person = tree.people.find((candidate) => candidate.id === id);
	return person && 'bornOn' in person ? person.bornOn.getUTCFullYear() : null;
};

function getAncestors(tree: (typeof trees)[number], id: string): Set<string> {
	const parents = tree.parentLinks.filter(({ childId }) => childId === id).map(({ parentId }) => parentId);
	return new Set(parents.flatMap((parent) => [parent, ...getAncestors(tree, parent)]));
}

function getKin({ people, parentLinks, unions }: (typeof trees)[number]): KinGraph {
	const persons = people.map((person) => {
		const known = 'gender' in person ? person : null;
		const sex = known && (known.gender === 'Male' ? ('M' as const) : ('F' as const));
		return { id: person.id, sex, born: known && birthSpan(known.bornOn, known.bornPrecision) };
	});
	return { persons, parentLinks, unions };
}

describe('the sample families', () => {
	it('are of 14, 15, 24, 36 and 60 named people', () => {
		const sizes = trees.map(({ people }) => people.filter(({ kind }) => kind === 'named').length);
		expect(sizes.sort((a, b) => a - b)).toEqual([14, 15, 24, 36, 60]);
	});

	it.each(named)('$title: one father and one mother by birth at most', ({ parentLinks }) => {
		const births = parentLinks.filter(({ kind }) => kind === 'birth');
		expect(new Set(births.map(({ childId, role }) => childId + role)).size).toBe(births.length);
		expect(new Set(parentLinks.map(({ childId, parentId }) => childId + parentId)).size).toBe(
			parentLinks.length,
		);
	});

	it.each(named)('$title: nobody descends from themselves', (tree) => {
		for (const { id } of tree.people) expect(getAncestors(tree, id)).not.toContain(id);
	});

	it.each(named)('$title: parents are 16 to 60 years older than the children they have by birth', (tree) => {
		for (const { kind, childId, parentId } of tree.parentLinks) {
			const [child, parent] = [born(tree, childId), born(tree, parentId)];
			if (kind !== 'birth' || child === null || parent === null) continue;
			expect(child - parent).toBeGreaterThanOrEqual(16);
			expect(child - parent).toBeLessThanOrEqual(60);
		}
	});

	it.each(named)(
		'$title: fathers are men, mothers women, and children belong to their parents’ marriage',
		(tree) => {
			const gender = new Map(
				tree.people.map((person) => [person.id, 'gender' in person ? person.gender : null]),
			);
			for (const { role, parentId } of tree.parentLinks)
				expect(gender.get(parentId) ?? (role === 'father' ? 'Male' : 'Female')).toBe(
					role === 'father' ? 'Male' : 'Female',
				);
		},
	);

	it.each(named)(
		'$title: a couple has one marriage, its partners in order, of grown people, before its end',
		(tree) => {
			const couples = tree.unions.map(({ partnerAId, partnerBId }) => partnerAId + partnerBId);
			expect(new Set(couples).size).toBe(couples.length);
			for (const { partnerAId, partnerBId, marriedOn, endedOn } of tree.unions) {
				expect(partnerAId < partnerBId).toBe(true);
				for (const partner of [partnerAId, partnerBId]) {
					const year = born(tree, partner);
					if (marriedOn && year !== null)
						expect(marriedOn.getUTCFullYear() - year).toBeGreaterThanOrEqual(15);
				}
				if (marriedOn && endedOn) expect(endedOn.getTime()).toBeGreaterThan(marriedOn.getTime());
			}
		},
	);

	it.each(named)('$title: a marriage that death ended has somebody who died that year', (tree) => {
		const died = new Map(
			tree.people.map((person) => [
				person.id,
				'diedOn' in person ? person.diedOn?.getUTCFullYear() : undefined,
			]),
		);
		for (const { partnerAId, partnerBId, endedBy, endedOn } of tree.unions)
			if (endedBy === 'death')
				expect([died.get(partnerAId), died.get(partnerBId)]).toContain(endedOn?.getUTCFullYear());
	});

	it.each(named)(
		'$title: everybody belongs to it by blood or marriage',
		({ people, parentLinks, unions }) => {
			const near = new Map<string, string[]>();
			const join = (a: string, b: string) =>
				near.set(a, [...(near.get(a) ?? []), b]).set(b, [...(near.get(b) ?? []), a]);
			for (const { childId, parentId } of parentLinks) join(childId, parentId);
			for (const { partnerAId, partnerBId } of unions) join(partnerAId, partnerBId);
			const reached = new Set<string>();
			const queue = people.slice(0, 1).map(({ id }) => id);
			for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
				if (reached.has(id)) continue;
				reached.add(id);
				queue.push(...(near.get(id) ?? []));
			}
			expect(reached.size).toBe(people.length);
		},
	);

	it('hold what real families hold: two wives, second marriages, adoption, step-parents, unknown parents', () => {
		const links = trees.flatMap(({ parentLinks }) => parentLinks);
		expect(links.some(({ kind }) => kind === 'adopted')).toBe(true);
		expect(links.some(({ kind }) => kind === 'step')).toBe(true);
		expect(trees.flatMap(({ people }) => people).some(({ kind }) => kind === 'connector')).toBe(true);
		const [largest] = trees;
		expect(largest?.unions.map(({ sequence }) => sequence)).toContain(1);
		const adoptee = links.find(({ kind }) => kind === 'adopted')?.childId;
		expect(links.filter(({ childId, kind }) => childId === adoptee && kind === 'birth')).toHaveLength(2);
	});

	it.each(named)('$title: nobody is described by a child they have in common', (tree) => {
		const index = indexKin(getKin(tree));
		for (const { id } of tree.people) {
			for (const { steps } of relationsFrom(index, id).values()) {
				expect(steps.map(({ kind }) => kind)).not.toContain('coparent');
			}
		}
	});

	it.each([
		['shivank', 'indra', 'दादा के भाई की पत्नी', "father's father's brother's wife"],
		['shivank', 'bhairu', 'दादा के भाई के बेटे', "father's father's brother's son"],
		['shivank', 'ratan', 'सौतेली परदादी', "father's father's stepmother"],
		['shivank', 'meenal', 'पिता की बुआ की पोती', "father's father's sister's son's daughter"],
		['shivank', 'kusum', 'चाची', "father's younger brother's wife"],
		['tejmal', 'manjula', 'चचेरे भाई की पत्नी', "father's brother's son's wife"],
		['tejmal', 'divya', 'चचेरे भाई की बहू', "father's brother's son's son's wife"],
		['tejmal', 'dariyav', 'मौसी', "mother's sister"],
	])('hold %s, whose relative %s is %s', (owner, key, hindi, english) => {
		const tree = trees.find(({ plan }) => plan.owner === owner);
		const getId = (name: string) => tree?.people[Object.keys(tree.plan.people).indexOf(name)]?.id ?? '';
		const kin = tree && relationsFrom(indexKin(getKin(tree)), getId(owner));
		const parts = kinTerms(kin?.get(getId(key))?.steps ?? []);
		expect([kinshipWords(parts, translator('hi')), kinshipWords(parts, translator('en'))]).toEqual([
			hindi.normalize('NFC'),
			english,
		]);
	});

	it('hold a couple with an ancestor in common', () => {
		const related = trees.some((tree) =>
			tree.unions.some(({ partnerAId, partnerBId }) => {
				const his = getAncestors(tree, partnerAId);
				return [...getAncestors(tree, partnerBId)].some((ancestor) => his.has(ancestor));
			}),
		);
		expect(related).toBe(true);
	});

	it('meet in members, who agreed to every tree that is not their own', () => {
		const inTrees = trees.flatMap(({ tree, people }) =>
			people.flatMap((person) =>
				'memberId' in person ? [{ id: person.memberId, ownerId: tree.ownerId }] : [],
			),
		);
		const meeting = new Set(inTrees.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at));
		expect([...meeting].sort()).toEqual(['member-karanvir', 'member-kavitaksh']);
		const accepted = trees.flatMap(({ requests }) => requests.filter(({ status }) => status === 'accepted'));
		for (const member of meeting) {
			const others = inTrees.filter(({ id, ownerId }) => id === member && ownerId !== member);
			expect(accepted.filter(({ toMemberId }) => toMemberId === member)).toHaveLength(others.length);
		}
	});

	it('tell the clans of mothers as the members themselves do', () => {
		for (const { people, parentLinks } of trees) {
			const findClan = (id: string) => {
				const person = people.find((one) => one.id === id);
				return person && 'clan' in person ? person.clan : null;
			};
			for (const person of people) {
				if (!('motherClan' in person) || person.motherClan === null) continue;
				const mother = parentLinks.find(
					({ childId, role, kind }) => childId === person.id && role === 'mother' && kind === 'birth',
				);
				if (mother)
					expect([person.name, person.motherClan]).toEqual([person.name, findClan(mother.parentId)]);
			}
		}
	});

	it('link a member’s card only where the member agreed, and hold requests that wait', () => {
		for (const { tree, people, requests } of trees) {
			const agreed = requests.filter(({ status }) => status === 'accepted').map(({ personId }) => personId);
			for (const person of people)
				if ('memberId' in person && person.memberId !== tree.ownerId) expect(agreed).toContain(person.id);
		}
		expect(trees.flatMap(({ requests }) => requests).some(({ status }) => status === 'pending')).toBe(true);
	});

	it('ask for what the tree says, or nobody could agree to it', () => {
		for (const { people, parentLinks, unions, requests } of trees) {
			const persons = people.map((person) =>
				unknownPerson(person.id, 'gender' in person ? person.gender : null),
			);
			for (const { personId, relatedToId, relation, status } of requests) {
				if (status !== 'pending') continue;
				const kinds = derivedKinds({ people: persons, parentLinks, unions }, relatedToId);
				expect([relation, kinds.get(personId) ?? null]).toEqual([relation, kindSaid(relation)]);
			}
		}
	});
});
