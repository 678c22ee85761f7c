import { randomUUID } from 'node:crypto';
import { todayInIndia } from '@/lib/core/calendar';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { DomainError } from '@/lib/core/errors';
import { mapInSteps, runInSlices, type Steps } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import { isClanFact } from '@/lib/features/family/gedcom/rules/card-facts';
import type { ImportPlan } from '@/lib/features/family/gedcom/rules/import-plan';
import type { KnownCard, KnownTree } from '@/lib/features/family/gedcom/rules/known-cards';
import { planImport } from '@/lib/features/family/gedcom/rules/plan-import';
import { withoutWebAddresses } from '@/lib/features/family/gedcom/rules/web-addresses';
import type { ImportChoices } from '@/lib/features/family/gedcom/schema';
import {
	getOwnTree,
	lockOwnTree,
	noteChange,
	type OwnTree,
	readGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import { type TreeState, treeState } from '@/lib/features/family/tree/queries/read-tree';
import { type ClanNamer, loadClanNamer } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { withE164 } from '@/lib/features/member/commands/fill-mobile-e164';
import { db } from '@/lib/platform/db/client';
import { type ParentLink, type Person, Prisma, type Union } from '@/lib/platform/db/generated/client';
import { decodeGedcom } from '@/lib/rules/gedcom/decode';
import { type Fact, facts as storedFacts } from '@/lib/rules/gedcom/facts';
import type { FamilyFile, FilePerson } from '@/lib/rules/gedcom/family-file';
import { type ReadFile, readGedcom } from '@/lib/rules/gedcom/read-family';
import { type Unread, UnreadList } from '@/lib/rules/gedcom/unread';
import { createProgress } from './track-progress';

interface Import {
	/** Of the file. */
	bytes: Uint8Array;
	choices: ImportChoices;
	/** What cards of people without a name are called, in the reader's language first. */
	unknownNames: readonly [string, ...string[]];
	now: Date;
}

/** The lines of a file take far more memory than what is kept of them. */
const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 32 });

/** What an import does, or would do. */
export interface ImportOutcome {
	file: ReadFile;
	plan: ImportPlan;
	tree: KnownTree;
	unread: Unread[];
}

const maxUnread = 200;
/** Notes can make each of them large, and a statement has only so long. */
const rowsAtOnce = 500;
/** For each statement of them the database looks for circles among all that are above them. */
const linksAtOnce = 2_000;
/** For the largest tree on a busy machine. */
const importLimitMs = 30_000;
/** A tree that changes each time while an import of it is planned is being changed by a program. */
const maxPlans = 3;

/**
 * What a file would make of the owner's tree. Writes nothing but the empty tree that everybody has.
 *
 * @throws DomainError what `decodeGedcom`, `readGedcom` and `planImport` throw
 */
export async function previewImport(ownerId: string, sent: Import): Promise<ImportOutcome> {
	return (await planFile(ownerId, sent)).outcome;
}

/**
 * Writes a file into the owner's tree, all of it or nothing. What it makes is planned before the tree is held, since the
 * database ends a transaction that waits for so long: where the tree has changed meanwhile, it is planned again.
 *
 * @throws DomainError what `decodeGedcom`, `readGedcom` and `planImport` throw, `record.stale`
 */
export async function importFile(ownerId: string, sent: Import): Promise<ImportOutcome> {
	for (let plans = 0; plans < maxPlans; plans += 1) {
		const { outcome, rows, version } = await planFile(ownerId, sent);
		const isWritten = await db.$transaction(
			async (tx) => {
				const own = await lockOwnTree(tx, ownerId);
				if ((await getTreeState(tx, ownerId, sent.now)).version !== version) return false;
				await writePlan(tx, own, outcome.plan, rows);
				return true;
			},
			{ timeout: importLimitMs },
		);
		if (isWritten) return outcome;
	}
	throw new DomainError('record.stale');
}

interface PlannedFile {
	outcome: ImportOutcome;
	rows: PlannedRows;
	/** Of the tree that it is planned for. */
	version: string;
}

