import * as z from 'zod';
import { searchKey } from '@/lib/core/text-folding';

/** A member of the portal, a person without an account, or an unknown person who connects others. */
const personPlan = z.union([
	z.strictObject({ member: z.string() }),
	z.strictObject({ connector: z.literal(true) }),
	z.strictObject({
		name: z.string(),
		sex: z.enum(['m', 'f']),
		born: z.int(),
		died: z.int().exactOptional(),
		/** Where it is not the tree's own. */
		clan: z.string().exactOptional(),
		profession: z.string().exactOptional(),
		/** A request about this card has no response yet. */
		pending: z.literal(true).exactOptional(),
	}),
]);

const familyPlan = z.strictObject({
	father: z.string().exactOptional(),
	mother: z.string().exactOptional(),
	/** Year; without it the two are parents of the same children and no marriage is known. */
	married: z.int().exactOptional(),
	ended: z.strictObject({ by: z.enum(['death', 'divorce']), year: z.int() }).exactOptional(),
	children: z.array(z.string()),
	adopted: z.array(z.string()).exactOptional(),
	step: z.array(z.string()).exactOptional(),
});

const requestPlan = z.strictObject({
	/** The card of the member asked. */
	to: z.string(),
	member: z.string(),
	relation: z.string(),
	/** The card whose relative the member is; the owner's own where it is missing. */
	relatedTo: z.string().exactOptional(),
	status: z.enum(['pending', 'accepted']),
	message: z.string().exactOptional(),
});

/** A relative of the owner, with an account that the owner has made and that is not claimed yet. */
const relativePlan = z.strictObject({
	/** The card of the relative. */
	card: z.string(),
	/** Part of the e-mail address. */
	key: z.string(),
	relation: z.string(),
});

export const treePlan = z.strictObject({
	/** For readers of the file. */
	note: z.string().exactOptional(),
	/** The member whose tree it is. */
	owner: z.string(),
	/** The owner's card. */
	me: z.string(),
	name: z.string(),
	isPublic: z.boolean(),
	/** The clan of the others. */
	clan: z.string(),
	people: z.record(z.string(), personPlan),
	families: z.array(familyPlan),
	requests: z.array(requestPlan),
	relatives: z.array(relativePlan).exactOptional(),
});

export type TreePlan = z.output<typeof treePlan>;

/** What a card repeats of its member. */
export interface LinkedMember {
	id: string;
	name: string;
	gender: 'Male' | 'Female';
	bornOn: Date;
	bornPrecision: 'day';
	clan: string;
	dynasty: string | null;
	sakh: string | null;
	gotra: string | null;
	motherClan: string | null;
	profession: string;
	location: string;
	isMarried: boolean;
}

const yearStart = (year: number) => new Date(Date.UTC(year, 0, 1));
/** A death of which the year alone is known is stored as its last day. */
const yearEnd = (year: number) => new Date(Date.UTC(year, 11, 31));

/** Of older days the year alone is known. */
const remembersDaysFrom = 1950;

const getDay = (year: number, at: number) => new Date(Date.UTC(year, (at * 5) % 12, 1 + ((at * 11) % 28)));

function getDeath(died: number | undefined, at: number) {
	if (died === undefined) return { diedOn: null, diedPrecision: null };
	return died < remembersDaysFrom
		? { diedOn: yearEnd(died), diedPrecision: 'year' as const }
		: { diedOn: getDay(died, at), diedPrecision: 'day' as const };
}

function getWedding(married: number | undefined, at: number) {
	if (married === undefined) return { marriedOn: null, marriedPrecision: null };
	return married < remembersDaysFrom
		? { marriedOn: yearStart(married), marriedPrecision: 'year' as const }
		: { marriedOn: getDay(married, at), marriedPrecision: 'day' as const };
}

/**
 * The rows of a sample tree: people, their parent links, their marriages, with ids from `newId`.
 *
 * @throws Error where the plan names somebody who is not in it
 */
