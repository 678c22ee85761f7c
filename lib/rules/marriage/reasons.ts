import type { Dispute } from '@/lib/rules/clan/khaanps';
import type { Sex } from '@/lib/rules/kinship/graph';
import type { Line } from './descent';
import type { FormerMarriage } from './family-records';

/** What the rules say of two people, the gravest first. `clear` is said only when enough of both families is recorded. */
export const verdicts = ['blocked-by-law', 'blocked-by-custom', 'caution', 'unknown', 'clear'] as const;

export type Verdict = (typeof verdicts)[number];

/** Which of the two: the first named, or the second. */
export type Side = 'one' | 'other';

/** Those of the prohibited degrees that are neither lineal nor by marriage. */
export type BloodRelation = 'siblings' | 'parentsSibling' | 'cousins';

/** What speaks against a marriage by law. */
export type LawReason =
	/** Both are one individual. */
	| { code: 'samePerson'; kind: 'law' }
	| { code: 'sameSex'; kind: 'law'; sex: Sex }
	| { code: 'underAge'; kind: 'law'; of: Side; minimumAge: number }
	/** To somebody else who lives; `spouseId` is null where only their profile or card says so. */
	| { code: 'married'; kind: 'law'; of: Side; spouseId: string | null }
	/** Their profile or a card says that they are married, but each recorded marriage has ended: with `spouseIds`. */
	| {
			code: 'marriedButEnded';
			kind: 'law';
			of: Side;
			saidBy: 'profile' | 'card';
			spouseIds: readonly string[];
	  }
	/** They are divorced: s. 15 lets them marry once nobody can appeal against the decree any more. Says to ask, forbids nothing. */
	| { code: 'divorced'; kind: 'law'; of: Side }
	/** One descends from the other; `of` is who does, and the line leads from them. */
	| { code: 'lineal'; kind: 'law'; of: Side; ancestorId: string; line: Line }
	/** An ancestor, or one of the two, within the prohibited generations of both; the lines lead up from each. */
	| { code: 'sapinda'; kind: 'law'; ancestorId: string; lines: readonly [Line, Line] }
	/** The line leads from one to the other; `elder` is whose brother's or sister's child the other is. */
	| { code: 'prohibitedBlood'; kind: 'law'; relation: BloodRelation; elder: Side | null; line: Line }
	/** The other is or was married to an ancestor or descendant of `of`, to whom the line leads from `of`. */
	| { code: 'linealSpouse'; kind: 'law'; of: Side; relativeId: string; line: Line }
	/** The other is or was the wife of a brother of `of`, or of a parent or grandparent of `of`. */
	| { code: 'brothersWife'; kind: 'law'; of: Side; brotherId: string; line: Line };

/** Two who may be one, with the lines from each; if they are, the two who would marry are sapinda. */
export interface UncertainReason {
	code: 'maybeSamePerson';
	kind: 'law';
	lines: readonly [Line, Line];
}

/** What speaks against it by custom. A clan or gotra is as somebody entered it. */
export type CustomReason =
	/** A second marriage, which the law allows and families see in different ways. */
	| { code: 'marriedBefore'; kind: 'custom'; of: Side; how: FormerMarriage }
	| { code: 'sameGroup'; kind: 'custom'; group: string; clans: readonly [string, string] }
	| {
			code: 'sameGroupByTradition';
			kind: 'custom';
			group: string;
			clans: readonly [string, string];
			/** Where it is disputed whether one of the two is a kul of its own. */
			disputed: readonly Dispute[];
	  }
	| { code: 'sameGotra'; kind: 'custom'; gotra: string }
	/** The other is of the clan of the mother of `of`. */
	| { code: 'mothersGroup'; kind: 'custom'; of: Side; group: string; clan: string }
	/** The other is of the clan of the mother of the father (the mother) of `of`. */
	| {
			code: 'grandmothersGroup';
			kind: 'custom';
			of: Side;
			which: 'father' | 'mother';
			group: string;
			clan: string;
	  };

export type MarriageReason = LawReason | UncertainReason | CustomReason;

export const otherSide = { one: 'other', other: 'one' } as const satisfies Record<Side, Side>;
