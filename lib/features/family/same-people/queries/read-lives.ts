import { addToGroup } from '@/lib/core/grouping';
import { getSpan } from '@/lib/core/partial-date';
import { mapInSteps, runInSlices } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import { loadAtlas } from '@/lib/features/heritage/khaanp/queries';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { birthSpan } from '@/lib/rules/kinship/graph';
import { describePerson, type RecordedLife } from '@/lib/rules/same-person/describe';
import type { DaySpan, Likeness } from '@/lib/rules/same-person/likeness';

/** Somebody as they are compared with others. */
export interface Life {
	id: string;
	treeId: string;
	likeness: Likeness;
}

/** Has a card that the owner of the tree sees. */
const shown = {
	kind: 'named',
	approvalStatus: 'approved',
	isVisible: true,
} as const satisfies Prisma.PersonWhereInput;

/**
 * Who may be compared: with their own tree everybody, with other trees only the deceased without an account. An account is
 * the same person in every tree.
 */
const reaches = {
	ownTree: { people: shown, kin: shown },
	// Nothing is said of living relatives either.
	otherTrees: { people: { ...shown, isDeceased: true, memberId: null }, kin: { ...shown, isDeceased: true } },
} as const satisfies Record<string, { people: Prisma.PersonWhereInput; kin: Prisma.PersonWhereInput }>;

type Reach = keyof typeof reaches;

/** The ids of those cards that are compared with other trees. */
export async function findComparable(ids: readonly string[]): Promise<ReadonlySet<string>> {
	const rows = await db.person.findMany({
		where: { ...reaches.otherTrees.people, id: { in: [...new Set(ids)] } },
		select: { id: true },
	});
	return new Set(rows.map(({ id }) => id));
}

const personColumns = {
	...{ id: true, treeId: true, nameKey: true, fatherName: true, gender: true, clan: true },
	...{ bornOn: true, bornPrecision: true, diedOn: true, diedPrecision: true },
	...{ villageAddress: true, ancestralResidence: true, ancestorPlace: true },
} as const;

type PersonRow = Prisma.PersonGetPayload<{ select: typeof personColumns }>;

const linkColumns = { childId: true, parentId: true, role: true } as const;
const unionColumns = { partnerAId: true, partnerBId: true } as const;
const kinColumns = { id: true, nameKey: true } as const;

/** Reads those of a tree who may be compared. */
export async function readTreeLives(treeId: string, reach: Reach): Promise<Life[]> {
	const [people, links, unions, kin] = await Promise.all([
		db.person.findMany({ where: { ...reaches[reach].people, treeId }, select: personColumns }),
		db.parentLink.findMany({ where: { treeId, kind: { not: 'step' } }, select: linkColumns }),
		db.union.findMany({ where: { treeId }, select: unionColumns }),
		db.person.findMany({ where: { ...reaches[reach].kin, treeId }, select: kinColumns }),
	]);
	return getLives(people, { links, unions, kin });
}

/** Reads those of some cards who may be compared. */
export async function readLives(ids: readonly string[], reach: Reach): Promise<Life[]> {
	if (ids.length === 0) return [];
	const among = { in: [...new Set(ids)] };
	const [people, near, unions] = await Promise.all([
		db.person.findMany({ where: { ...reaches[reach].people, id: among }, select: personColumns }),
		db.parentLink.findMany({
			where: { kind: { not: 'step' }, OR: [{ childId: among }, { parentId: among }] },
			select: linkColumns,
		}),
		db.union.findMany({
			where: { OR: [{ partnerAId: among }, { partnerBId: among }] },
			select: unionColumns,
		}),
	]);
	const above = await db.parentLink.findMany({
		where: { kind: { not: 'step' }, childId: { in: near.map(({ parentId }) => parentId) }, role: 'father' },
		select: linkColumns,
	});
	const links = [...near, ...above];
	const kinIds = [
		...links.flatMap(({ childId, parentId }) => [childId, parentId]),
		...unions.flatMap(({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
	];
	const kin = await db.person.findMany({
		where: { ...reaches[reach].kin, id: { in: [...new Set(kinIds)] } },
		select: kinColumns,
	});
	return getLives(people, { links, unions, kin });
}

interface Surroundings {
	links: readonly { childId: string; parentId: string; role: 'father' | 'mother' }[];
	unions: readonly { partnerAId: string; partnerBId: string }[];
	kin: readonly { id: string; nameKey: string }[];
}

async function getLives(people: readonly PersonRow[], { links, unions, kin }: Surroundings): Promise<Life[]> {
	const atlas = await loadAtlas();
	const keyOf = new Map(kin.map(({ id, nameKey }) => [id, nameKey]));
	const [fathers, mothers] = [new Map<string, string[]>(), new Map<string, string[]>()];
	const [children, spouses] = [new Map<string, string[]>(), new Map<string, string[]>()];
	for (const { childId, parentId, role } of links) {
		const parents = role === 'father' ? fathers : mothers;
		// Of brothers the links of one father are read for each.
		if (parents.get(childId)?.includes(parentId)) continue;
		addToGroup(parents, childId, parentId);
		addToGroup(children, parentId, childId);
	}
	for (const { partnerAId, partnerBId } of unions) {
		addToGroup(spouses, partnerAId, partnerBId);
		addToGroup(spouses, partnerBId, partnerAId);
	}
	const keysIn = (group: ReadonlyMap<string, string[]>) => (id: string) =>
		(group.get(id) ?? []).flatMap((one) => keyOf.get(one) ?? []);
	const getLife = (row: PersonRow) => ({
		...{ id: row.id, treeId: row.treeId },
		likeness: describePerson(
			lifeIn(row, {
				fatherKeys: keysIn(fathers)(row.id),
				grandfatherKeys: (fathers.get(row.id) ?? []).flatMap(keysIn(fathers)),
				motherKeys: keysIn(mothers)(row.id),
				spouseKeys: keysIn(spouses)(row.id),
				childKeys: keysIn(children)(row.id),
			}),
			atlas,
		),
	});
	return runInSlices(mapInSteps(people, getLife));
}

type KinKeys = Pick<
	RecordedLife,
	'fatherKeys' | 'grandfatherKeys' | 'motherKeys' | 'spouseKeys' | 'childKeys'
>;

const sexOf = { Male: 'M', Female: 'F' } as const;

function lifeIn(row: PersonRow, { fatherKeys, ...keys }: KinKeys): RecordedLife {
	const { nameKey, gender, bornOn, bornPrecision, fatherName } = row;
	const isFatherKnown = fatherKeys.length > 0 || fatherName === null;
	return {
		...{ ...keys, nameKey, sex: gender && sexOf[gender] },
		born: bornOn && bornPrecision && birthSpan(bornOn, bornPrecision),
		died: deathSpan(row),
		fatherKeys: isFatherKnown ? fatherKeys : [searchKey(fatherName)],
		places: [row.villageAddress, row.ancestralResidence, row.ancestorPlace],
		clans: [row.clan],
	};
}

const dayMs = 24 * 60 * 60 * 1000;

function deathSpan({ diedOn, diedPrecision }: PersonRow): DaySpan | null {
	if (!diedOn) return null;
	const { earliest, latest } = getSpan({ date: diedOn, precision: diedPrecision ?? 'day' });
	return { earliest: earliest.getTime() / dayMs, latest: latest.getTime() / dayMs };
}
