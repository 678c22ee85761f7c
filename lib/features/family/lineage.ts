import type { Lineage, LineagePerson } from '@/lib/rules/lineage/lineage';
import { marriageFacts, serializeFact } from './gedcom/serialize-facts';
import type { FamilyMember } from './schema';
import type { TreeRows } from './tree-rows';

/** What the owner may know of a tree, for pages about descent. */
export interface FamilyRecord {
	/** Of the tree. */
	name: string;
	/** Of the member's own card. */
	meId: string;
	cards: ReadonlyMap<string, FamilyMember>;
	lineage: Lineage;
	/** When two have married, by `pairKey`. */
	weddings: ReadonlyMap<string, NonNullable<FamilyMember['facts'][number]['date']>>;
}

/** `cards` are those that the owner sees. */
export function familyRecord(tree: TreeRows, cards: readonly FamilyMember[]): FamilyRecord {
	const byId = new Map(cards.map((card) => [card._id, card]));
	const { name, meId, people, parentLinks, unions } = tree;
	return {
		name,
		meId,
		cards: byId,
		lineage: {
			people: people.map(({ id, gender }) => getPerson(id, gender, byId.get(id))),
			parentLinks,
			unions: unions.toSorted((a, b) => a.sequence - b.sequence),
		},
		weddings: new Map(
			unions.flatMap((union) => {
				const wedding = marriageFacts(union).find(({ tag }) => tag === 'MARR');
				const date = wedding && serializeFact(wedding).date;
				return date ? [[pairKey(union.partnerAId, union.partnerBId), date]] : [];
			}),
		),
	};
}

function getPerson(
	id: string,
	recorded: FamilyMember['gender'],
	card: FamilyMember | undefined,
): LineagePerson {
	const gender = card ? card.gender : recorded;
	const sex = gender === 'Male' ? 'M' : gender === 'Female' ? 'F' : null;
	return { id, sex, born: card?.dob ?? null, isNamed: card !== undefined };
}

/** Of two people in either order. */
export const pairKey = (id: string, otherId: string) => [id, otherId].sort().join(' ');
