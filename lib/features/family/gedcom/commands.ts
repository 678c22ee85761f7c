import { randomUUID } from 'node:crypto';
import { todayInIndia } from '@/lib/core/calendar';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { mapInSteps, runInSlices } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import { loadClanNamer } from '@/lib/features/clan-alias/names';
import { withE164 } from '@/lib/features/member/mobile-e164';
import { db } from '@/lib/platform/db/client';
import type { ParentLink, Person, Union } from '@/lib/platform/db/generated/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { decodeGedcom } from '@/lib/rules/gedcom/decode';
import { facts as storedFacts } from '@/lib/rules/gedcom/facts';
import { type ReadFile, readGedcom } from '@/lib/rules/gedcom/read-family';
import { type Unread, UnreadList } from '@/lib/rules/gedcom/unread';
import { getOwnTree, lockOwnTree, noteChange, type OwnTree, readGraph } from '../own-tree';
import { isClanFact } from './card-facts';
import type { KnownCard, KnownTree } from './cards';
import { withClansNamed } from './known-clans';
import { type ImportPlan, planImport } from './plan';
import type { ImportChoices } from './schema';
import { withoutWebAddresses } from './web-addresses';

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

const mostUnread = 200;
const generationsAtOnce = 4;
const linksAtOnce = 100;
/** Notes can make each of them large, and a statement has only so long. */
const rowsAtOnce = 500;
/** For the largest tree on a busy machine. */
const importLimitMs = 30_000;

/**
 * What a file would make of the owner's tree. Writes nothing but the empty tree that everybody has.
 *
 * @throws DomainError what `decodeGedcom`, `readGedcom` and `planImport` throw
 */
export async function previewImport(ownerId: string, sent: Import): Promise<ImportOutcome> {
	const { file, unread } = await limiter.run(() => readFile(sent));
	const own = await getOwnTree(ownerId);
	const tree = await db.$transaction((tx) => readKnownTree(tx, own, ownerId), {
		isolationLevel: 'RepeatableRead',
		timeout: importLimitMs,
	});
	return outcomeOf(file, unread, tree, sent);
}

/**
 * Writes a file into the owner's tree, all of it or nothing.
 *
 * @throws DomainError what `decodeGedcom`, `readGedcom` and `planImport` throw
 */
export async function importFile(ownerId: string, sent: Import): Promise<ImportOutcome> {
	const { file, unread } = await limiter.run(() => readFile(sent));
	return db.$transaction(
		async (tx) => {
			const own = await lockOwnTree(tx, ownerId);
			const tree = await readKnownTree(tx, own, ownerId);
			const outcome = await outcomeOf(file, unread, tree, sent);
			await writePlan(tx, own, ownerId, outcome.plan, sent.now);
			return outcome;
		},
		{ timeout: importLimitMs },
	);
}

async function readFile({ bytes }: Import): Promise<{ file: ReadFile; unread: UnreadList }> {
	const unread = new UnreadList();
	const told = await runInSlices(readGedcom(decodeGedcom(bytes), unread));
	const file = await runInSlices(withoutWebAddresses(told, unread));
	const hasClans = file.people.some(({ facts }) => facts.some(isClanFact));
	return { file: hasClans ? withClansNamed(file, await loadClanNamer()) : file, unread };
}

async function outcomeOf(
	file: ReadFile,
	unread: UnreadList,
	tree: KnownTree,
	sent: Import,
): Promise<ImportOutcome> {
	const { choices, unknownNames, now } = sent;
	const around = { choices, unknownNames, today: todayInIndia(now), newId: randomUUID, unread };
	const plan = await runInSlices(planImport(file, tree, around));
	return { file, plan, tree, unread: unread.list(mostUnread) };
}

