import { randomUUID } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { findAtlasVersion, getData, readRecords } from '@/lib/features/heritage/khaanp/queries';
import {
	type CheckedDraft,
	checkDrafts,
	type Draft,
	getTexts,
	type KhaanpContent,
	type KhaanpRecord,
	noTexts,
} from '@/lib/features/heritage/khaanp/rules/check-drafts';
import { findNewcomers } from '@/lib/features/heritage/khaanp/rules/find-newcomers';
import type { KhaanpChange, KhaanpTexts } from '@/lib/features/heritage/khaanp/schema';
import type { AuditAction } from '@/lib/platform/audit/actions';
import { noteChanges } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { shippedKhaanps } from '@/lib/rules/clan/shipped-atlas';
import { lockAtlas } from './lock-atlas';
import { trashKhaanp } from './trash-khaanp';

type Tx = Prisma.TransactionClient;

/** What is written of the atlas at once, made before the transaction: the database keeps none open for who is busy. */
interface AtlasChange {
	added: ReturnType<typeof getColumns>[];
	changed: ReturnType<typeof getColumns>[];
	removed: Removal | null;
	/** Khaanps of the shipped atlas that the table has from now on. */
	shipped: Prisma.ShippedKhaanpCreateManyInput[];
	entries: Parameters<typeof noteChanges>[1];
}

interface Removal {
	id: string;
	/** What the trash calls it. */
	name: string;
	actorId: string;
	now: Date;
}

const nothing: AtlasChange = { added: [], changed: [], removed: null, shipped: [], entries: [] };

const limitMs = 60_000;
/** So often a change is made again of an atlas that somebody else has changed meanwhile. */
const maxAttempts = 5;

/**
 * Makes a change of all rows and writes it, if they are the same still: each row is checked against all others.
 *
 * @throws DomainError what `make` throws, `service.busy` where others change the atlas all the time
 */
async function changeAtlas<Made extends AtlasChange>(
	make: (records: KhaanpRecord[]) => Made | Promise<Made>,
): Promise<Made> {
	for (let attempt = 0; attempt < maxAttempts; attempt++) {
		const version = await findAtlasVersion(db);
		const made = await make(await readRecords());
		const isWritten = await db.$transaction(
			async (tx) => {
				await lockAtlas(tx);
				if ((await findAtlasVersion(tx)) !== version) return false;
				await write(tx, made);
				return true;
			},
			{ timeout: limitMs },
		);
		if (isWritten) return made;
	}
	throw new DomainError('service.busy', { retryAfterSeconds: 1 });
}

/**
 * Adds a khaanp behind all others, with an entry in the audit log; answers its id.
 *
 * @throws DomainError `input.invalid`
 */
export async function addKhaanp(
	{ version: _version, ...change }: KhaanpChange,
	actorId: string,
): Promise<string> {
	const id = randomUUID();
	await changeAtlas((records) => {
		const content = acceptedContent(records, id, { before: null, texts: { ...noTexts, ...change } });
		const after = getTexts([...records, { id, version: 0, ...content }]).get(id);
		return {
			...nothing,
			added: [getColumns(id, content)],
			entries: getEntries('khaanp.create', [{ id, after }], actorId),
		};
	});
	return id;
}

/**
 * Changes what is sent of a khaanp, with both values in the audit log.
 *
 * @throws DomainError `notFound`, `record.stale`, `input.invalid`
 */
export async function changeKhaanp(
	id: string,
	{ version, ...change }: KhaanpChange,
	actorId: string,
): Promise<void> {
	await changeAtlas((records) => {
		const record = getRecord(records, id);
		if (version !== undefined && version !== record.version) throw new DomainError('record.stale');
		const before = getTexts(records).get(record.id);
		const texts = { ...noTexts, ...before, ...change };
		const content = acceptedContent(records, record.id, { before: record, texts });
		const written = records.map((one) => (one === record ? { ...record, ...content } : one));
		const after = getTexts(written).get(record.id);
		return {
			...nothing,
			changed: [getColumns(record.id, content)],
			entries: getEntries('khaanp.update', [{ id: record.id, before, after }], actorId),
		};
	});
}

/**
 * Moves a khaanp to the trash, under its name in `language`, with an entry in the audit log that holds what it was.
 *
 * @throws DomainError `notFound`, `khaanp.inUse` where others are below it or are counted to it
 */
export async function removeKhaanp(
	givenId: string,
	{ actorId, now }: { actorId: string; now: Date },
	language: Language,
): Promise<void> {
	await changeAtlas((records) => {
		const { id, spellings } = getRecord(records, givenId);
		if (records.some(({ parentId, otherKulId }) => parentId === id || otherKulId === id))
			throw new DomainError('khaanp.inUse');
		const before = getTexts(records).get(id);
		const name = spellings[language][0] ?? '';
		return {
			...nothing,
			removed: { id, name, actorId, now },
			entries: getEntries('khaanp.delete', [{ id, before }], actorId),
		};
	});
}

/** What a file does to the atlas. */
interface FileChange<Plan> {
	plan: Plan;
	/** What is to be written, by id. */
	checked: ReadonlyMap<string, CheckedDraft>;
}

