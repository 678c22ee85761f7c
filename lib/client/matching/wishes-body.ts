import type { Messages } from 'next-intl';
import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
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

/** Which fields make one wish: they are changed and chosen together. */
const fieldsOfWish = {
	age: ['ageFrom', 'ageTo', 'isAgeMust'],
	place: ['districts', 'isPlaceMust'],
	education: ['education', 'isEducationMust'],
	clan: ['clans', 'isClanMust'],
	manglik: ['manglik', 'isManglikMust'],
	formerMarriage: ['formerMarriage', 'isFormerMarriageMust'],
	gunas: ['minGunas'],
} as const satisfies Record<string, readonly (keyof PartnerWishes)[]>;

const wishes = ['age', 'place', 'education', 'clan', 'manglik', 'formerMarriage', 'gunas'] as const;

/** The body of PUT /api/family/matches/wishes: the wishes that are not what they were. */
export function wishesChanges(typed: WishesBody, saved: PartnerWishes): Changes {
	const changed = wishes.filter((wish) =>
		fieldsOfWish[wish].some((field) => JSON.stringify(typed[field]) !== JSON.stringify(saved[field])),
	);
	return Object.fromEntries(
		changed.flatMap((wish) => fieldsOfWish[wish].map((field) => [field, typed[field]])),
	);
}

type ComparedWishes = Pick<SavedWishes, 'wishes' | 'writtenDistricts'>;

interface WishesMessages {
	wishes: Messages['matching']['wishes'];
	education: Messages['matching']['education'];
	clans: Messages['clans'];
}

/** The changed wishes as they are shown: in the form, when it was opened, and now. */
export function compareWishes(
	changes: Changes,
	{ wishes: base, writtenDistricts: inBase }: ComparedWishes,
	{ wishes: newest, writtenDistricts: inNewest }: ComparedWishes,
	messages: WishesMessages,
): ComparedField[] {
	const shown = { ...messages, writtenDistricts: { ...inBase, ...inNewest } };
	return wishes
		.filter((wish) => fieldsOfWish[wish].some((field) => field in changes))
		.map((wish) => ({
			...{ key: wish, names: fieldsOfWish[wish], label: messages.wishes[wish] },
			base: wishShown(wish, base, shown),
			mine: wishShown(wish, { ...base, ...changes }, shown),
			theirs: wishShown(wish, newest, shown),
		}));
}

function wishShown(
	wish: (typeof wishes)[number],
	asked: WishesBody,
	{
		wishes: words,
		education: levels,
		clans: clanNames,
		writtenDistricts,
	}: WishesMessages & Pick<SavedWishes, 'writtenDistricts'>,
): string {
	const { ageFrom, ageTo, districts, education, clans, manglik } = asked;
	const lines = {
		age: [
			ageFrom === null ? '' : `${words.ageFrom}: ${ageFrom}`,
			ageTo === null ? '' : `${words.ageTo}: ${ageTo}`,
			asked.isAgeMust ? words.must : '',
		],
		place: [
			districts.map((district) => labelFor(writtenDistricts, district)).join(', '),
			asked.isPlaceMust ? words.must : '',
		],
		education: [
			education === null ? '' : `${words.educationAtLeast}: ${labelFor(levels, education)}`,
			asked.isEducationMust ? words.must : '',
		],
		clan: [clans.map((clan) => labelFor(clanNames, clan)).join(', '), asked.isClanMust ? words.must : ''],
		gunas: [asked.minGunas === null ? words.anyGunas : `${words.minGunas}: ${asked.minGunas}`],
		manglik: [labelFor(words.manglikChoices, manglik ?? 'none'), asked.isManglikMust ? words.must : ''],
		formerMarriage: [
			labelFor(words.formerMarriageChoices, asked.formerMarriage ?? 'none'),
			asked.isFormerMarriageMust ? words.must : '',
		],
	};
	return lines[wish].filter((line) => line !== '').join('\n');
}
