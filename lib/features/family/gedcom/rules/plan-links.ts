import { DomainError } from '@/lib/core/errors';
import { addToGroup } from '@/lib/core/grouping';
import type { Steps } from '@/lib/core/slices';
import { bornBetween } from '@/lib/features/family/relations/rules/check-ages';
import { otherRole, roleOfSex, type TreeParentLink } from '@/lib/features/family/tree/rules/graph';
import type { FamilyFile, FileParentLink } from '@/lib/rules/gedcom/family-file';
import type { UnreadList } from '@/lib/rules/gedcom/unread';
import type { ImportPlan, PlannedPeople } from './import-plan';
import type { KnownTree } from './known-cards';

/** The place in which a record names a parent: as a husband or as a wife. */
export const getWrittenRole = ({ role, isTurned }: FileParentLink) => (isTurned ? otherRole[role] : role);

/** The links that the tree takes: no second father, nobody among their own ancestors, nobody older than their parents. */
export function* planLinks(
	file: FamilyFile,
	tree: KnownTree,
	{ planned, doubtful }: { planned: PlannedPeople; doubtful: Set<string> },
	unread: UnreadList,
): Steps<ImportPlan['parentLinks']> {
	const getName = (id: string) => names.get(id) ?? '';
	const names = new Map<string, string>();
	const spans = new Map<string, ReturnType<typeof bornBetween>>();
	const sexes = new Map<string, 'Male' | 'Female' | null>();
	for (const person of tree.graph.people) {
		yield;
		names.set(person.id, person.name ?? '');
		spans.set(person.id, bornBetween(person));
		sexes.set(person.id, person.gender);
	}
	for (const { cardId, name, sex, fields, isConnector } of planned.values()) {
		yield;
		if (!isConnector && !names.get(cardId)) names.set(cardId, name);
		spans.set(cardId, spans.get(cardId) ?? bornBetween(fields));
		sexes.set(cardId, sexes.get(cardId) ?? sex);
	}
	const links = new LinkBook(tree.graph.parentLinks);
	const circling = yield* idsInCircles([
		...tree.graph.parentLinks,
		...file.parentLinks.flatMap(({ childId, parentId }) => {
			const [child, parent] = [planned.get(childId), planned.get(parentId)];
			return child && parent ? [{ childId: child.cardId, parentId: parent.cardId }] : [];
		}),
	]);
	const taken: (TreeParentLink & { at: { line: number; text: string } })[] = [];
	for (const written of file.parentLinks) {
		yield;
		const { childId, parentId, kind, line } = written;
		const [child, parent] = [planned.get(childId), planned.get(parentId)];
		if (!child || !parent) continue;
		const at = { line, text: `@${childId}@ ← @${parentId}@` };
		const sex = sexes.get(parent.cardId) ?? null;
		const writtenRole = getWrittenRole(written);
		const isOpen = (role: TreeParentLink['role']) =>
			kind === 'birth' && links.birthParent(child.cardId, role) === undefined;
		if (sex && roleOfSex[sex] !== writtenRole && !isOpen(roleOfSex[sex]) && isOpen(writtenRole))
			doubtful.add(parentId);
		// The father or mother in the tree has shown it.
		if (doubtful.has(parentId)) parent.sex = null;
		const roleBySex = sex ? roleOfSex[sex] : written.role;
		const role = doubtful.has(parentId) ? writtenRole : roleBySex;
		const link = { childId: child.cardId, parentId: parent.cardId, role, kind };
		if (links.has(link)) continue;
		const other = kind === 'birth' ? links.birthParent(link.childId, role) : undefined;
		if (link.childId === link.parentId || links.isAncestor(link, circling)) {
			unread.tell('ownAncestor', at, { name: getName(link.childId) });
		} else if (other !== undefined) {
			const code = role === 'father' ? 'secondFather' : 'secondMother';
			unread.tell(code, at, { child: getName(link.childId), parent: getName(other) });
		} else {
			links.add(link);
			taken.push({ ...link, at });
		}
	}
	const order = yield* fromTheTop(links);
	const isRefused = yield* olderThanParents(links, new Set(taken), { spans, order });
	return taken.flatMap((link) => {
		const { at, ...plain } = link;
		if (!isRefused.has(link)) return [plain];
		unread.tell('parentYounger', at, { parent: getName(link.parentId), child: getName(link.childId) });
		return [];
	});
}

/** At people in circles, for the whole of a file: one that was written by mistake needs a few dozen. */
const maxLooks = 1_000_000;

/** Parent links by child and by parent. */
class LinkBook {
	readonly parents = new Map<string, TreeParentLink[]>();
	readonly children = new Map<string, TreeParentLink[]>();
	#looks = 0;

	constructor(links: readonly TreeParentLink[]) {
		for (const link of links) this.add(link);
	}

	add(link: TreeParentLink): void {
		addToGroup(this.parents, link.childId, link);
		addToGroup(this.children, link.parentId, link);
	}