/** The tree with all that its cards and marriages tell. Of the owner counts their record. */
async function readKnownTree(
	tx: Prisma.TransactionClient,
	own: OwnTree,
	ownerId: string,
): Promise<KnownTree> {
	const graph = await readGraph(tx, own, ownerId);
	const owner = await tx.member.findUniqueOrThrow({ where: { id: ownerId }, select: { name: true } });
	const rows = await tx.person.findMany({
		where: { treeId: own.id },
		omit: { photoId: true, version: true, addedById: true, updatedAt: true, mergeUndo: true },
	});
	const unions = await tx.union.findMany({ where: { treeId: own.id }, omit: { id: true, treeId: true } });
	const people = graph.people.map((person) => {
		const isMe = person.id === own.meId;
		return isMe ? { ...person, name: owner.name, nameKey: searchKey(owner.name) } : person;
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

async function writePlan(
	tx: Prisma.TransactionClient,
	{ id: treeId }: OwnTree,
	ownerId: string,
	{ people, parentLinks, unions, gains, unionGains }: ImportPlan,
	now: Date,
): Promise<void> {
	const cardOf = ({ name, fields, facts }: ImportPlan['people'][number]) => {
		const told = { ...withE164(fields), name, nameKey: searchKey(name), facts, addedById: ownerId };
		return { ...told, kind: 'named' as const };
	};
	const added = people.filter(({ state }) => state === 'new');
	const rows = await runInSlices(
		mapInSteps(added.entries(), ([at, one]) => ({
			...newPerson,
			...(!one.isConnector && cardOf(one)),
			...{ id: one.cardId, treeId, gender: one.person.sex, updatedAt: now },
			// Cards are shown in this order, which is the file's.
			createdAt: new Date(now.getTime() - added.length + at),
		})),
	);
	await insertAll(tx, 'Person', rows);
	for (const one of people.filter(({ state }) => state === 'found')) {
		const data = { ...cardOf(one), ...(one.person.sex && { gender: one.person.sex }) };
		await tx.person.update({ where: { id: one.cardId }, data, select: { id: true } });
	}
	const row = () => ({ id: randomUUID(), treeId, createdAt: now });
	for (const links of fromTheBottom(parentLinks)) {
		const written = links.map(({ depth: _, ...link }) => ({ ...link, ...row() }));
		await insertAll(tx, 'ParentLink', written);
	}
	await insertAll(
		tx,
		'Union',
		unions.map((union) => ({ ...union, ...row() })),
	);
	for (const { cardId, fields, facts } of gains) {
		const data = { ...withE164(fields), facts, version: { increment: 1 } };
		await tx.person.update({ where: { id: cardId }, data, select: { id: true } });
	}
	for (const { union, fields, facts } of unionGains) {
		const { partnerAId, partnerBId } = union;
		await tx.union.update({
			where: { partnerAId_partnerBId: { partnerAId, partnerBId } },
			data: { ...fields, facts },
			select: { id: true },
		});
	}
	await noteChange(tx, treeId);
}

/**
 * The database looks for circles above each link, among all that are there or come with it: from the bottom up, a few
 * generations at once, it finds few.
 */
function fromTheBottom(links: ImportPlan['parentLinks']): ImportPlan['parentLinks'][] {
	const parts: ImportPlan['parentLinks'][] = [];
	for (const link of links.toSorted((one, other) => other.depth - one.depth)) {
		const part = parts.at(-1);
		const [first] = part ?? [];
		const isNear = first && first.depth - link.depth < generationsAtOnce;
		if (part && isNear && part.length < linksAtOnce) part.push(link);
		else parts.push([link]);
	}
	return parts;
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

interface Rows {
	Person: Partial<Person>;
	ParentLink: ParentLink;
	Union: Union;
}

/** What a row does not name is null. In one value, as thousands of rows have more values than a statement can. */
async function insertAll<T extends keyof Rows>(
	tx: Prisma.TransactionClient,
	table: T,
	rows: readonly Rows[T][],
): Promise<void> {
	const name = Prisma.raw(`"${table}"`);
	for (let from = 0; from < rows.length; from += rowsAtOnce) {
		const part = JSON.stringify(rows.slice(from, from + rowsAtOnce));
		await tx.$executeRaw`INSERT INTO ${name}
			SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${part}::jsonb)`;
	}
}
