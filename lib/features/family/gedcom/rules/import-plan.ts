import type { ImportChoices } from '@/lib/features/family/gedcom/schema';
import type { TreeParentLink } from '@/lib/features/family/tree/rules/graph';
import type { Fact } from '@/lib/rules/gedcom/facts';
import type { FilePerson } from '@/lib/rules/gedcom/family-file';
import type { UnreadList } from '@/lib/rules/gedcom/unread';
import type { ImportedFields } from './card-facts';
import type { KnownUnion } from './known-cards';
import type { Match } from './match';
import type { UnionFields } from './union-facts';

/** Somebody of a file, and what becomes of them. */
export interface PlannedPerson {
	person: FilePerson;
	/** Of the card that is theirs or will be. */
	cardId: string;
	/** Without a card: they only hold others together. */
	isConnector: boolean;
	/** Created; there already; or there without a name, and now with a card. */
	state: 'new' | 'there' | 'found';
	name: string;
	/** Null where the letter in the file contradicts the person's place in a family. */
	sex: FilePerson['sex'];
	fields: ImportedFields;
	/** What the fields do not hold. */
	facts: Fact[];
	match: Match | null;
}

export interface PlannedUnion extends UnionFields {
	partnerAId: string;
	partnerBId: string;
	sequence: number;
	facts: Fact[];
}

export interface CardGain {
	cardId: string;
	fields: Partial<ImportedFields> & { gender?: 'Male' | 'Female' | null };
	facts: Fact[];
}

export interface UnionGain {
	union: KnownUnion;
	fields: Partial<UnionFields>;
	facts: Fact[];
}

export interface ImportPlan {
	people: PlannedPerson[];
	parentLinks: TreeParentLink[];
	unions: PlannedUnion[];
	/** What cards and marriages that are there gain, each once; their facts with those that were there. */
	gains: CardGain[];
	unionGains: UnionGain[];
	/** Who of the file the tree's owner seems to be, or is said to be. */
	me: string | null;
	/** See `findApart`. */
	apart: PlannedPerson[][];
}

export interface Surroundings {
	choices: ImportChoices;
	/** Midnight UTC. */
	today: Date;
	/** What cards of people without a name are called, in the reader's language first. */
	unknownNames: readonly [string, ...string[]];
	newId: () => string;
	/** Called with what the tree's rules refuse. */
	unread: UnreadList;
}

export type PlannedPeople = ReadonlyMap<string, PlannedPerson>;
