import { DomainError, type FieldError } from '@/lib/core/errors';
import { getFieldError } from '@/lib/core/field-error';
import { addToGroup } from '@/lib/core/grouping';
import { languages } from '@/lib/core/language';
import { mapInSteps, runInSlices } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import {
	getPlan,
	type ImportColumns,
	type ImportPlan,
	type ImportTable,
	type PlannedRow,
	StalePlan,
} from '@/lib/features/administration/imports/rules';
import {
	type ClanNamer,
	clanNamesIn,
	loadClanNamer,
} from '@/lib/features/heritage/clan-alias/queries/name-clans';
import {
	type ImportedDeity,
	toAuditRecord,
	writeImportedDeities,
} from '@/lib/features/heritage/deity/commands/change-deity';
import {
	deityTextColumns,
	type PublishedDeityRow,
	toTextsByLanguage,
} from '@/lib/features/heritage/deity/dto';
import { listAllDeities } from '@/lib/features/heritage/deity/queries';
import { getDeityChange } from '@/lib/features/heritage/deity/rules/read-change';
import { noTexts, textsAfter } from '@/lib/features/heritage/deity/rules/texts';
import { deityBody } from '@/lib/features/heritage/deity/schema';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

const texts = Object.keys(deityTextColumns).filter((column) => column !== 'language');

/** The first row of the template. */
export const deityColumns = [
	'_id',
	'deityType',
	'clans',
	...languages.flatMap((language) => texts.map((field) => `${language}.${field}`)),
];

export const deityTable: ImportColumns = {
	columns: deityColumns,
	needed: [['hi.name', 'en.name', '_id']],
};

interface Planned {
	plan: ImportPlan;
	deities: ImportedDeity[];
}

/** What the file would do. */
export async function planDeities(table: ImportTable): Promise<ImportPlan> {
	return (await planned(table)).plan;
}

const transactionLimitMs = 60_000;

/**
 * Does what the file says of deities, whole or not at all; answers what has been done.
 *
 * @throws StalePlan when that is not the plan that was looked at
 */
export async function importDeities(
	table: ImportTable,
	{ plan: seen, actorId }: { plan: string | undefined; actorId: string },
): Promise<ImportPlan> {
	const { plan, deities } = await planned(table);
	if (seen !== undefined && seen !== plan.id) throw new StalePlan();
	const write = (tx: Prisma.TransactionClient) => writeImportedDeities(tx, deities, actorId);
	await db.$transaction(write, { timeout: transactionLimitMs }).catch((error: unknown) => {
		const isStale = error instanceof DomainError && ['record.stale', 'notFound'].includes(error.code);
		throw isStale ? new StalePlan() : error;
	});
	return plan;
}

async function planned(table: ImportTable): Promise<Planned> {
	const known = { ...byIdAndName(await listAllDeities()), clanNameOf: await loadClanNamer() };
	const seen = new Set<string>();
	const deities: ImportedDeity[] = [];
	const planning = mapInSteps(table.rows, ({ number, cells, fault }): PlannedRow => {
		const { row, deity } = fault ? refused([fault]) : planRow(cells, known, seen);
		const name = cells['hi.name'] ?? cells['en.name'] ?? deity?.texts.hi?.name ?? deity?.texts.en?.name ?? '';
		if (deity && row.outcome !== 'unchanged') deities.push(deity);
		return { row: number, name, ...row };
	});
	const rows = await runInSlices(planning);
	const versions = deities.map((deity) => deity.known);
	return { plan: getPlan(rows, table.ignored, versions), deities };
}

interface RowPlan {
	row: Omit<PlannedRow, 'row' | 'name'>;
	deity?: ImportedDeity;
}

