import type { Language } from '@/lib/core/language';
import type { LineageRequest } from './print/rules/lineage';
import { findLinkedCardId } from './queries';
import type { FamilyMember, RelationsReply } from './schema';
import type { TreeQuestions } from './tree/queries/answer-of-tree';
import { isLarge, type OpenTree, openTree } from './tree/queries/open-tree';

/** The people whom the reader of a page can pick from their own tree. */
interface Choices {
	/** All people with a card; null in a large tree, where they are searched. */
	choices: readonly FamilyMember[] | null;
}

/** A page on which people of a member's own tree are picked. */
export interface PickedPeople extends Choices {
	/** The member's own card and those of the picked. */
	cards: FamilyMember[];
	/** The cards of the whole tree. */
	cardCount: number;
	/** The member's own card. */
	meId: string;
}

/** The page that tells how two of a member's own tree are related. */
export interface RelationsPageData extends PickedPeople {
	fromId: string;
	/** Null until a second person is picked. */
	toId: string | null;
	/** Whether a person was requested who has no card, or no longer. */
	isGone: boolean;
	/** Null until two different people are picked. */
	found: RelationsReply | null;
}

/** `from` is the member unless another card is named. */
export async function loadRelations(
	memberId: string,
	request: { from: string | null; to: string | null },
	language: Language,
	now: Date,
): Promise<RelationsPageData> {
	const tree = await openTree(memberId, language, now);
	const people = await readPicked(tree, [request.from, request.to]);
	const cardId = (id: string | null) => people.cards.find(({ _id }) => _id === id)?._id ?? null;
	const fromId = cardId(request.from) ?? tree.meId;
	const toId = cardId(request.to);
	const isGone = [request.from, request.to].some((id) => id !== null && cardId(id) === null);
	const isPair = toId !== null && toId !== fromId;
	const found = isPair ? await tree.ask('relations', { from: fromId, to: toId }) : null;
	return { ...people, fromId, toId, isGone, found };
}

/** Loads a page on which people of the member's own tree are picked. */
export async function loadPicked(
	memberId: string,
	ids: readonly (string | null)[],
	language: Language,
	now: Date,
): Promise<PickedPeople> {
	return readPicked(await openTree(memberId, language, now), ids);
}

async function readPicked(tree: OpenTree, ids: readonly (string | null)[]): Promise<PickedPeople> {
	const picked = await tree.ask(
		'picked',
		ids.filter((id) => id !== null),
	);
	return { ...picked, meId: tree.meId, choices: await findChoices(tree) };
}

/** Null for a large tree. */
async function findChoices(tree: OpenTree): Promise<FamilyMember[] | null> {
	if (isLarge(tree)) return null;
	const { familyMembers } = await tree.ask('whole', null);
	return familyMembers;
}

/** What another account is to a member, in whose own tree it is; null where it does not. */
export async function loadKin(
	memberId: string,
	otherId: string,
	language: Language,
	now: Date,
): Promise<{ cardId: string; words: FamilyMember['relationWords'] } | null> {
	const cardId = memberId === otherId ? null : await findLinkedCardId(memberId, otherId);
	if (cardId === null) return null;
	const [card] = await (await openTree(memberId, language, now)).ask('cards', [cardId]);
	return card ? { cardId, words: card.relationWords } : null;
}

/** The pages about descent. */
type LineageWay = 'outline' | 'book' | 'ancestors';

/** Loads a page about descent of a member's own tree. */
export async function loadLineage<Way extends LineageWay>(
	way: Way,
	memberId: string,
	request: LineageRequest,
	language: Language,
	now: Date,
): Promise<{ record: TreeQuestions[Way]['reply'] } & Choices> {
	const tree = await openTree(memberId, language, now);
	return { record: await tree.ask(way, request), choices: await findChoices(tree) };
}
