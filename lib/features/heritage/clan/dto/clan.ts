import type { Language } from '@/lib/core/language';
import type { ClanDetails, ClanDto } from '@/lib/features/heritage/clan/schema';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { ClanSelect, DeitySelect } from '@/lib/platform/db/generated/models';
import { getMessages } from '@/lib/platform/i18n/translate';
import { listedGroups } from '@/lib/rules/clan/groups';

export const clanSelect = {
	slug: true,
	key: true,
	version: true,
	texts: { omit: { slug: true }, orderBy: { language: 'asc' } },
} as const satisfies ClanSelect;

type ClanRow = Prisma.ClanGetPayload<{ select: typeof clanSelect }>;

export const worshippedDeitySelect = {
	id: true,
	deityType: true,
	clans: true,
	texts: { select: { language: true, name: true }, orderBy: { language: 'asc' } },
} as const satisfies DeitySelect;

type WorshippedDeity = Prisma.DeityGetPayload<{ select: typeof worshippedDeitySelect }>;

export type ClanTotals = Pick<ClanDto, 'members' | 'families'>;

const none: ClanTotals = { members: 0, families: 0 };

export function toClanDto(
	clan: ClanRow,
	totals: ReadonlyMap<string, ClanTotals>,
	language: Language,
): ClanDto {
	const { slug, key, version } = clan;
	const group = listedGroups.find((listed) => listed.key === key);
	const names: Readonly<Record<string, string>> = getMessages(language).clans;
	return {
		_id: slug,
		slug,
		name: names[key] ?? key,
		clans: [...(group?.clans ?? [])],
		branches: [...(group?.branches ?? [])],
		spellings: [...(group?.spellings ?? [])],
		...inLanguage(clan.texts, language),
		...(totals.get(key) ?? none),
		version,
	};
}

export function toClanDetails(
	clan: ClanRow,
	{ totals, deities }: { totals: ReadonlyMap<string, ClanTotals>; deities: readonly WorshippedDeity[] },
	language: Language,
): ClanDetails {
	const textIn = (textLanguage: Language) => {
		const text = clan.texts.find((candidate) => candidate.language === textLanguage);
		if (!text) return null;
		const { language: _language, ...fields } = text;
		return fields;
	};
	return {
		...toClanDto(clan, totals, language),
		deities: deities.map(({ id, deityType, texts }) => ({
			_id: id,
			deityType,
			name: inLanguage(texts, language).name,
		})),
		texts: { hi: textIn('hi'), en: textIn('en') },
	};
}

/** What is said in the reader's language, or in the other where that one is missing. */
function inLanguage<Text extends { language: Language }>(texts: readonly Text[], language: Language): Text {
	const text = texts.find((candidate) => candidate.language === language) ?? texts[0];
	if (!text) throw new Error('no text in any language');
	return text;
}