async function planFile(ownerId: string, sent: Import): Promise<PlannedFile> {
	const { file, unread } = await limiter.run(() => readFile(sent));
	await getOwnTree(ownerId);
	const { own, tree } = await db.$transaction(
		async (tx) => {
			const state = await getTreeState(tx, ownerId, sent.now);
			return { own: state, tree: await readKnownTree(tx, state) };
		},
		{ isolationLevel: 'RepeatableRead', timeout: importLimitMs },
	);
	const outcome = await getOutcome(file, unread, tree, sent);
	return { outcome, version: own.version, rows: await runInSlices(planRows(own, outcome.plan, sent.now)) };
}

async function getTreeState(tx: Prisma.TransactionClient, ownerId: string, now: Date): Promise<TreeState> {
	const [state] = await tx.$queryRaw<TreeState[]>(treeState(ownerId, now));
	if (!state) throw new DomainError('record.stale');
	return state;
}

async function readFile({ bytes }: Import): Promise<{ file: ReadFile; unread: UnreadList }> {
	const unread = new UnreadList();
	const read = await runInSlices(readGedcom(decodeGedcom(bytes), unread));
	const file = await runInSlices(withoutWebAddresses(read, unread));
	const hasClans = file.people.some(({ facts }) => facts.some(isClanFact));
	return { file: hasClans ? withClansNamed(file, await loadClanNamer()) : file, unread };
}

async function getOutcome(
	file: ReadFile,
	unread: UnreadList,
	tree: KnownTree,
	sent: Import,
): Promise<ImportOutcome> {
	const { choices, unknownNames, now } = sent;
	const around = { choices, unknownNames, today: todayInIndia(now), newId: randomUUID, unread };
	const plan = await runInSlices(planImport(file, tree, around));
	return { file, plan, tree, unread: unread.list(maxUnread) };
}

/** The tree with all that its cards and marriages tell. Of the owner counts their record. */
async function readKnownTree(tx: Prisma.TransactionClient, own: OwnTree): Promise<KnownTree> {
	const graph = await readGraph(tx, own);
	const rows = await tx.person.findMany({
		where: { treeId: own.id },
		omit: {
			photoId: true,
			version: true,
			addedById: true,
			updatedAt: true,
			mergeUndo: true,
			changeUndo: true,
		},
	});
	const unions = await tx.union.findMany({ where: { treeId: own.id }, omit: { id: true, treeId: true } });
	const people = graph.people.map((person) => {
		const isMe = person.id === own.meId;
		return isMe ? { ...person, name: own.ownerName, nameKey: searchKey(own.ownerName) } : person;
	});
	const rowOf = new Map(rows.map((row) => [row.id, row]));
	const cards = people.flatMap((person): [string, KnownCard][] => {
		const row = rowOf.get(person.id);
		if (!row || !person.isNamed) return [];
		const { bornOn, bornPrecision, name } = person;
		const fields = { ...row, bornOn, bornPrecision, name };
		return [[person.id, { person, fields, facts: storedFacts.parse(row.facts) }]];
	});
	return {
		meId: own.meId,
		graph: { ...graph, people },
		cards: new Map(cards),
		unions: unions.map((union) => ({ ...union, facts: storedFacts.parse(union.facts) })),
	};
}

/** Rows of a table that a statement takes, as the text of a JSON list. */
interface PlannedPart {
	text: string;
	count: number;
}

/** All new rows of a plan. */
interface PlannedRows {
	people: PlannedPart[];
	parentLinks: PlannedPart[];
	unions: PlannedPart[];
}

