import { readWholeNumber, toLatinDigits } from '@/lib/core/digits';
import type { MatchesQuery } from '@/lib/features/matching/schema';

/** What narrows the matches down, as the form's fields and the page's address hold it; empty for what does not. */
export type Filters = Record<keyof MatchesQuery, string>;

const filterNames = [
	'ageFrom',
	'ageTo',
	'place',
	'education',
	'clan',
] as const satisfies readonly (keyof MatchesQuery)[];

export const educations = [
	'school',
	'diploma',
	'graduate',
	'postgraduate',
	'doctorate',
] as const satisfies readonly NonNullable<MatchesQuery['education']>[];

const ages = { least: 18, most: 120 } as const;

const longest = 80;

/** Whoever writes an address by hand may write anything: what no filter can be is as if it were not there. */
export function filtersOf(query: { get: (name: string) => string | null }): Filters {
	const text = (name: keyof Filters) =>
		(query.get(name) ?? '')
			.replace(/\p{Cc}/gu, '')
			.trim()
			.slice(0, longest);
	const age = (name: 'ageFrom' | 'ageTo') => (isAge(text(name)) ? toLatinDigits(text(name)) : '');
	const education = educations.find((level) => level === text('education')) ?? '';
	return {
		ageFrom: age('ageFrom'),
		ageTo: age('ageTo'),
		place: text('place'),
		education,
		clan: text('clan'),
	};
}

export function filtersIn(form: FormData): Filters {
	const text = (name: keyof Filters) => String(form.get(name) ?? '').trim();
	return {
		ageFrom: toLatinDigits(text('ageFrom')),
		ageTo: toLatinDigits(text('ageTo')),
		place: text('place'),
		education: text('education'),
		clan: text('clan'),
	};
}

/** Those that are set, as the query of the page's address and of the call. */
export function queryOf(filters: Filters): URLSearchParams {
	return new URLSearchParams(
		filterNames.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])),
	);
}

/** Those that are set, as the call takes them. */
export function callQueryOf({ ageFrom, ageTo, place, education, clan }: Filters) {
	const level = educations.find((known) => known === education);
	return {
		...(ageFrom && { ageFrom }),
		...(ageTo && { ageTo }),
		...(place && { place }),
		...(level && { education: level }),
		...(clan && { clan }),
	};
}

type AgeProblem = { field: 'ageFrom' | 'ageTo'; problem: 'ageRange' | 'ageOrder' };

/** What is wrong with the ages that somebody typed; null when nothing is. */
export function ageProblem({ ageFrom, ageTo }: Filters): AgeProblem | null {
	for (const [field, value] of [
		['ageFrom', ageFrom],
		['ageTo', ageTo],
	] as const) {
		if (value !== '' && !isAge(value)) return { field, problem: 'ageRange' };
	}
	const [from, to] = [readWholeNumber(ageFrom), readWholeNumber(ageTo)];
	return from !== null && to !== null && from > to ? { field: 'ageTo', problem: 'ageOrder' } : null;
}

function isAge(text: string): boolean {
	const age = readWholeNumber(text);
	return age !== null && age >= ages.least && age <= ages.most;
}