function planRow(cells: Record<string, string>, known: Known, seen: Set<string>): RowPlan {
	const { _id: id, ...rest } = cells;
	const body = deityBody.safeParse(rest, { reportInput: true });
	if (!body.success) return refused(body.error.issues.map(getFieldError));
	const change = getDeityChange(body.data, new Map(), 'hi');
	const found = findKnown(known, id, cells);
	if (found.problem) return refused([found.problem]);
	const before = found.deity;
	const key = before?.id ?? getKey(change.deityType ?? 'devi', cells['hi.name'] ?? cells['en.name'] ?? '');
	if (seen.has(key)) return refused([{ path: id ? '_id' : nameColumn(cells), message: 'twiceInFile' }]);
	seen.add(key);
	const textsBefore = before ? toTextsByLanguage(before.texts) : noTexts;
	try {
		const after = textsAfter(textsBefore, change.changes);
		const clans = change.clans ? clanNamesIn(change.clans, known.clanNameOf) : before?.clans;
		if (!clans) return refused([{ path: 'clans', message: 'required' }]);
		const deityType = change.deityType ?? before?.deityType ?? 'devi';
		const deity: ImportedDeity = {
			known: before ? { id: before.id, version: before.version } : null,
			deityType,
			clans,
			texts: after,
		};
		if (!before) return { row: { outcome: 'added', changes: [], problems: [] }, deity };
		const changes = differences(toAuditRecord(before, textsBefore, []), toAuditRecord(deity, after, []));
		const outcome = changes.length > 0 ? 'changed' : 'unchanged';
		return { row: { outcome, changes, problems: [] }, deity };
	} catch (error) {
		if (error instanceof DomainError && error.details.fields) return refused(error.details.fields);
		throw error;
	}
}

function refused(problems: FieldError[]): RowPlan {
	return { row: { outcome: 'refused', changes: [], problems } };
}

function nameColumn(cells: Record<string, string>): string {
	return cells['hi.name'] ? 'hi.name' : 'en.name';
}

function getKey(deityType: string, name: string): string {
	return `${deityType} ${searchKey(name)}`;
}

/** Names are folded once a file, not once a row. */
interface KnownDeities {
	byId: ReadonlyMap<string, PublishedDeityRow>;
	/** See `findKey`. */
	byName: ReadonlyMap<string, PublishedDeityRow[]>;
}

interface Known extends KnownDeities {
	clanNameOf: ClanNamer;
}

function byIdAndName(deities: readonly PublishedDeityRow[]): KnownDeities {
	const byName = new Map<string, PublishedDeityRow[]>();
	for (const deity of deities)
		for (const { name } of deity.texts) addToGroup(byName, getKey(deity.deityType, name), deity);
	return { byId: new Map(deities.map((deity) => [deity.id, deity])), byName };
}

/** By its id where the row has one, else by its name in either language and its type; null for a new one. */
function findKnown(
	{ byId, byName }: KnownDeities,
	id: string | undefined,
	cells: Record<string, string>,
): { deity: PublishedDeityRow | null; problem?: FieldError } {
	if (id) {
		const deity = byId.get(id.toLowerCase());
		return deity ? { deity } : { deity: null, problem: { path: '_id', message: 'unknownRecord' } };
	}
	const deityType = cells.deityType?.trim().toLowerCase() ?? 'devi';
	const names = ['hi.name', 'en.name']
		.flatMap((column) => cells[column] ?? [])
		.map((name) => getKey(deityType, name));
	const [deity = null, ...others] = new Set(names.flatMap((name) => byName.get(name) ?? []));
	if (others.length > 0) return { deity: null, problem: { path: nameColumn(cells), message: 'severalFit' } };
	return { deity };
}

function differences(before: ReturnType<typeof toAuditRecord>, after: ReturnType<typeof toAuditRecord>) {
	return Object.keys(after).flatMap((column) => {
		const [from, to] = [getText(before[column]), getText(after[column])];
		return from === to ? [] : [{ column, from, to }];
	});
}

function getText(value: unknown): string {
	if (Array.isArray(value)) return value.join(', ');
	return typeof value === 'string' ? value : '';
}
