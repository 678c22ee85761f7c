import { getSpan, partialDateText } from '@/lib/core/partial-date';
import { searchKey } from '@/lib/core/text-folding';
import { type MergeAnswers, type MergeField, mergedWords } from '@/lib/features/family/cards/schema';
import { bornBetween } from '@/lib/features/family/relations/rules/check-ages';
import type { Person } from '@/lib/platform/db/generated/client';

export interface MergeConflict {
	field: MergeField;
	/** A text, a date (see lib/core/partial-date.ts), `Yes` or `No`, or the id of a picture. */
	kept: string;
	other: string;
}

type Word = string | boolean;
type Birth = Pick<Person, 'bornOn' | 'bornPrecision'>;
type Death = Pick<Person, 'isDeceased' | 'diedOn' | 'diedPrecision' | 'ageAtDeath'>;
export type MergedWords = Pick<
	Person,
	(typeof mergedWords)[number] | keyof Birth | keyof Death | 'name' | 'nameKey' | 'photoId'
>;

/**
 * The data of one card made of two, and the fields in which the two differ. Until that is answered, and where
 * the two mean the same, what the card that stays says holds; of an account it always does.
 */
export function mergeWords(
	kept: MergedWords,
	other: MergedWords,
	{ answers, hasAccount }: { answers: MergeAnswers; hasAccount: boolean },
): { merged: MergedWords; conflicts: MergeConflict[] } {
	const conflicts: MergeConflict[] = [];
	/** One of two values that are both there. */
	const choose = <T>(field: MergeField, [mine, theirs]: [T, T], show: (value: T) => string): T => {
		if (hasAccount) return mine;
		conflicts.push({ field, kept: show(mine), other: show(theirs) });
		return answers[field] === 'other' ? theirs : mine;
	};
	const word = <T extends Word>(field: MergeField, mine: T | null, theirs: T | null): T | null => {
		if (mine === null || theirs === null) return mine ?? theirs;
		return meanTheSame(mine, theirs) ? mine : choose(field, [mine, theirs], shownWord);
	};
	const words = Object.fromEntries(
		mergedWords.map((field) => [field, word<Word>(field, kept[field], other[field])]),
	) as Pick<MergedWords, (typeof mergedWords)[number]>;
	const name = word('name', kept.name, other.name);
	const isDifferentPhoto = kept.photoId !== null && other.photoId !== null && kept.photoId !== other.photoId;
	const merged = {
		...words,
		...{ name, nameKey: searchKey(name ?? '') },
		photoId: isDifferentPhoto
			? choose('photo', [kept.photoId ?? '', other.photoId ?? ''], (id) => id)
			: (kept.photoId ?? other.photoId),
		...(hasAccount ? getBirth(kept) : mergeBirths(kept, other, choose)),
		...(hasAccount ? getDeath(kept) : mergeDeaths(kept, other, choose)),
	};
	return { merged, conflicts };
}

type Choose = <T>(field: MergeField, values: [T, T], show: (value: T) => string) => T;

/** The more exact one where both can be true. */
function mergeBirths(kept: Birth, other: Birth, choose: Choose): Birth {
	const [mine, theirs] = [bornBetween(kept), bornBetween(other)];
	if (!mine || !theirs) return getBirth(mine ? kept : other);
	if (mine.earliest > theirs.latest || theirs.earliest > mine.latest)
		return getBirth(choose<Birth>('dob', [kept, other], shownBirth));
	const isMineExact = mine.latest - mine.earliest <= theirs.latest - theirs.earliest;
	return getBirth(isMineExact ? kept : other);
}

function mergeDeaths(kept: Death, other: Death, choose: Choose): Death {
	const [mine, theirs] = [diedBetween(kept), diedBetween(other)];
	const isSame = !mine || !theirs || (mine.earliest <= theirs.latest && theirs.earliest <= mine.latest);
	const isMine = mine && (!theirs || getLength(mine) <= getLength(theirs));
	const { diedOn, diedPrecision } = isSame
		? isMine
			? kept
			: other
		: choose<Death>('diedOn', [kept, other], shownDeath);
	const isDeceased = kept.isDeceased || other.isDeceased;
	return { isDeceased, diedOn, diedPrecision, ageAtDeath: kept.ageAtDeath ?? other.ageAtDeath };
}

function diedBetween({ diedOn, diedPrecision }: Death) {
	return diedOn && getSpan({ date: diedOn, precision: diedPrecision ?? 'day' });
}

const getLength = ({ earliest, latest }: ReturnType<typeof getSpan>) => latest.getTime() - earliest.getTime();
const getBirth = ({ bornOn, bornPrecision }: Birth): Birth => ({ bornOn, bornPrecision });
const getDeath = ({ isDeceased, diedOn, diedPrecision, ageAtDeath }: Death): Death => ({
	...{ isDeceased, diedOn, diedPrecision, ageAtDeath },
});
const shownDeath = ({ diedOn, diedPrecision }: Death) =>
	diedOn ? partialDateText({ date: diedOn, precision: diedPrecision ?? 'day' }) : '';

/** Of an entered age only the year that it gives. */
function shownBirth({ bornOn, bornPrecision }: Birth): string {
	if (!bornOn) return '';
	const precision = bornPrecision === 'age' ? 'about' : (bornPrecision ?? 'day');
	return partialDateText({ date: bornOn, precision });
}

const shownWord = (value: Word) => (typeof value === 'string' ? value : value ? 'Yes' : 'No');

function meanTheSame(a: Word, b: Word): boolean {
	if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
	return searchKey(a) === searchKey(b);
}
