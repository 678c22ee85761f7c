import { randomUUID } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';
import type { AuditAction } from '@/lib/features/audit/actions';
import { noteChanges } from '@/lib/features/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { KhaanpRow } from '@/lib/rules/clan/atlas/parse';
import { shippedKhaanps } from '@/lib/rules/clan/shipped-atlas';
import { dataOf, readRecords } from './queries';
import {
	type CheckedDraft,
	checkDrafts,
	type Draft,
	type KhaanpContent,
	type KhaanpRecord,
	noTexts,
	textsOf,
} from './rules';
import type { KhaanpChange, KhaanpTexts } from './schema';

type Tx = Prisma.TransactionClient;

const lockKey = 72_707_374;
const limitMs = 60_000;

/** One change of the atlas at a time: each is checked against all rows. */
export function changeAtlas<Done>(change: (tx: Tx, records: KhaanpRecord[]) => Promise<Done>): Promise<Done> {
	return db.$transaction(
		async (tx) => {
			await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey})`;
			return change(tx, await readRecords(tx));
		},
		{ timeout: limitMs },
	);
}

/**
 * Adds a khaanp behind all others, with an entry in the audit log; answers its id.
 *
 * @throws DomainError `input.invalid`
 */
export function addKhaanp({ version: _version, ...change }: KhaanpChange, actorId: string): Promise<string> {
	return changeAtlas(async (tx, records) => {
		const id = randomUUID();
		const texts = { ...noTexts, ...change };
		const content = acceptedContent(records, id, { before: null, texts });
		const written = [...records, { id, version: 0, ...content }];
		await insertKhaanps(tx, [{ id, content }]);
		await comparePeopleAgain(tx);
		await note(tx, 'khaanp.create', [{ id, after: textsOf(written).get(id) }], actorId);
		return id;
	});
}

/**
 * Changes what is sent of a khaanp, with both values in the audit log.
 *
 * @throws DomainError `notFound`, `record.stale`, `input.invalid`
 */
export function changeKhaanp(
	id: string,
	{ version, ...change }: KhaanpChange,
	actorId: string,
): Promise<void> {
	return changeAtlas(async (tx, records) => {
		const before = records.find((record) => record.id === id.toLowerCase());
		if (!before) throw new DomainError('notFound');
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const texts = { ...noTexts, ...textsOf(records).get(before.id), ...change };
		const content = acceptedContent(records, before.id, { before, texts });
		await updateKhaanps(tx, [{ id: before.id, content }]);
		await comparePeopleAgain(tx);
		const after = records.map((record) => (record === before ? { ...before, ...content } : record));
		await note(
			tx,
			'khaanp.update',
			[{ id: before.id, before: textsOf(records).get(before.id), after: textsOf(after).get(before.id) }],
			actorId,
		);
	});
}

/**
 * Removes a khaanp, with an entry in the audit log that holds what it was.
 *
 * @throws DomainError `notFound`, `khaanp.inUse` where others are below it or are counted to it
 */
export function removeKhaanp(id: string, actorId: string): Promise<void> {
	return changeAtlas(async (tx, records) => {
		const before = records.find((record) => record.id === id.toLowerCase());
		if (!before) throw new DomainError('notFound');
		const isUsed = records.some(
			({ parentId, otherKulId }) => parentId === before.id || otherKulId === before.id,
		);
		if (isUsed) throw new DomainError('khaanp.inUse');
		await tx.khaanp.delete({ where: { id: before.id }, select: { id: true } });
		await comparePeopleAgain(tx);
		await note(tx, 'khaanp.delete', [{ id: before.id, before: textsOf(records).get(before.id) }], actorId);
	});
}

/** Writes the rows of a file that have been checked, each with an entry in the audit log. */
export async function writeImportedKhaanps(
	tx: Tx,
	records: readonly KhaanpRecord[],
	checked: ReadonlyMap<string, CheckedDraft>,
	actorId: string,
): Promise<void> {
	const known = new Map(records.map((record) => [record.id, record]));
	const added = [...checked].filter(([id]) => !known.has(id));
	await insertKhaanps(
		tx,
		added.map(([id, { content }]) => ({ id, content })),
	);
	const changed = [...checked].filter(([id]) => known.has(id));
	await updateKhaanps(
		tx,
		changed.map(([id, { content }]) => ({ id, content })),
	);
	if (checked.size > 0) await comparePeopleAgain(tx);
	const after = [
		...records.map((record) => ({ ...record, ...checked.get(record.id)?.content })),
		...added.map(([id, { content }]) => ({ id, version: 0, ...content })),
	];
	const [textsBefore, textsAfter] = [textsOf(records), textsOf(after)];
	const entries = [...checked.keys()].map((id) => ({
		id,
		before: textsBefore.get(id),
		after: textsAfter.get(id),
	}));
	await note(tx, 'khaanp.import', entries, actorId);
}

/** Fills an atlas without rows with the shipped one; answers how many rows it has written. */
export function fillAtlas(): Promise<number> {
	return changeAtlas(async (tx, records) => {
		if (records.length > 0) return 0;
		const idOf = new Map(shippedKhaanps.map(({ name }) => [name, randomUUID() as string]));
		const linkTo = (name: string | null) => (name === null ? null : (idOf.get(name) ?? null));
		const contentOf = ({ name: _name, parent, otherKul, ...row }: KhaanpRow): KhaanpContent => ({
			...row,
			parentId: linkTo(parent),
			otherKulId: linkTo(otherKul),
		});
		await insertKhaanps(
			tx,
			shippedKhaanps.map((row) => ({ id: idOf.get(row.name) ?? randomUUID(), content: contentOf(row) })),
		);
		return shippedKhaanps.length;
	});
}

function acceptedContent(records: readonly KhaanpRecord[], id: string, draft: Draft): KhaanpContent {
	const checked = checkDrafts(records, new Map([[id, draft]])).get(id);
	if (!checked) throw new Error('a draft that was not checked');
	if (checked.faults.length > 0) throw new DomainError('input.invalid', { fields: checked.faults });
	return checked.content;
}

/** What one statement writes well within its time. */
const writtenAtOnce = 250;

interface Written {
	id: string;
	content: KhaanpContent;
}

async function insertKhaanps(tx: Tx, added: readonly Written[]): Promise<void> {
	const { _max } = await tx.khaanp.aggregate({ _max: { position: true } });
	const first = (_max.position ?? -1) + 1;
	const data = added.map(({ id, content }, at) => ({ id, ...dataOf(content), position: first + at }));
	for (let from = 0; from < data.length; from += writtenAtOnce)
		await tx.khaanp.createMany({ data: data.slice(from, from + writtenAtOnce) });
}

async function updateKhaanps(tx: Tx, changed: readonly Written[]): Promise<void> {
	for (let from = 0; from < changed.length; from += writtenAtOnce) {
		const some = changed.slice(from, from + writtenAtOnce);
		const rows = JSON.stringify(some.map(({ id, content }) => ({ id, ...dataOf(content) })));
		await tx.$executeRaw`
			UPDATE "Khaanp" SET "spellingsEn" = given."spellingsEn", "spellingsHi" = given."spellingsHi",
				"parentId" = given."parentId", "isOwnKul" = given."isOwnKul", "otherKulId" = given."otherKulId",
				"saysEn" = given."saysEn", "saysHi" = given."saysHi", "seats" = given."seats",
				"kuldeviEn" = given."kuldeviEn", "kuldeviHi" = given."kuldeviHi",
				"gotraEn" = given."gotraEn", "gotraHi" = given."gotraHi",
				"sourceEn" = given."sourceEn", "sourceHi" = given."sourceHi",
				"version" = "Khaanp"."version" + 1, "updatedAt" = now()
			FROM jsonb_to_recordset(${rows}::jsonb) AS given (
				"id" uuid, "spellingsEn" text[], "spellingsHi" text[], "parentId" uuid, "isOwnKul" "OwnKul",
				"otherKulId" uuid, "saysEn" text, "saysHi" text, "seats" jsonb, "kuldeviEn" text, "kuldeviHi" text,
				"gotraEn" text, "gotraHi" text, "sourceEn" text, "sourceHi" text
			) WHERE "Khaanp"."id" = given."id"`;
	}
}

/** Kuls and seats are among what people of two trees are compared by. */
async function comparePeopleAgain(tx: Tx): Promise<void> {
	await tx.samePersonSearch.deleteMany();
}

interface Noted {
	id: string;
	before?: KhaanpTexts | undefined;
	after?: KhaanpTexts | undefined;
}

async function note(tx: Tx, action: AuditAction, noted: readonly Noted[], actorId: string): Promise<void> {
	await noteChanges(
		tx,
		noted.map(({ id, before, after }) => ({
			...{ actorId, action, subjectType: 'khaanp' as const, subjectId: id },
			...(before && { before }),
			...(after && { after }),
		})),
	);
}