export function rowsOfTree(plan: TreePlan, members: ReadonlyMap<string, LinkedMember>, newId: () => string) {
	const treeId = newId();
	const owner = found(members, plan.owner);
	const ids = new Map(Object.keys(plan.people).map((key) => [key, newId()]));
	const getId = (key: string) => found(ids, key);
	const wed = new Set(
		plan.families.flatMap(({ father, mother, married }) => (married === undefined ? [] : [father, mother])),
	);

	const people = Object.entries(plan.people).map(([key, person], at) => {
		const row = { id: getId(key), treeId, addedById: owner.id };
		if ('connector' in person) return { ...row, kind: 'connector' as const };
		if ('member' in person) {
			const { id: memberId, ...shown } = found(members, person.member);
			return { ...row, kind: 'named' as const, ...shown, memberId, nameKey: searchKey(shown.name) };
		}
		return {
			...row,
			kind: 'named' as const,
			name: person.name,
			nameKey: searchKey(person.name),
			gender: person.sex === 'm' ? ('Male' as const) : ('Female' as const),
			bornOn: yearStart(person.born),
			bornPrecision: 'year' as const,
			isDeceased: person.died !== undefined,
			...getDeath(person.died, at),
			clan: person.clan ?? plan.clan,
			profession: person.profession ?? null,
			isMarried: wed.has(key),
			approvalStatus: person.pending ? ('pending' as const) : ('approved' as const),
		};
	});

	const parentLinks = plan.families.flatMap(({ father, mother, children, adopted = [], step = [] }) =>
		(
			[
				['birth', children],
				['adopted', adopted],
				['step', step],
			] as const
		).flatMap(([kind, those]) =>
			those.flatMap((child) =>
				(
					[
						['father', father],
						['mother', mother],
					] as const
				).flatMap(([role, parent]) =>
					// Who is a step-child here has one of the two by birth.
					parent === undefined || (kind === 'step' && isBirthParent(plan, parent, child))
						? []
						: [{ treeId, childId: getId(child), parentId: getId(parent), role, kind }],
				),
			),
		),
	);

	const unions = plan.families.flatMap(({ father, mother, married, ended }, at) => {
		if (father === undefined || mother === undefined) return [];
		const [his, hers] = [getId(father), getId(mother)];
		const [partnerAId, partnerBId] = his < hers ? [his, hers] : [hers, his];
		const sequence = plan.families
			.slice(0, at)
			.filter((earlier) => earlier.mother && (earlier.father === father || earlier.mother === mother)).length;
		return [
			{
				treeId,
				partnerAId,
				partnerBId,
				sequence,
				...getWedding(married, at),
				endedBy: ended?.by ?? null,
				endedOn: ended ? yearEnd(ended.year) : null,
				facts: [...(ended?.by === 'divorce' ? [{ tag: 'DIV', date: String(ended.year) }] : [])],
			},
		];
	});

	const requests = plan.requests.map(({ to, member, relation, relatedTo, status, message }) => ({
		fromMemberId: owner.id,
		toMemberId: found(members, member).id,
		personId: getId(to),
		relatedToId: getId(relatedTo ?? plan.me),
		relation,
		status,
		message: message ?? null,
	}));

	const relatives = (plan.relatives ?? []).map(({ card, key, relation }) => ({
		key,
		stated: {
			adderId: owner.id,
			personId: getId(card),
			relatedToId: getId(plan.me),
			relation,
			message: null,
		},
	}));

	const tree = {
		id: treeId,
		ownerId: owner.id,
		name: plan.name,
		nameKey: searchKey(plan.name),
		isPublic: plan.isPublic,
	};
	return { tree, people, parentLinks, unions, requests, relatives };
}

function isBirthParent(plan: TreePlan, parent: string, child: string): boolean {
	return plan.families.some(
		({ father, mother, children }) => (father === parent || mother === parent) && children.includes(child),
	);
}

function found<T>(things: ReadonlyMap<string, T>, key: string): T {
	const thing = things.get(key);
	if (thing === undefined) throw new Error(`The sample data name ${key}, who is not there`);
	return thing;
}
