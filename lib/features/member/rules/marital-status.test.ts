import { describe, expect, it } from 'vitest';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { findMaritalColumns, unknownMaritalStatus } from './marital-status';

const today = new Date('2026-11-22T00:00:00Z');
const bornOn = new Date('1990-01-01T00:00:00Z');
const unmarried = { ...unknownMaritalStatus, isMarried: false, bornOn };
const widowed = {
	...{ isMarried: false, formerMarriage: 'widowed' as const, formerMarriageEndedYear: 2019 },
	...{ childrenCount: 2, bornOn },
};
const nothingMore = { formerMarriage: null, formerMarriageEndedYear: null, childrenCount: null };

type Changes = Parameters<typeof findMaritalColumns>[0];

function findProblem(changes: Changes, before = unmarried): FieldError | undefined {
	try {
		findMaritalColumns(changes, before, today);
		return undefined;
	} catch (error) {
		if (error instanceof DomainError) return error.details.fields?.[0];
		throw error;
	}
}

describe('whether somebody is married', () => {
	it('changes nothing that nothing is said of', () => {
		expect(findMaritalColumns({}, widowed, today)).toEqual({});
		expect(findMaritalColumns({ isMarried: false }, widowed, today)).toEqual({});
	});

	it('is no longer so for who tells of a marriage that has ended', () => {
		const told = { formerMarriage: 'widowed', formerMarriageEndedYear: 2019, childrenCount: 2 } as const;
		const married = { ...unknownMaritalStatus, isMarried: true, bornOn };
		expect(findMaritalColumns(told, married, today)).toEqual({ isMarried: false, ...told });
		expect(findMaritalColumns(told, { ...unknownMaritalStatus, bornOn: null }, today)).toEqual({
			isMarried: false,
			...told,
		});
	});

	it('leaves no former marriage once somebody is married again, or says nothing of it', () => {
		expect(findMaritalColumns({ isMarried: true }, widowed, today)).toEqual({
			isMarried: true,
			...nothingMore,
		});
		expect(findMaritalColumns({ isMarried: null }, widowed, today)).toEqual({
			isMarried: null,
			...nothingMore,
		});
		expect(findMaritalColumns({ formerMarriage: null }, widowed, today)).toEqual(nothingMore);
	});

	it('lets the year and the children be added later, and be taken away', () => {
		expect(findMaritalColumns({ childrenCount: 0 }, widowed, today)).toEqual({ childrenCount: 0 });
		expect(findMaritalColumns({ formerMarriageEndedYear: null }, widowed, today)).toEqual({
			formerMarriageEndedYear: null,
		});
	});

	it.each<[string, Changes, FieldError]>([
		[
			'married and widowed at once',
			{ isMarried: true, formerMarriage: 'widowed' },
			{ path: 'formerMarriage', message: 'marriedAndFormer' },
		],
		[
			'children without a former marriage',
			{ childrenCount: 1 },
			{ path: 'childrenCount', message: 'formerMarriageNeeded' },
		],
		[
			'a year without a former marriage',
			{ formerMarriage: null, formerMarriageEndedYear: 2019 },
			{ path: 'formerMarriageEndedYear', message: 'formerMarriageNeeded' },
		],
		[
			'a year to come',
			{ formerMarriage: 'divorced', formerMarriageEndedYear: 2027 },
			{ path: 'formerMarriageEndedYear', message: 'dateToCome' },
		],
		[
			'a year before the birth',
			{ formerMarriage: 'divorced', formerMarriageEndedYear: 1989 },
			{ path: 'formerMarriageEndedYear', message: 'endedBeforeBorn' },
		],
	])('is refused as %s', (_, changes, problem) => {
		expect(findProblem(changes)).toEqual(problem);
	});
});
