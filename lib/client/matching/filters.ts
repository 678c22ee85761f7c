import { readWholeNumber, toLatinDigits } from '@/lib/core/digits';
import { partnerAges } from '@/lib/features/matching/constants';
import type { MatchesQuery } from '@/lib/features/matching/schema';

/** What narrows the matches down, as the form's fields and the page's address hold it; empty for what does not. */
export type Filters = Record<Exclude<keyof MatchesQuery, 'for'>, string>;

const filterNames = [
	'ageFrom',
	'ageTo',
	'place',
	'education',
	'clan',
] as const satisfies readonly (keyof Filters)[];

export const educations = [
	'school',
	'diploma',
	'graduate',
	'postgraduate',
	'doctorate',
] as const satisfies readonly NonNullable<MatchesQuery['education']>[];

const longest = 80;

/** A hand-written address may contain anything: values that no filter can have are ignored. */
export function getFilters(query: { get: (name: string) => string | null }): Filters {
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

/** As the form's fields hold them, in the way that the address says it. */
export function filtersIn({ ageFrom, ageTo, place, education, clan }: Filters): Filters {
	return {
		ageFrom: toLatinDigits(ageFrom.trim()),
		ageTo: toLatinDigits(ageTo.trim()),
		place: place.trim(),
		education,
		clan: clan.trim(),
	};
}

/** Those that are set, as the query of the page's address and of the call. */
export function getQuery(filters: Filters): URLSearchParams {
	return new URLSearchParams(
		filterNames.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])),
	);
}

/** Those that are set, as the call takes them. */
export function getCallQuery({ ageFrom, ageTo, place, education, clan }: Filters) {
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
	return age !== null && age >= partnerAges.min && age <= partnerAges.max;
}
