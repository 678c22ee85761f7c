import type { OutlineEntry, OutlineRow } from './outline';

/** An entry with the children who are written under it or referred to there. */
export interface GenerationEntry extends OutlineEntry {
	/** Null for the first ancestor. */
	parentId: string | null;
	children: readonly OutlineRow[];
}

/** The entries of an outline generation by generation, the first ancestor first. */
export function getGenerations(rows: readonly OutlineRow[]): GenerationEntry[][] {
	const ids = new Map<string, string>();
	const children = new Map<string, OutlineRow[]>();
	for (const row of rows) {
		if (row.kind === 'entry') {
			ids.set(row.number.join('.'), row.id);
			children.set(row.number.join('.'), []);
		}
		children.get(parentKey(row))?.push(row);
	}
	const generations: GenerationEntry[][] = [];
	for (const row of rows) {
		if (row.kind !== 'entry') continue;
		const entry = {
			...row,
			parentId: ids.get(parentKey(row)) ?? null,
			children: children.get(row.number.join('.')) ?? [],
		};
		const at = row.number.length - 1;
		const generation = generations[at];
		if (generation) generation.push(entry);
		else generations[at] = [entry];
	}
	return generations;
}

function parentKey(row: OutlineRow): string {
	return (row.kind === 'entry' ? row.number.slice(0, -1) : row.under).join('.');
}