	has({ childId, parentId }: TreeParentLink): boolean {
		return (this.parents.get(childId) ?? []).some((link) => link.parentId === parentId);
	}

	birthParent(childId: string, role: TreeParentLink['role']): string | undefined {
		return (this.parents.get(childId) ?? []).find((link) => link.kind === 'birth' && link.role === role)
			?.parentId;
	}

	/**
	 * Whether the child is above the parent already. Only people in circles of the whole can be.
	 *
	 * @throws DomainError `gedcom.tooTangled`
	 */
	isAncestor(
		{ childId: id, parentId: ofId }: Pick<TreeParentLink, 'childId' | 'parentId'>,
		circling: ReadonlySet<string>,
	): boolean {
		if (!circling.has(id) || !circling.has(ofId)) return false;
		const seen = new Set<string>();
		const open = [ofId];
		for (let at = open.pop(); at !== undefined; at = open.pop()) {
			for (const { parentId } of this.parents.get(at) ?? []) {
				this.#looks += 1;
				if (this.#looks > maxLooks) throw new DomainError('gedcom.tooTangled');
				if (parentId === id) return true;
				if (seen.has(parentId) || !circling.has(parentId)) continue;
				seen.add(parentId);
				open.push(parentId);
			}
		}
		return false;
	}
}

/**
 * Who is in a circle of parent links, or between two circles: those who are left when everybody without parents, and then
 * everybody without children, is taken away until nobody is. Takes linear time, so that an honest file of any depth is
 * never walked up from each of its links.
 */
function* idsInCircles(links: readonly Pick<TreeParentLink, 'childId' | 'parentId'>[]): Steps<Set<string>> {
	const left = new Set(links.flatMap(({ childId, parentId }) => [childId, parentId]));
	for (const [from, to] of [
		['parentId', 'childId'],
		['childId', 'parentId'],
	] as const) {
		const within = links.filter(({ childId, parentId }) => left.has(childId) && left.has(parentId));
		const next = new Map<string, string[]>();
		const waiting = new Map<string, number>();
		for (const link of within) {
			yield;
			addToGroup(next, link[from], link[to]);
			waiting.set(link[to], (waiting.get(link[to]) ?? 0) + 1);
		}
		const open = [...left].filter((id) => !waiting.has(id));
		for (let id = open.pop(); id !== undefined; id = open.pop()) {
			yield;
			left.delete(id);
			for (const to of next.get(id) ?? []) {
				const count = (waiting.get(to) ?? 0) - 1;
				waiting.set(to, count);
				if (count === 0) open.push(to);
			}
		}
	}
	return left;
}

/**
 * The new links by which somebody would be an ancestor of somebody born before them. Generation by generation from the
 * top, so that each link is asked once.
 */
function* olderThanParents<L extends TreeParentLink>(
	links: LinkBook,
	added: ReadonlySet<L>,
	{ spans, order }: { spans: ReadonlyMap<string, ReturnType<typeof bornBetween>>; order: readonly string[] },
): Steps<Set<TreeParentLink>> {
	const isNew = new Map([...added].map((link) => [`${link.childId} ${link.parentId}`, link]));
	const findNew = ({ childId, parentId }: TreeParentLink) => isNew.get(`${childId} ${parentId}`);
	const refused = new Set<TreeParentLink>();
	/** The latest birth among somebody and all their ancestors. */
	const latestAbove = new Map<string, number>();
	/** The earliest birth, as late as it can be, among somebody and their descendants by links that were there. */
	const earliestBelow = new Map<string, number>();
	for (const id of order.toReversed()) {
		yield;
		const below = (links.children.get(id) ?? []).filter((link) => !findNew(link));
		const bounds = below.map(({ childId }) => earliestBelow.get(childId) ?? Number.POSITIVE_INFINITY);
		earliestBelow.set(id, Math.min(spans.get(id)?.latest ?? Number.POSITIVE_INFINITY, ...bounds));
	}
	for (const id of order) {
		yield;
		let latest = spans.get(id)?.earliest ?? Number.NEGATIVE_INFINITY;
		for (const link of links.parents.get(id) ?? []) {
			const above = latestAbove.get(link.parentId) ?? Number.NEGATIVE_INFINITY;
			const fresh = findNew(link);
			if (fresh && above > (earliestBelow.get(id) ?? Number.POSITIVE_INFINITY)) refused.add(fresh);
			else latest = Math.max(latest, above);
		}
		latestAbove.set(id, latest);
	}
	return refused;
}

/** Everybody who is linked, parents before their children. */
function* fromTheTop(links: LinkBook): Steps<string[]> {
	const waiting = new Map([...links.parents].map(([id, parents]) => [id, parents.length]));
	const order = [...links.children.keys()].filter((id) => !waiting.has(id));
	for (let at = 0; at < order.length; at += 1) {
		yield;
		for (const { childId } of links.children.get(order[at] ?? '') ?? []) {
			const left = (waiting.get(childId) ?? 0) - 1;
			waiting.set(childId, left);
			if (left === 0) order.push(childId);
		}
	}
	return order;
}
