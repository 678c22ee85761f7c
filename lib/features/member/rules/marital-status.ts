import { DomainError, type FieldError } from '@/lib/core/errors';
import type { FormerMarriage } from '@/lib/platform/db/generated/enums';

/** What is recorded of whether somebody is married, or was. */
export interface MaritalStatus {
	isMarried: boolean | null;
	/** Only of who is not married. */
	formerMarriage: FormerMarriage | null;
	formerMarriageEndedYear: number | null;
	childrenCount: number | null;
}

type MaritalChanges = { [Column in keyof MaritalStatus]?: MaritalStatus[Column] | undefined };

/** The columns of a record that hold it, to be selected. */
export const maritalColumns = {
	isMarried: true,
	formerMarriage: true,
	formerMarriageEndedYear: true,
	childrenCount: true,
} as const;

export const unknownMaritalStatus: MaritalStatus = {
	isMarried: null,
	formerMarriage: null,
	formerMarriageEndedYear: null,
	childrenCount: null,
};

/**
 * The columns that change. Who tells of a marriage that has ended is not married; who is married, or says nothing of it,
 * has no former marriage on record. `bornOn` and `today` are midnight UTC.
 *
 * @throws DomainError `input.invalid` for what contradicts itself
 */
export function findMaritalColumns(
	changes: MaritalChanges,
	before: MaritalStatus & { bornOn: Date | null },
	today: Date,
): Partial<MaritalStatus> {
	const after = statusAfter(changes, before);
	const problem = findProblem(changes, after, before.bornOn, today);
	if (problem) throw new DomainError('input.invalid', { fields: [problem] });
	return {
		...(after.isMarried !== before.isMarried && { isMarried: after.isMarried }),
		...(after.formerMarriage !== before.formerMarriage && { formerMarriage: after.formerMarriage }),
		...(after.formerMarriageEndedYear !== before.formerMarriageEndedYear && {
			formerMarriageEndedYear: after.formerMarriageEndedYear,
		}),
		...(after.childrenCount !== before.childrenCount && { childrenCount: after.childrenCount }),
	};
}

function statusAfter(changes: MaritalChanges, before: MaritalStatus): MaritalStatus {
	const { isMarried = before.isMarried } = changes;
	if (changes.formerMarriage) return { ...getDetails(changes, before), isMarried: false };
	if (isMarried !== false || changes.formerMarriage === null) return { ...unknownMaritalStatus, isMarried };
	if (before.formerMarriage === null) return { ...unknownMaritalStatus, isMarried };
	return { ...getDetails(changes, before), isMarried };
}

function getDetails(changes: MaritalChanges, before: MaritalStatus) {
	const {
		formerMarriage = before.formerMarriage,
		formerMarriageEndedYear = before.formerMarriageEndedYear,
		childrenCount = before.childrenCount,
	} = changes;
	return { formerMarriage, formerMarriageEndedYear, childrenCount };
}

function findProblem(
	changes: MaritalChanges,
	after: MaritalStatus,
	bornOn: Date | null,
	today: Date,
): FieldError | null {
	if (changes.isMarried && changes.formerMarriage)
		return { path: 'formerMarriage', message: 'marriedAndFormer' };
	if (after.formerMarriage === null) {
		const [path] = (['formerMarriageEndedYear', 'childrenCount'] as const).filter(
			(field) => typeof changes[field] === 'number',
		);
		return path === undefined ? null : { path, message: 'formerMarriageNeeded' };
	}
	const { formerMarriageEndedYear: year } = after;
	if (year === null) return null;
	const path = 'formerMarriageEndedYear';
	if (year > today.getUTCFullYear()) return { path, message: 'dateToCome' };
	return bornOn !== null && year < bornOn.getUTCFullYear() ? { path, message: 'endedBeforeBorn' } : null;
}
