import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { buildId } from '@/lib/core/build-id';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import type { Language } from '@/lib/core/language';
import { mapInSteps, runInSlices, type Steps } from '@/lib/core/slices';
import { getOwnTree, type OwnTree } from './own-tree';
import { type FamilyMember, familyMember, familyTreeReply } from './schema';
import { prepareCards, serializeFrame } from './serialize';
import { findTreeVersion, readTree } from './tree';

type FamilyTreeReply = z.output<typeof familyTreeReply>;

/** A member's own tree as it is shown to them, in a language. */
export interface DerivedTree extends Omit<FamilyTreeReply, 'familyMembers'> {
	/** Of this reader's tree in this language alone; differs whenever anything that is shown of it may. */
	etag: string;
	meId: string;
	/** Everybody with a card, in the order of the tree. */
	people: readonly TreePerson[];
	/** Undefined for who has no card. */
	findCard: (id: string) => FamilyMember | undefined;
	/** What all cards tell, which takes a while to write of a large tree. */
	loadWhole: () => Promise<WholeTree>;
}

interface TreePerson extends Pick<FamilyMember, '_id' | 'name' | 'gender'> {
	/** As the account writes it where there is one. */
	nameInOtherScript: string | null;
}

interface WholeTree {
	reply: FamilyTreeReply;
	/** The same as JSON. */
	json: Buffer<ArrayBuffer>;
}

interface Derivation {
	tree: OwnTree;
	ownerId: string;
	language: Language;
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
	sizeCalculation: ({ people, hiddenMembers }) => people.length + hiddenMembers.length + 1,
	fetchMethod: (_etag, _old, { context }) => deriveTree(context),
});

const trees = globalThis.derivedTrees;

/** Makes the tree when the member first looks for it. */
export async function loadDerivedTree(ownerId: string, language: Language, now: Date): Promise<DerivedTree> {
	const tree = await getOwnTree(ownerId);
	const version = await findTreeVersion(tree, ownerId, now);
	const digest = createHash('sha256').update(`${buildId} ${language} ${version}`).digest('base64url');
	const etag = `"${digest.slice(0, 22)}"`;
	return trees.forceFetch(etag, { context: { tree, ownerId, language, etag, now } });
}

/** Trees with more people wait for each other, so that the event loop has one slice of them in a turn. */
const largeTree = 500;
const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 64 });

async function deriveTree({ tree, ownerId, language, etag, now }: Derivation): Promise<DerivedTree> {
	const rows = await readTree(tree, ownerId);
	const isLarge = rows.people.length > largeTree;
	const inTurn = <T>(work: () => Promise<T>) => (isLarge ? limiter.run(work) : work());
	const { cards, serializeCard } = await inTurn(() => runInSlices(prepareCards(rows, language, now)));
	const frame = parseFrame(serializeFrame(rows, language));
	const cardOf = new Map(cards.map((card) => [card.row.id, card]));
	const written = new Map<string, FamilyMember>();
	const findCard = (id: string) => {
		const card = cardOf.get(id);
		const member = written.get(id) ?? (card && familyMember.parse(serializeCard(card)));
		if (member) written.set(id, member);
		return member;
	};
	let whole: Promise<WholeTree> | undefined;
	return {
		...frame,
		...{ etag, meId: tree.meId, findCard },
		people: cards.map(({ row, shown: { name, gender } }) => {
			const { nameInOtherScript } = row.account ?? row;
			return { _id: row.id, name, gender, nameInOtherScript };
		}),
		loadWhole: () => {
			whole ??= inTurn(() => runInSlices(writeWhole(frame, [...cardOf.keys()], findCard))).catch((error) => {
				whole = undefined;
				throw error;
			});
			return whole;
		},
	};
}

type Frame = Omit<FamilyTreeReply, 'familyMembers'>;

const { familyTree, hiddenMembers } = familyTreeReply.shape;

/** As the schema of the call lets it leave; of links, which are the most, without asking it for each. */
function parseFrame(frame: ReturnType<typeof serializeFrame>): Frame {
	return {
		familyTree: familyTree.parse(frame.familyTree),
		hiddenMembers: hiddenMembers.parse(frame.hiddenMembers),
		links: {
			parentLinks: frame.links.parentLinks,
			unions: frame.links.unions.map(({ partnerAId, partnerBId, sequence, endedBy }) => ({
				...{ partnerAId, partnerBId, sequence, endedBy },
			})),
		},
	};
}

function* writeWhole(
	frame: Frame,
	ids: readonly string[],
	findCard: DerivedTree['findCard'],
): Steps<WholeTree> {
	const members = yield* mapInSteps(ids, findCard);
	const familyMembers = members.filter((member) => member !== undefined);
	const json = Buffer.concat([
		...[Buffer.from('{"familyMembers":['), ...(yield* writeEach(familyMembers))],
		...[Buffer.from('],"links":{"parentLinks":['), ...(yield* writeEach(frame.links.parentLinks))],
		...[Buffer.from('],"unions":['), ...(yield* writeEach(frame.links.unions))],
		Buffer.from(`]},"familyTree":${JSON.stringify(frame.familyTree)},`),
		Buffer.from(`"hiddenMembers":${JSON.stringify(frame.hiddenMembers)}}`),
	]);
	return { reply: { ...frame, familyMembers }, json };
}

/** Items of a list, with the commas between them. */
function writeEach(items: readonly object[]): Steps<Buffer[]> {
	return mapInSteps(items.entries(), ([at, item]) =>
		Buffer.from(`${at === 0 ? '' : ','}${JSON.stringify(item)}`),
	);
}
