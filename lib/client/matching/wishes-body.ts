import type { Messages } from 'next-intl';
import { type Changes, type Comparison, findChanges } from '@/lib/client/form/conflict';
import { readWholeNumber } from '@/lib/core/digits';
import { labelFor } from '@/lib/core/label-for';
import { foldedSpelling } from '@/lib/core/text-folding';
import type { PartnerWishes } from '@/lib/features/matching/schema';
import type { SavedWishes } from './replies';

export const atMostInList = 20;

/** The list with what was typed for it at its end; as it was where that is there already, in any script, or is no word. */
export function withTyped(values: readonly string[], typed: string): readonly string[] {
	const value = typed.trim();
	const isThere = values.some((other) => foldedSpelling(other) === foldedSpelling(value));
	return value === '' || isThere || values.length >= atMostInList ? values : [...values, value];
}

/** What is sent: typed ages stay as they were typed where they are no number, so that the server says what is wrong. */
type WishesBody = Omit<
	PartnerWishes,
	'ageFrom' | 'ageTo' | 'education' | 'manglik' | 'formerMarriage' | 'minGunas'
> &
	Record<'ageFrom' | 'ageTo' | 'minGunas', number | string | null> &
	Record<'education' | 'manglik' | 'formerMarriage', string | null>;

/** What the form's fields hold, with what is typed for a list and not added to it yet. */
export type WishesValues = Record<
	'ageFrom' | 'ageTo' | 'education' | 'manglik' | 'formerMarriage' | 'minGunas',
	string
> &
	Record<'districts' | 'clans', string[]> &
	Record<'newDistrict' | 'newClan', string> &
	Pick<
		PartnerWishes,
		'isAgeMust' | 'isPlaceMust' | 'isEducationMust' | 'isClanMust' | 'isManglikMust' | 'isFormerMarriageMust'
	>;

export function wishesValues(saved: PartnerWishes): WishesValues {
	const { ageFrom, ageTo, education, manglik, formerMarriage, minGunas, ...wishes } = saved;
	return {
		...wishes,
		ageFrom: String(ageFrom ?? ''),
		ageTo: String(ageTo ?? ''),
		education: education ?? '',
		manglik: manglik ?? 'none',
		formerMarriage: formerMarriage ?? 'none',
		minGunas: String(minGunas ?? ''),
		newDistrict: '',
		newClan: '',
	};
}

/** All that the form says. A must without a wish asks for nothing and is no must. */
export function wishesBody({ newDistrict, newClan, ...values }: WishesValues): WishesBody {
	const age = (typed: string) =>
		typed.trim() === '' ? null : (readWholeNumber(typed.trim()) ?? typed.trim());
	const [ageFrom, ageTo] = [age(values.ageFrom), age(values.ageTo)];
	const education = values.education || null;
	const manglik = values.manglik === 'none' ? null : values.manglik;
	const formerMarriage = values.formerMarriage === 'none' ? null : values.formerMarriage;
	return {
		...values,
		ageFrom,
		ageTo,
		isAgeMust: values.isAgeMust && (ageFrom !== null || ageTo !== null),
		isPlaceMust: values.isPlaceMust && values.districts.length > 0,
		education,
		isEducationMust: values.isEducationMust && education !== null,
		isClanMust: values.isClanMust && values.clans.length > 0,
		manglik,
		isManglikMust: values.isManglikMust && manglik !== null,
		formerMarriage,
		isFormerMarriageMust: values.isFormerMarriageMust && formerMarriage !== null,
		minGunas: values.minGunas === '' ? null : (readWholeNumber(values.minGunas) ?? values.minGunas),
	};
}

/** The fields of each wish, by its first: they are changed and chosen together. */
const wishFields = {
	ageFrom: ['ageFrom', 'ageTo', 'isAgeMust'],
	districts: ['districts', 'isPlaceMust'],
	education: ['education', 'isEducationMust'],
	clans: ['clans', 'isClanMust'],
	manglik: ['manglik', 'isManglikMust'],
	formerMarriage: ['formerMarriage', 'isFormerMarriageMust'],
	minGunas: ['minGunas'],
} as const satisfies Partial<Record<keyof PartnerWishes, readonly (keyof PartnerWishes)[]>>;

/** The body of PUT /api/family/matches/wishes: the wishes that are not what they were. */
export function wishesChanges(typed: WishesBody, saved: PartnerWishes): Changes {
	const changes = findChanges(typed, saved);
	const changed = Object.values(wishFields).filter((fields) => fields.some((field) => field in changes));
	return Object.fromEntries(changed.flat().map((field) => [field, typed[field]]));
}

interface WishesWords {
	wishes: Messages['matching']['wishes'];
	education: Messages['matching']['education'];
	clans: Messages['clans'];
	writtenDistricts: SavedWishes['writtenDistricts'];
}

/** How two versions of the wishes are compared. */
export function wishesComparison({
	wishes: words,
	education: levels,
	clans: clanNames,
	writtenDistricts,
}: WishesWords): Comparison<WishesBody> {
	const must = (isMust: boolean) => (isMust ? words.must : '');
	const age = (label: string, years: number | string | null) => (years === null ? '' : `${label}: ${years}`);
	const getLines = (wishes: WishesBody, field: keyof WishesBody): string[] => {
		switch (field) {
			case 'ageFrom':
				return [age(words.ageFrom, wishes.ageFrom), age(words.ageTo, wishes.ageTo), must(wishes.isAgeMust)];
			case 'districts': {
				const names = wishes.districts.map((district) => labelFor(writtenDistricts, district));
				return [names.join(', '), must(wishes.isPlaceMust)];
			}
			case 'education': {
				const { education } = wishes;
				const level = education === null ? '' : `${words.educationAtLeast}: ${labelFor(levels, education)}`;
				return [level, must(wishes.isEducationMust)];
			}
			case 'clans': {
				const names = wishes.clans.map((clan) => labelFor(clanNames, clan));
				return [names.join(', '), must(wishes.isClanMust)];
			}
			case 'manglik':
				return [labelFor(words.manglikChoices, wishes.manglik ?? 'none'), must(wishes.isManglikMust)];
			case 'formerMarriage': {
				const choice = labelFor(words.formerMarriageChoices, wishes.formerMarriage ?? 'none');
				return [choice, must(wishes.isFormerMarriageMust)];
			}
			default:
				return [wishes.minGunas === null ? words.anyGunas : `${words.minGunas}: ${wishes.minGunas}`];
		}
	};
	return {
		labels: {
			ageFrom: words.age,
			districts: words.place,
			education: words.education,
			clans: words.clan,
			manglik: words.manglik,
			formerMarriage: words.formerMarriage,
			minGunas: words.gunas,
		},
		parts: wishFields,
		shownIn: (wishes, field) =>
			getLines(wishes, field)
				.filter((line) => line !== '')
				.join('\n'),
	};
}
