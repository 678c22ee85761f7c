import { searchKey } from '@/lib/core/text-folding';
import type { Person } from '@/lib/db/generated/client';
import { type MergeAnswers, type MergeField, mergedWords } from './merge-schema';
import { bornBetween } from './relations';

export interface MergeConflict {
	field: MergeField;
	/** A text, a day as `2001-02-03`, a year, `Yes` or `No`, or the id of a picture. */
	kept: string;
	other: string;
}

type Word = string | boolean;
type Birth = Pick<Person, 'bornOn' | 'bornPrecision'>;
export type MergedWords = Pick<
	Person,
	(typeof mergedWords)[number] | keyof Birth | 'name' | 'nameKey' | 'photoId' | 'isDeceased' | 'diedOn'
>;

/**
 * What one card tells once it has what two have told, and what they tell differently. Until that is answered, and where
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
		...(hasAccount ? birthOf(kept) : mergeBirths(kept, other, choose)),
		...(hasAccount ? deathOf(kept) : mergeDeaths(kept, other, choose)),
	};
	return { merged, conflicts };
}

type Choose = <T>(field: MergeField, values: [T, T], show: (value: T) => string) => T;

/** The more exact one where both can be true. */
function mergeBirths(kept: Birth, other: Birth, choose: Choose): Birth {
	const [mine, theirs] = [bornBetween(kept), bornBetween(other)];
	if (!mine || !theirs) return birthOf(mine ? kept : other);
	if (mine.earliest > theirs.latest || theirs.earliest > mine.latest)
		return birthOf(choose<Birth>('dob', [kept, other], shownBirth));
	const isMineExact = mine.latest - mine.earliest <= theirs.latest - theirs.earliest;
	return birthOf(isMineExact ? kept : other);
}

type Death = Pick<Person, 'isDeceased' | 'diedOn'>;

function mergeDeaths(kept: Death, other: Death, choose: Choose): Death {
	const isDeceased = kept.isDeceased || other.isDeceased;
	const [mine, theirs] = [kept.diedOn, other.diedOn];
	if (!mine || !theirs || mine.getTime() === theirs.getTime()) return { isDeceased, diedOn: mine ?? theirs };
	return { isDeceased, diedOn: choose('diedOn', [mine, theirs], shownDay) };
}

const birthOf = ({ bornOn, bornPrecision }: Birth): Birth => ({ bornOn, bornPrecision });
const deathOf = ({ isDeceased, diedOn }: Death): Death => ({ isDeceased, diedOn });
const shownDay = (day: Date) => day.toISOString().slice(0, 10);
const shownBirth = ({ bornOn, bornPrecision }: Birth) =>
	bornOn ? shownDay(bornOn).slice(0, bornPrecision === 'day' ? 10 : 4) : '';
const shownWord = (value: Word) => (typeof value === 'string' ? value : value ? 'Yes' : 'No');

function meanTheSame(one: Word, other: Word): boolean {
	if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
	return searchKey(one) === searchKey(other);
}
