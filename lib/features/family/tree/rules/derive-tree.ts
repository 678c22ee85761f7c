import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { type FamilyMember, familyMember, familyTreeReply } from '@/lib/features/family/schema';
import {
	cardSerializer,
	type ShownTree,
	serializeFrame,
	shownTree,
} from '@/lib/features/family/tree/dto/card';
import type { TreeRows } from '@/lib/features/family/tree/queries/tree-rows';

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

/** A member's own tree as it is shown to them, in a language. */
export interface DerivedTree extends TreeKey, Omit<z.output<typeof familyTreeReply>, 'familyMembers'> {
	rows: TreeRows;
	shown: ShownTree;
	meId: string;
	/** Everybody with a card, in the order of the tree. */
	people: readonly TreePerson[];
	/** Undefined for who has no card. Written when it is asked for: writing all of a large tree takes a while. */
	findCard: (id: string) => FamilyMember | undefined;
}

interface TreePerson extends Pick<FamilyMember, '_id' | 'name' | 'gender'> {
	/** As the account writes it where there is one. */
	nameInOtherScript: string | null;
}

/** @param earlier of the same owner: what the two have in common is not derived again */
export function deriveTree(rows: TreeRows, key: TreeKey, earlier: DerivedTree | null): DerivedTree {
	const { language, now } = key;
	const shown = shownTree(rows, now, earlier?.shown ?? null);
	const serializeCard = cardSerializer(rows, shown, language);
	const cards = new Map(shown.cards.map((card) => [card.row.id, card]));
	const written = new Map<string, FamilyMember>();
	return {
		...key,
		...parseFrame(serializeFrame(rows, language)),
		...{ rows, shown, meId: rows.meId, links: getLinks(rows, earlier) },
		people: shown.cards.map(({ row, shown: { name, gender } }) => {
			const { nameInOtherScript } = row.account ?? row;
			return { _id: row.id, name, gender, nameInOtherScript };
		}),
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
function getLinks({ parentLinks, unions }: TreeRows, earlier: DerivedTree | null): DerivedTree['links'] {
	if (earlier?.rows.parentLinks === parentLinks && earlier.rows.unions === unions) return earlier.links;
	return {
		parentLinks,
		unions: unions.map(({ partnerAId, partnerBId, sequence, endedBy }) => ({
			...{ partnerAId, partnerBId, sequence, endedBy },
		})),
	};
}
