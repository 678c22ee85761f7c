import { ageOn, bornOnFromAge } from './calendar';
import { DomainError } from './errors';
import {
	type BirthPrecision,
	type DatePrecision,
	getLastDay,
	getSpan,
	type PartialDate,
	partialDateText,
} from './partial-date';

interface Birth {
	/** Midnight UTC. */
	bornOn: Date | null;
	bornPrecision: BirthPrecision | null;
}

/** What a record, of a member or of a person in a tree, tells of birth and death. */
export interface Life extends Birth {
	isDeceased: boolean;
	/** The last day that it may be, midnight UTC; of `about` a year, of that year. */
	diedOn: Date | null;
	/** Null with a date: the day. */
	diedPrecision: DatePrecision | null;
	/** In years, where the dates do not say it. */
	ageAtDeath: number | null;
}

/** The input about birth and death: absent is unchanged, null is nothing. The age is that of today, or at death. */
export interface LifeInput {
	dob?: PartialDate | null | undefined;
	dod?: PartialDate | null | undefined;
	age?: number | null | undefined;
	isDeceased?: boolean | undefined;
}

/** The columns of a record that hold a life, to be selected. */
export const lifeColumns = {
	...{ bornOn: true, bornPrecision: true },
	...{ isDeceased: true, diedOn: true, diedPrecision: true, ageAtDeath: true },
} as const;

export const unknownLife: Life = {
	...{ bornOn: null, bornPrecision: null },
	...{ isDeceased: false, diedOn: null, diedPrecision: null, ageAtDeath: null },
};

/**
 * What is known of birth and death once something new has been entered. A date of birth counts more than an age, and the
 * age that is known anyway changes no date. An age stays known when somebody is marked as deceased.
 *
 * @throws DomainError `input.invalid` for a day to come, and for a birth after the death
 */
export function lifeAfter(before: Life, input: LifeInput, today: Date): Life {
	const problem = findLifeProblem(before, input, today);
	if (problem) throw new DomainError('input.invalid', { fields: [problem] });
	if (!isDeceasedAfter(before, input)) return { ...unknownLife, ...birthOfLiving(before, input, today) };
	return lifeOfDeceased(before, input, today);
}

/** What is impossible in the input: a day to come, or a birth after the death. */
export function findLifeProblem(
	before: Life,
	input: LifeInput,
	today: Date,
): { path: 'dob' | 'dod'; message: 'dateToCome' | 'diedBeforeBorn' } | null {
	if (input.dob && input.dob.date > today) return { path: 'dob', message: 'dateToCome' };
	if (input.dod && input.dod.date > today) return { path: 'dod', message: 'dateToCome' };
	if (!isDeceasedAfter(before, input) || isPossible(lifeOfDeceased(before, input, today))) return null;
	return { path: input.dod ? 'dod' : 'dob', message: 'diedBeforeBorn' };
}

const isDeceasedAfter = (before: Life, input: LifeInput) =>
	input.isDeceased ?? (input.dod ? true : before.isDeceased);

/** The highest age that can be entered, in years. */
const oldest = 120;

const unknownBirth: Birth = { bornOn: null, bornPrecision: null };

const bornIn = ({ date, precision }: PartialDate): Birth => ({ bornOn: date, bornPrecision: precision });

const bornBefore = (age: number, day: Date): Birth => ({
	bornOn: bornOnFromAge(age, day),
	bornPrecision: 'age',
});

function birthOfLiving(before: Life, { dob, age }: LifeInput, today: Date): Birth {
	if (dob) return bornIn(dob);
	const { bornOn, bornPrecision, ageAtDeath } = before;
	// Reckoned from a death long ago, it is the birth of nobody who lives.
	const isOutlived = bornPrecision === 'age' && bornOn !== null && ageOn(bornOn, today) > oldest;
	const known = dob === undefined && !isOutlived ? { bornOn, bornPrecision } : unknownBirth;
	const said = age === undefined && known.bornOn === null ? ageAtDeath : age;
	const isKnown = known.bornOn !== null && said === ageOn(known.bornOn, today);
	if (said === undefined || isKnown) return known;
	return said === null ? unknownBirth : bornBefore(said, today);
}

function lifeOfDeceased(before: Life, input: LifeInput, today: Date): Life {
	const { dob, dod } = input;
	const { bornOn, bornPrecision } = before;
	const known = dob === undefined ? { bornOn, bornPrecision } : dob ? bornIn(dob) : unknownBirth;
	const death =
		dod === undefined
			? { diedOn: before.diedOn, diedPrecision: before.diedPrecision }
			: { diedOn: dod && getLastDay(dod), diedPrecision: dod?.precision ?? null };
	const age = input.age === undefined ? ageLeft(before, input, today) : input.age;
	const isBornOnDate = known.bornOn !== null && known.bornPrecision !== 'age';
	const isAgeDated = isBornOnDate && death.diedOn !== null;
	const isForgotten = input.age === null && known.bornPrecision === 'age' && findAge(before, today) !== null;
	const isReckoned = !isBornOnDate && death.diedOn !== null && age !== null;
	const birth =
		isReckoned && death.diedOn ? bornBefore(age, death.diedOn) : isForgotten ? unknownBirth : known;
	return { ...birth, ...death, isDeceased: true, ageAtDeath: isAgeDated ? null : age };
}

/** The age that stays known although none is entered. */
function ageLeft(before: Life, { dob, dod }: LifeInput, today: Date): number | null {
	if (before.isDeceased) return before.ageAtDeath;
	const isOnlyAge = before.bornPrecision === 'age' && dob === undefined && !dod;
	return isOnlyAge && before.bornOn ? ageWithin(ageOn(before.bornOn, today)) : null;
}

const ageWithin = (age: number) => (age >= 1 && age <= oldest ? age : null);

/** The age today, or the one that the deceased have reached; null where it is not known. */
export function findAge({ bornOn, isDeceased, diedOn, ageAtDeath }: Life, today: Date): number | null {
	if (!isDeceased) return bornOn && ageOn(bornOn, today);
	if (ageAtDeath !== null || !bornOn || !diedOn) return ageAtDeath;
	const age = ageOn(bornOn, diedOn);
	return age < 0 ? null : age;
}

/** As `partialDateText` writes it. Of the living an age tells itself; of the deceased it is about the year of their birth. */
export function birthText({
	bornOn,
	bornPrecision,
	isDeceased,
}: Birth & Pick<Life, 'isDeceased'>): string | null {
	if (!bornOn || !bornPrecision) return null;
	if (bornPrecision !== 'age') return partialDateText({ date: bornOn, precision: bornPrecision });
	return isDeceased ? partialDateText({ date: bornOn, precision: 'about' }) : null;
}

/** As `partialDateText` writes it. */
export function deathText({ diedOn, diedPrecision }: Pick<Life, 'diedOn' | 'diedPrecision'>): string | null {
	return diedOn && partialDateText({ date: diedOn, precision: diedPrecision ?? 'day' });
}

/** Whether somebody's death is possible with their birth. An age may have been entered a year after it was reached. */
export function isPossible({
	bornOn,
	bornPrecision,
	diedOn,
	diedPrecision,
}: Birth & Pick<Life, 'diedOn' | 'diedPrecision'>): boolean {
	if (!bornOn || !diedOn) return true;
	const { latest } = getSpan({ date: diedOn, precision: diedPrecision ?? 'day' });
	if (bornPrecision === 'age') return latest.getUTCFullYear() >= bornOn.getUTCFullYear() - 1;
	return latest >= getSpan({ date: bornOn, precision: bornPrecision ?? 'day' }).earliest;
}
