import { groupedBy } from '@/lib/core/grouping';
import type { KinParentLink, Sex } from '@/lib/rules/kinship/graph';

interface Recorded {
	id: string;
	memberId: string | null;
	sex: Sex | null;
}

/** Two rows of which the owners of both trees have said that they are one person. */
export interface Join {
	oneId: string;
	otherId: string;
}

/** The individual that each row belongs to: named after the account, else after the first row of it. */
export function getIdentities(
	records: readonly Recorded[],
	links: readonly KinParentLink[],
	joins: readonly Join[],
): ReadonlyMap<string, string> {
	const births = links.filter(({ kind }) => kind === 'birth');
	const contradicted = contradictedIn(joined(records, { births, joins }, new Set()), records, links);
	const getRoot = joined(records, { births, joins }, contradicted);
	const idOf = new Map<string, string>();
	for (const rows of groupedBy(records, ({ id }) => getRoot(id)).values()) {
		const name = rows.find(({ memberId }) => memberId !== null)?.memberId ?? rows[0]?.id ?? '';
		for (const { id } of rows) idOf.set(id, name);
	}
	return idOf;
}

/**
 * Joins the rows of one account and those that people have joined, then the parents by birth of each individual, until
 * nothing more follows.
 */
function joined(
	records: readonly Recorded[],
	{ births, joins }: { births: readonly KinParentLink[]; joins: readonly Join[] },
	contradicted: ReadonlySet<string>,
): (id: string) => string {
	const { rootOf, join } = disjointSets(records.map(({ id }) => id));
	const firstOfAccount = new Map<string, string>();
	for (const { id, memberId } of records) {
		if (memberId === null) continue;
		const first = firstOfAccount.get(memberId);
		if (first === undefined) firstOfAccount.set(memberId, id);
		else join(first, id);
	}
	const ids = new Set(records.map(({ id }) => id));
	for (const { oneId, otherId } of joins) {
		const isCertain = [oneId, otherId].every((id) => ids.has(id) && !contradicted.has(id));
		if (isCertain) join(oneId, otherId);
	}
	const certain = births.filter(
		({ childId, parentId }) =>
			ids.has(childId) && ids.has(parentId) && childId !== parentId && !contradicted.has(parentId),
	);
	for (let hasChanged = true; hasChanged; ) {
		hasChanged = false;
		const parentOf = new Map<string, string>();
		for (const { childId, parentId, role } of certain) {
			const place = `${role} ${rootOf(childId)}`;
			const known = parentOf.get(place);
			if (known === undefined) parentOf.set(place, parentId);
			else if (join(known, parentId)) hasChanged = true;
		}
	}
	return rootOf;
}

/** The rows of everybody who would be two accounts, or both a man and a woman. */
function contradictedIn(
	rootOf: (id: string) => string,
	records: readonly Recorded[],
	links: readonly KinParentLink[],
): Set<string> {
	const findSex = getRecordedSex(records, links);
	const contradicted = new Set<string>();
	for (const rows of groupedBy(records, ({ id }) => rootOf(id)).values()) {
		const accounts = new Set(rows.flatMap(({ memberId }) => memberId ?? []));
		const sexes = new Set(rows.flatMap((row) => findSex(row) ?? []));
		if (accounts.size > 1 || sexes.size > 1) for (const { id } of rows) contradicted.add(id);
	}
	return contradicted;
}

/** The sex of a row: its account's, its own, or as all links tell it. */
function getRecordedSex(records: readonly Recorded[], links: readonly KinParentLink[]) {
	const ofAccount = new Map<string, Sex>();
	for (const { memberId, sex } of records) {
		if (memberId !== null && sex !== null && !ofAccount.has(memberId)) ofAccount.set(memberId, sex);
	}
	const roles = groupedBy(links, ({ parentId }) => parentId);
	return ({ id, memberId, sex }: Recorded): Sex | null => {
		const [role, ...others] = new Set(roles.get(id)?.map((link) => link.role));
		const byRole = role === undefined || others.length > 0 ? null : role === 'father' ? 'M' : 'F';
		return (memberId === null ? sex : ofAccount.get(memberId)) ?? byRole;
	};
}

/** Sets that are joined one after the other; `join` tells whether that made a difference. */
function disjointSets(ids: readonly string[]) {
	const parents = new Map(ids.map((id) => [id, id]));
	const getRoot = (id: string): string => {
		let root = id;
		for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
			root = next;
		for (let at = id; at !== root; ) {
			const next = parents.get(at) ?? root;
			parents.set(at, root);
			at = next;
		}
		return root;
	};
	const join = (a: string, b: string): boolean => {
		const [root, otherRoot] = [getRoot(a), getRoot(b)];
		if (root === otherRoot) return false;
		parents.set(otherRoot, root);
		return true;
	};
	return { rootOf: getRoot, join };
}
