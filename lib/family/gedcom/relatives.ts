/** Who is a parent, a partner and a child of whom, by the ids of whatever holds them. */
export interface Kin {
	parents: ReadonlyMap<string, string[]>;
	partners: ReadonlyMap<string, string[]>;
	children: ReadonlyMap<string, string[]>;
}

export function kinOf(
	parentLinks: readonly { childId: string; parentId: string }[],
	couples: readonly (readonly [string, string])[],
): Kin {
	const [parents, partners, children] = [0, 0, 0].map(() => new Map<string, string[]>());
	const note = (map: Map<string, string[]> | undefined, key: string, value: string) => {
		const known = map?.get(key);
		if (known) known.push(value);
		else map?.set(key, [value]);
	};
	for (const { childId, parentId } of parentLinks) {
		note(parents, childId, parentId);
		note(children, parentId, childId);
	}
	for (const [one, other] of couples) {
		note(partners, one, other);
		note(partners, other, one);
	}
	return { parents: parents ?? new Map(), partners: partners ?? new Map(), children: children ?? new Map() };
}

const farthest = 3;
const mostSiblings = 60;

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
	const near = [
		['parent', parents],
		['partner', partners],
		['child', children],
	] as const;
	const seen = new Set([id]);
	const look = (from: string, distance: number, label: string | null) => {
		for (const [relation, map] of near) {
			for (const to of map.get(from) ?? []) {
				if (seen.has(to)) continue;
				seen.add(to);
				const key = keyOf(to);
				if (key !== null) found.push(`${label ?? relation} ${key}`);
				else if (distance < farthest) look(to, distance + 1, 'beyond');
			}
		}
	};
	look(id, 1, null);
	const siblings = (parents.get(id) ?? []).flatMap((parent) => children.get(parent) ?? []);
	for (const sibling of new Set(siblings.slice(0, mostSiblings))) {
		const key = seen.has(sibling) ? null : keyOf(sibling);
		if (key !== null) found.push(`sibling ${key}`);
	}
	return found;
}