function* planRows(
	{ id: treeId, ownerId }: OwnTree,
	{ people, parentLinks, unions }: ImportPlan,
	now: Date,
): Steps<PlannedRows> {
	const added = people.filter(({ state }) => state === 'new');
	const row = () => ({ id: randomUUID(), treeId, createdAt: now });
	const texts = yield* mapInSteps(added.entries(), ([at, one]) =>
		JSON.stringify({
			...newPerson,
			...(!one.isConnector && getCard(one, ownerId)),
			id: one.cardId,
			treeId,
			gender: one.sex,
			updatedAt: now,
			// Cards are shown in this order, which is the file's.
			createdAt: new Date(now.getTime() - added.length + at),
		} satisfies Partial<Person>),
	);
	return {
		people: inParts(texts, rowsAtOnce),
		parentLinks: inParts(
			yield* mapInSteps(parentLinks, (link) => JSON.stringify({ ...link, ...row() } satisfies ParentLink)),
			linksAtOnce,
		),
		unions: inParts(
			yield* mapInSteps(unions, (union) => JSON.stringify({ ...union, ...row() } satisfies Union)),
			rowsAtOnce,
		),
	};
}

function inParts(texts: readonly string[], most: number): PlannedPart[] {
	const parts: PlannedPart[] = [];
	for (let from = 0; from < texts.length; from += most) {
		const part = texts.slice(from, from + most);
		parts.push({ text: `[${part.join()}]`, count: part.length });
	}
	return parts;
}

function getCard({ name, fields, facts }: ImportPlan['people'][number], ownerId: string) {
	const columns = { ...withE164(fields), name, nameKey: searchKey(name), facts, addedById: ownerId };
	return { ...columns, kind: 'named' as const };
}

async function writePlan(
	tx: Prisma.TransactionClient,
	{ id: treeId, ownerId }: OwnTree,
	{ people, gains, unionGains }: ImportPlan,
	rows: PlannedRows,
): Promise<void> {
	const found = people.filter(({ state }) => state === 'found');
	const inserted = [...rows.people, ...rows.parentLinks, ...rows.unions].map(({ count }) => count);
	const changed = found.length + gains.length + unionGains.length;
	const progress = createProgress(
		tx,
		ownerId,
		inserted.reduce((sum, count) => sum + count, changed),
	);
	await insertAll(tx, 'Person', rows.people, progress);
	for (const one of found) {
		const data = { ...getCard(one, ownerId), ...(one.sex && { gender: one.sex }) };
		await tx.person.update({ where: { id: one.cardId }, data, select: { id: true } });
		await progress.add(1);
	}
	await insertAll(tx, 'ParentLink', rows.parentLinks, progress);
	await insertAll(tx, 'Union', rows.unions, progress);
	for (const { cardId, fields, facts } of gains) {
		const data = { ...withE164(fields), facts, version: { increment: 1 } };
		await tx.person.update({ where: { id: cardId }, data, select: { id: true } });
		await progress.add(1);
	}
	for (const { union, fields, facts } of unionGains) {
		const { partnerAId, partnerBId } = union;
		await tx.union.update({
			where: { partnerAId_partnerBId: { partnerAId, partnerBId } },
			data: { ...fields, facts },
			select: { id: true },
		});
		await progress.add(1);
	}
	await noteChange(tx, treeId);
}

const newPerson = {
	kind: 'connector',
	approvalStatus: 'approved',
	isVisible: true,
	isDeceased: false,
	version: 0,
	nameKey: '',
	facts: [],
} as const satisfies Partial<Person>;

/** What a row does not name is null. In one value, as thousands of rows have more values than a statement can. */
async function insertAll(
	tx: Prisma.TransactionClient,
	table: 'Person' | 'ParentLink' | 'Union',
	parts: readonly PlannedPart[],
	progress: ReturnType<typeof createProgress>,
): Promise<void> {
	const name = Prisma.raw(`"${table}"`);
	for (const { text, count } of parts) {
		await tx.$executeRaw`INSERT INTO ${name}
			SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${text}::jsonb)`;
		await progress.add(count);
	}
}

/** A file with each clan by its one name, as the cards of the tree have it. */
function withClansNamed<File extends FamilyFile>(file: File, nameOf: ClanNamer): File {
	const named = (fact: Fact): Fact =>
		isClanFact(fact) && fact.value ? { ...fact, value: nameOf(fact.value) } : fact;
	const people = file.people.map((person): FilePerson => ({ ...person, facts: person.facts.map(named) }));
	return { ...file, people };
}
