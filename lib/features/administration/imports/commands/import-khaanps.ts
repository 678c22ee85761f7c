import { randomUUID } from 'node:crypto';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { getFieldError } from '@/lib/core/field-error';
import { foldedSpelling } from '@/lib/core/text-folding';
import {
	getPlan,
	type ImportColumns,
	type ImportPlan,
	type ImportTable,
	type PlannedRow,
	StalePlan,
} from '@/lib/features/administration/imports/rules';
import { importIntoAtlas, withChecked } from '@/lib/features/heritage/khaanp/commands/change-atlas';
import { readRecords } from '@/lib/features/heritage/khaanp/queries';
import {
	type CheckedDraft,
	checkDrafts,
	type Draft,
	getTexts,
	type KhaanpRecord,
	noTexts,
} from '@/lib/features/heritage/khaanp/rules/check-drafts';
import { type KhaanpTexts, khaanpBody, khaanpFields } from '@/lib/features/heritage/khaanp/schema';

/** The first row of the template and of an export. */
export const khaanpColumns = ['_id', ...khaanpFields];

export const khaanpTable: ImportColumns = { columns: khaanpColumns, needed: [['spellingsEn', '_id']] };

interface Planned {
	plan: ImportPlan;
	/** What is to be written, by id. */
	checked: Map<string, CheckedDraft>;
}

/** What the file would do. */
export async function planKhaanps(table: ImportTable): Promise<ImportPlan> {
	return planned(table, await readRecords()).plan;
}

/**
 * Does what the file says of the atlas, whole or not at all; answers what has been done.
 *
 * @throws StalePlan when that is not the plan that was looked at
 * @throws DomainError `import.refused` where a row is refused: others may be below what it names
 */
export function importKhaanps(
	table: ImportTable,
	{ plan: seen, actorId }: { plan: string | undefined; actorId: string },
): Promise<ImportPlan> {
	return importIntoAtlas((records) => {
		const made = planned(table, records);
		if (seen !== undefined && seen !== made.plan.id) throw new StalePlan();
		if (made.plan.rows.some(({ outcome }) => outcome === 'refused')) throw new DomainError('import.refused');
		return made;
	}, actorId);
}

function planned(table: ImportTable, records: readonly KhaanpRecord[]): Planned {
	const [texts, find] = [getTexts(records), getFinder(records)];
	const drafts = new Map<string, Draft>();
	const rows = table.rows.map(({ number, cells, fault }) => {
		const read = fault ? { fault } : getDraft(cells, find, texts);
		const isTwice = 'draft' in read && drafts.has(read.id);
		const problem = isTwice ? { path: '_id', message: 'twiceInFile' } : 'fault' in read ? read.fault : null;
		if (problem || !('draft' in read)) return { number, name: cells.spellingsEn ?? '', problem };
		drafts.set(read.id, read.draft);
		return { number, name: cells.spellingsEn ?? texts.get(read.id)?.spellingsEn ?? '', id: read.id };
	});
	const checked = checkDrafts(records, drafts);
	const writtenTexts = getTexts(withChecked(records, checked));
	const plannedRows = rows.map(({ number, name, ...row }): PlannedRow => {
		const shown = { row: number, name: name.split('/')[0] ?? '' };
		if (row.id === undefined)
			return { ...shown, outcome: 'refused', changes: [], problems: row.problem ? [row.problem] : [] };
		const { faults = [] } = checked.get(row.id) ?? {};
		if (faults.length > 0) return { ...shown, outcome: 'refused', changes: [], problems: faults };
		const before = texts.get(row.id);
		if (!before) return { ...shown, outcome: 'added', changes: [], problems: [] };
		const changes = differences(before, writtenTexts.get(row.id) ?? before);
		if (changes.length === 0) checked.delete(row.id);
		return { ...shown, outcome: changes.length > 0 ? 'changed' : 'unchanged', changes, problems: [] };
	});
	const state = records.map(({ id, version }) => [id, version]);
	return { plan: getPlan(plannedRows, table.ignored, state), checked };
}

type Finder = (cells: Readonly<Record<string, string>>) => {
	before: KhaanpRecord | null;
	fault?: FieldError;
};

/** By its id where the row has one, else by its spellings; null for a new one. */
function getFinder(records: readonly KhaanpRecord[]): Finder {
	const byId = new Map(records.map((record) => [record.id, record]));
	const bySpelling = new Map(
		records.flatMap((record) =>
			[...record.spellings.en, ...record.spellings.hi].map((one) => [foldedSpelling(one), record] as const),
		),
	);
	return ({ _id: id, spellingsEn = '' }) => {
		if (id) {
			const before = byId.get(id.toLowerCase()) ?? null;
			return before ? { before } : { before, fault: { path: '_id', message: 'unknownRecord' } };
		}
		const found = spellingsEn.split('/').flatMap((one) => bySpelling.get(foldedSpelling(one)) ?? []);
		const [before = null, ...others] = new Set(found);
		const fault = { path: 'spellingsEn', message: 'severalFit' };
		return others.length > 0 ? { before: null, fault } : { before };
	};
}

function getDraft(
	cells: Readonly<Record<string, string>>,
	find: Finder,
	texts: ReadonlyMap<string, KhaanpTexts>,
): { id: string; draft: Draft } | { fault: FieldError } {
	const { _id: _given, ...rest } = cells;
	const body = khaanpBody.safeParse(rest, { reportInput: true });
	if (!body.success) {
		const [issue] = body.error.issues;
		return { fault: issue ? getFieldError(issue) : { path: '', message: 'invalid' } };
	}
	const { before, fault } = find(cells);
	if (fault) return { fault };
	const id = before?.id ?? randomUUID();
	const { version: _version, ...change } = body.data;
	return { id, draft: { before, texts: { ...noTexts, ...texts.get(id), ...change } } };
}

function differences(before: KhaanpTexts, after: KhaanpTexts): PlannedRow['changes'] {
	return khaanpFields.flatMap((column) => {
		const [from, to] = [before[column], after[column]];
		return from === to ? [] : [{ column, from, to }];
	});
}

/** The rows of khaanps.csv: the whole atlas, in the form of an import. */
export async function* exportKhaanps(): AsyncGenerator<string[][]> {
	const texts = getTexts(await readRecords());
	yield [...texts].map(([id, written]) => [id, ...khaanpFields.map((field) => written[field])]);
}
