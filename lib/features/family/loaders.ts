import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from './lineage';
import { openTree } from './open-tree';
import { findLinkedCardId } from './queries';
import type { FamilyMember, RelationsReply } from './schema';

/** What the page tells that asks how two of a member's own tree are related. */
export interface RelationsPageData {
	cards: FamilyMember[];
	/** Of the member's own card. */
	meId: string;
	fromId: string;
	/** Null until somebody is picked. */
	toId: string | null;
	/** Whether somebody was asked for who has no card, or no longer. */
	isGone: boolean;
	/** Null until two different people are picked. */
	found: RelationsReply | null;
}

/** `from` is the member unless another card is named. */
export async function loadRelations(
	memberId: string,
	asked: { from: string | null; to: string | null },
	language: Language,
	now: Date,
): Promise<RelationsPageData> {
	const tree = await openTree(memberId, language, now);
	const { meId } = tree;
	const { familyMembers: cards } = await tree.ask('whole', null);
	const cardId = (id: string | null) => cards.find(({ _id }) => _id === id)?._id ?? null;
	const fromId = cardId(asked.from) ?? meId;
	const toId = cardId(asked.to);
	const isGone = [asked.from, asked.to].some((id) => id !== null && cardId(id) === null);
	const isPair = toId !== null && toId !== fromId;
	const found = isPair ? await tree.ask('relations', { from: fromId, to: toId }) : null;
	return { cards, meId, fromId, toId, isGone, found };
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

/** A member's own tree for the pages that tell of descent. */
export async function loadFamilyRecord(
	memberId: string,
	language: Language,
	now: Date,
): Promise<FamilyRecord> {
	return (await openTree(memberId, language, now)).ask('record', null);
}
