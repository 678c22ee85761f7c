import { createHash } from 'node:crypto';
import { buildId } from '@/lib/core/build-id';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from '@/lib/features/family/schema';
import { getOwnTree, type OwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import type { TreeKey } from '@/lib/features/family/tree/rules/derive-tree';
import { log } from '@/lib/platform/log/log';
import { answerInThread } from './answer-in-thread';
import { answerOfTree, type TreeQuestion, type TreeQuestions } from './answer-of-tree';
import { findTreeState, readTree, type TreeState } from './read-tree';
import type { EarlierRows, StoredTree } from './tree-rows';

/** A member's own tree as it is now, in a language. */
export interface OpenTree extends OwnTree {
	/** Of this reader's tree in this language alone; differs whenever anything that is shown of it may. */
	etag: string;
	/** How many people are in it, with and without a card. */
	size: number;
	/** The tree is derived with the first question, and kept for others. */
	ask: <Name extends keyof TreeQuestions>(
		name: Name,
		asked: TreeQuestions[Name]['asked'],
	) => Promise<TreeQuestions[Name]['reply']>;
}

/** Trees with more people are derived in a thread of their own. */
const largeTree = 500;

/** No page brings a larger tree whole. */
const maxPeopleOfPage = 150;

export function isLarge({ size }: OpenTree): boolean {
	return size > maxPeopleOfPage;
}

/** Makes the tree when the member first looks for it. */
export async function openTree(ownerId: string, language: Language, now: Date): Promise<OpenTree> {
	const tree = (await findTreeState(ownerId, now)) ?? (await makeTree(ownerId, now));
	const { version, size } = tree;
	const digest = createHash('sha256').update(`${buildId} ${language} ${version}`).digest('base64url');
	const key: TreeKey = { etag: `"${digest.slice(0, 22)}"`, version, ownerId, language, now };
	const answer = size > largeTree ? answerAside : answerOfTree;
	return {
		...tree,
		etag: key.etag,
		ask: async (name, asked) => {
			const known = await answer({ name, asked, key, stored: null });
			if ('reply' in known) return known.reply;
			// The earlier state may be forgotten meanwhile.
			for (const earlier of [known.earlier, null]) {
				const stored = await readOnce(tree, earlier);
				const answered = await answer({ name, asked, key, stored });
				if ('reply' in answered) return answered.reply;
			}
			throw new Error('a tree is not known although it has been sent along');
		},
	};
}

async function makeTree(ownerId: string, now: Date): Promise<TreeState> {
	await getOwnTree(ownerId);
	const tree = await findTreeState(ownerId, now);
	if (!tree) throw new DomainError('record.stale');
	return tree;
}

/**
 * One card of a member's own tree, also when it is hidden.
 *
 * @throws DomainError `notFound` for who is not in the tree, or no longer
 */
export async function readMember(
	ownerId: string,
	id: string,
	language: Language,
	now: Date,
): Promise<FamilyMember> {
	return (await openTree(ownerId, language, now)).ask('member', id);
}

/** A thread that fails costs others their time, and nobody an answer. */
async function answerAside<Name extends keyof TreeQuestions>(question: TreeQuestion<Name>) {
	try {
		return await answerInThread(question);
	} catch (error) {
		if (error instanceof DomainError) throw error;
		log.warn({ err: error }, 'a large tree is derived without its thread');
		return answerOfTree(question);
	}
}

const reads = new Map<string, Promise<StoredTree>>();

/** Those who ask for the same state of a tree at the same time, in whichever language, share what is read. */
function readOnce(tree: TreeState, earlier: EarlierRows | null): Promise<StoredTree> {
	const key = `${earlier?.id} ${tree.version}`;
	const underWay = reads.get(key);
	if (underWay) return underWay;
	const read = readTree(tree, earlier).finally(() => reads.delete(key));
	reads.set(key, read);
	return read;
}
