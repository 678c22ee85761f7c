import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { type FamilyMember, familyMember, familyTreeReply } from '@/lib/features/family/schema';
import { cardSerializer } from '@/lib/features/family/tree/dto/card';
import { serializeFrame } from '@/lib/features/family/tree/dto/tree';
import type { TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import { deriveKinship, type Kinship } from './kinship';
import { getShownCards, type ShownCard } from './shown-cards';

/** Whose tree it is and in which state, and for whom its texts are. */
export interface TreeKey {
	/** Of this reader's tree in this language alone; differs whenever anything that is shown of it may. */
	etag: string;
	/** The same of the tree in every language. */
	version: string;
	ownerId: string;
	language: Language;
	now: Date;
}

/** A member's own tree as it is shown to them, in a language: its rows, its graph, and the words of its cards. */
export interface Tree extends TreeKey, Omit<z.output<typeof familyTreeReply>, 'familyMembers'> {
	rows: TreeRows;
	/** The owner's own card. */
	meId: string;
	kinship: Kinship;
	/** Everybody with a card, in the order of the tree. */
	cards: readonly ShownCard[];
	/** Undefined for who has no card. Written when it is asked for: writing all of a large tree takes a while. */
	findCard: (id: string) => FamilyMember | undefined;
}

/** @param earlier of the same owner: what the two have in common is not derived again */
export function deriveTree(rows: TreeRows, key: TreeKey, earlier: Tree | null): Tree {
	const { language, now } = key;
	const shown = getShownCards(rows, now);
	const kinship = deriveKinship(rows, shown, earlier?.kinship ?? null);
	const serializeCard = cardSerializer(rows, shown, kinship, language);
	const cards = new Map(shown.map((card) => [card.row.id, card]));
	const written = new Map<string, FamilyMember>();
	return {
		...key,
		...parseFrame(serializeFrame(rows, language)),
		rows,
		meId: rows.meId,
		kinship,
		cards: shown,
		links: getLinks(rows, earlier),
		findCard: (id) => {
			const card = cards.get(id);
			const member = written.get(id) ?? (card && familyMember.parse(serializeCard(card)));
			if (member) written.set(id, member);
			return member;
		},
	};
}

const { familyTree, hiddenMembers } = familyTreeReply.shape;

/** As the schema of the call lets it leave. */
function parseFrame(frame: ReturnType<typeof serializeFrame>) {
	return {
		familyTree: familyTree.parse(frame.familyTree),
		hiddenMembers: hiddenMembers.parse(frame.hiddenMembers),
	};
}

/** Without asking the schema for each: they are the most. */
function getLinks({ parentLinks, unions }: TreeRows, earlier: Tree | null): Tree['links'] {
	if (earlier?.rows.parentLinks === parentLinks && earlier.rows.unions === unions) return earlier.links;
	return {
		parentLinks,
		unions: unions.map(({ partnerAId, partnerBId, sequence, endedBy }) => ({
			partnerAId,
			partnerBId,
			sequence,
			endedBy,
		})),
	};
}
