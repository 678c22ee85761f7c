import { addToGroup } from '@/lib/core/grouping';

/** Who is a parent, a partner and a child of each other, by ids. */
export interface Kin {
	parents: ReadonlyMap<string, string[]>;
	partners: ReadonlyMap<string, string[]>;
	children: ReadonlyMap<string, string[]>;
}

export function getKin(
	parentLinks: readonly { childId: string; parentId: string }[],
	couples: readonly (readonly [string, string])[],
): Kin {
	const parents = new Map<string, string[]>();
	const partners = new Map<string, string[]>();
	const children = new Map<string, string[]>();
	for (const { childId, parentId } of parentLinks) {
		addToGroup(parents, childId, parentId);
		addToGroup(children, parentId, childId);
	}
	for (const [a, b] of couples) {
		addToGroup(partners, a, b);
		addToGroup(partners, b, a);
	}
	return { parents, partners, children };
}

const farthest = 2;
/** Of those who say who somebody is, more do not say it better. */
const maxOfAKind = 60;
const maxNameless = 12;

/**
 * The relatives of somebody who have names, as `parent राम`: parents, partners, children, brothers and sisters, and
 * those who stand behind relatives without a name.
 */
export function namedRelatives(
	id: string,
	{ parents, partners, children }: Kin,
	keyOf: (id: string) => string | null,
): string[] {
	const found: string[] = [];
	const seen = new Set([id]);
	/** Tells of those who have names, and answers the others. */
	const tell = (relation: string, ids: readonly string[] = []) =>
		ids.slice(0, maxOfAKind).filter((to) => {
			if (seen.has(to)) return false;
			seen.add(to);
			const key = keyOf(to);
			if (key !== null) found.push(`${relation} ${key}`);
			return key === null;
		});
	const own = parents.get(id) ?? [];
	let nameless = [
		...tell('parent', own),
		...tell('partner', partners.get(id)),
		...tell('child', children.get(id)),
		...tell(
			'sibling',
			own.flatMap((parent) => (children.get(parent) ?? []).slice(0, maxOfAKind)),
		),
	];
	for (let distance = 0; distance < farthest; distance += 1) {
		const beyond = nameless
			.slice(0, maxNameless)
			.flatMap((from) =>
				[parents, partners, children].flatMap((map) => (map.get(from) ?? []).slice(0, maxOfAKind)),
			);
		nameless = tell('beyond', beyond);
	}
	return found;
}
