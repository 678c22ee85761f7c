import type { Fact } from './facts';

/** A name in the script that it is not written in, Devanagari or Latin. */
export interface Spelling {
	text: string;
	/** The portal has written it, and nobody has said that it is right. */
	isOurs: boolean;
}

export interface FilePerson {
	/** The key of the record, without the `@` around it. */
	id: string;
	sex: 'Male' | 'Female' | null;
	/** Also the names, the birth and the death. */
	facts: readonly Fact[];
	/** Of the first name. */
	spelling?: Spelling;
	/** There is no record of them: a marriage or brothers and sisters say that there was somebody. */
	isImplied: boolean;
	/** Where the record begins, from 1. */
	line: number;
}

export interface FileParentLink {
	childId: string;
	parentId: string;
	role: 'father' | 'mother';
	kind: 'birth' | 'adopted' | 'step';
	/** The record names the parent in the other place, and their sex has decided about the role. */
	isTurned?: boolean;
	line: number;
}

export interface FileUnion {
	partnerIds: readonly [string, string];
	/** Which marriage this is in time, 0 first. */
	sequence: number;
	/** A marriage of which nothing is known but that it was has no fact of its own. */
	facts: readonly Fact[];
	line: number;
}

/** What a file says of a family. */
export interface FamilyFile {
	people: readonly FilePerson[];
	parentLinks: readonly FileParentLink[];
	unions: readonly FileUnion[];
}