/** Writes what a file makes of the atlas, each row with an entry in the audit log; answers the plan. */
export async function importIntoAtlas<Plan>(
	make: (records: readonly KhaanpRecord[]) => FileChange<Plan>,
	actorId: string,
): Promise<Plan> {
	const { plan } = await changeAtlas((records) => {
		const { plan: made, checked } = make(records);
		const known = new Set(records.map(({ id }) => id));
		const [before, after] = [getTexts(records), getTexts(withChecked(records, checked))];
		const columns = [...checked].map(([id, { content }]) => getColumns(id, content));
		const noted = [...checked.keys()].map((id) => ({ id, before: before.get(id), after: after.get(id) }));
		return {
			...nothing,
			plan: made,
			added: columns.filter(({ id }) => !known.has(id)),
			changed: columns.filter(({ id }) => known.has(id)),
			entries: getEntries('khaanp.import', noted, actorId),
		};
	});
	return plan;
}

/** The rows as they are once what has been checked is written. */
export function withChecked(
	records: readonly KhaanpRecord[],
	checked: ReadonlyMap<string, CheckedDraft>,
): KhaanpRecord[] {
	const known = new Set(records.map(({ id }) => id));
	return [
		...records.map((record) => ({ ...record, ...checked.get(record.id)?.content })),
		...[...checked].flatMap(([id, { content }]) => (known.has(id) ? [] : [{ id, version: 0, ...content }])),
	];
}

/**
 * Adds the khaanps of the shipped atlas that the table has never had: all of them to an empty one, later those of a new
 * release. What administrators have changed or deleted stays as it is. Returns how many it has added.
 */
export async function fillAtlas(): Promise<number> {
	const { added } = await changeAtlas(async (records) => {
		const known = await db.shippedKhaanp.findMany();
		const newcomers = findNewcomers(shippedKhaanps, records, known);
		return {
			...nothing,
			added: newcomers.added.map(({ id, ...content }) => getColumns(id, content)),
			shipped: newcomers.noted,
		};
	});
	return added.length;
}

/** @throws DomainError `notFound` */
function getRecord(records: readonly KhaanpRecord[], id: string): KhaanpRecord {
	const record = records.find((one) => one.id === id.toLowerCase());
	if (!record) throw new DomainError('notFound');
	return record;
}

function acceptedContent(records: readonly KhaanpRecord[], id: string, draft: Draft): KhaanpContent {
	const checked = checkDrafts(records, new Map([[id, draft]])).get(id);
	if (!checked) throw new Error('a draft that was not checked');
	if (checked.faults.length > 0) throw new DomainError('input.invalid', { fields: checked.faults });
	return checked.content;
}

function getColumns(id: string, content: KhaanpContent) {
	return { id, ...getData(content) };
}

interface Noted {
	id: string;
	before?: KhaanpTexts | undefined;
	after?: KhaanpTexts | undefined;
}

function getEntries(action: AuditAction, noted: readonly Noted[], actorId: string): AtlasChange['entries'] {
	return noted.map(({ id, before, after }) => ({
		actorId,
		action,
		subjectType: 'khaanp' as const,
		subjectId: id,
		...(before && { before }),
		...(after && { after }),
	}));
}

/** Few enough that a slow machine prepares the next statement within the limit of an idle transaction. */
const writtenAtOnce = 50;

async function write(tx: Tx, { added, changed, removed, shipped, entries }: AtlasChange): Promise<void> {
	if (added.length > 0) await insertKhaanps(tx, added);
	for (let from = 0; from < changed.length; from += writtenAtOnce)
		await updateKhaanps(tx, changed.slice(from, from + writtenAtOnce));
	if (removed) await trashKhaanp(tx, removed, removed);
	// Two processes that start together note the same.
	if (shipped.length > 0) await tx.shippedKhaanp.createMany({ data: shipped, skipDuplicates: true });
	if (entries.length > 0) await noteChanges(tx, entries);
	if (entries.length === 0 && added.length === 0) return;
	// Kuls and seats are among what people of two trees are compared by.
	await tx.samePersonSearch.deleteMany();
}

async function insertKhaanps(tx: Tx, added: AtlasChange['added']): Promise<void> {
	const { _max } = await tx.khaanp.aggregate({ _max: { position: true } });
	const first = (_max.position ?? -1) + 1;
	for (let from = 0; from < added.length; from += writtenAtOnce) {
		const some = added.slice(from, from + writtenAtOnce);
		await tx.khaanp.createMany({
			data: some.map((columns, at) => ({ ...columns, position: first + from + at })),
		});
	}
}

async function updateKhaanps(tx: Tx, changed: AtlasChange['changed']): Promise<void> {
	const columns = Object.keys(changed[0] ?? {}).filter((column) => column !== 'id');
	const assignments = columns.map((column) => Prisma.raw(`"${column}" = given."${column}"`));
	await tx.$executeRaw`
		UPDATE "Khaanp" SET ${Prisma.join(assignments)}, "version" = "Khaanp"."version" + 1, "updatedAt" = now()
		FROM jsonb_populate_recordset(NULL::"Khaanp", ${JSON.stringify(changed)}::jsonb) AS given
		WHERE "Khaanp"."id" = given."id"`;
}
