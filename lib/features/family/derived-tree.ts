import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { buildId } from '@/lib/core/build-id';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { mapInSteps, runInSlices, type Steps } from '@/lib/core/slices';
import { getOwnTree, type OwnTree } from './own-tree';
import { familyMember, familyTreeReply } from './schema';
import { serializeOwnTree } from './serialize';
import { findTreeVersion, readTree, type TreeRows } from './tree';

type FamilyTreeReply = z.output<typeof familyTreeReply>;

/** A member's own tree as it is shown to them. */
export interface DerivedTree {
	/** Of this reader's tree alone; differs whenever `reply` may. */
	etag: string;
	reply: FamilyTreeReply;
	/** The same as JSON. */
	json: Buffer<ArrayBuffer>;
}

interface Derivation {
	tree: OwnTree;
	ownerId: string;
	etag: string;
	now: Date;
}

/** In all: about 120 MB. */
const maxPeople = 20_000;

declare global {
	// One for all bundles of the process.
	var derivedTrees: LRUCache<string, DerivedTree, Derivation> | undefined;
}

globalThis.derivedTrees ??= new LRUCache<string, DerivedTree, Derivation>({
	maxSize: maxPeople,
	sizeCalculation: ({ reply }) => reply.familyMembers.length + reply.hiddenMembers.length + 1,
	fetchMethod: (_etag, _old, { context }) => deriveTree(context),
});

const trees = globalThis.derivedTrees;

/** Makes the tree when the member first looks for it. */
export async function loadDerivedTree(ownerId: string, now: Date): Promise<DerivedTree> {
	const tree = await getOwnTree(ownerId);
	const version = await findTreeVersion(tree, ownerId, now);
	const etag = `"${createHash('sha256').update(`${buildId} ${version}`).digest('base64url').slice(0, 22)}"`;
	return trees.forceFetch(etag, { context: { tree, ownerId, etag, now } });
}

/** Trees with more people wait for each other, so that the event loop has one slice of them in a turn. */
const largeTree = 500;
const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 64 });

async function deriveTree({ tree, ownerId, etag, now }: Derivation): Promise<DerivedTree> {
	const rows = await readTree(tree, ownerId);
	const derive = async () => ({ etag, ...(await runInSlices(writeReply(rows, now))) });
	return rows.people.length > largeTree ? limiter.run(derive) : derive();
}

const { familyTree, hiddenMembers, links } = familyTreeReply.shape;
const { parentLinks, unions } = links.shape;

/** The answer as the schema of the call lets it leave, and as text. */
function* writeReply(rows: TreeRows, now: Date): Steps<Pick<DerivedTree, 'reply' | 'json'>> {
	const made = yield* serializeOwnTree(rows, now);
	const reply = {
		familyTree: familyTree.parse(made.familyTree),
		familyMembers: yield* mapInSteps(made.familyMembers, (member) => familyMember.parse(member)),
		hiddenMembers: hiddenMembers.parse(made.hiddenMembers),
		links: {
			parentLinks: yield* mapInSteps(made.links.parentLinks, (link) => parentLinks.element.parse(link)),
			unions: yield* mapInSteps(made.links.unions, (union) => unions.element.parse(union)),
		},
	};
	const json = Buffer.concat([
		...[Buffer.from('{"familyMembers":['), ...(yield* writeEach(reply.familyMembers))],
		...[Buffer.from('],"links":{"parentLinks":['), ...(yield* writeEach(reply.links.parentLinks))],
		...[Buffer.from('],"unions":['), ...(yield* writeEach(reply.links.unions))],
		Buffer.from(`]},"familyTree":${JSON.stringify(reply.familyTree)},`),
		Buffer.from(`"hiddenMembers":${JSON.stringify(reply.hiddenMembers)}}`),
	]);
	return { reply, json };
}

/** Items of a list, with the commas between them. */
function writeEach(items: readonly object[]): Steps<Buffer[]> {
	return mapInSteps(items.entries(), ([at, item]) =>
		Buffer.from(`${at === 0 ? '' : ','}${JSON.stringify(item)}`),
	);
}
