import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { ClanRow, ClanTotals, WorshippedDeity } from '@/lib/features/heritage/clan/queries/find-clan';
import type { clanDetailsReply, clanReply } from '@/lib/features/heritage/clan/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { listedGroups } from '@/lib/rules/clan/groups';

const none: ClanTotals = { members: 0, families: 0 };

export function serializeClan(
	clan: ClanRow,
	totals: ReadonlyMap<string, ClanTotals>,
	language: Language,
): z.output<typeof clanReply> {
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

export function serializeClanDetails(
	clan: ClanRow,
	{ totals, deities }: { totals: ReadonlyMap<string, ClanTotals>; deities: readonly WorshippedDeity[] },
	language: Language,
): z.output<typeof clanDetailsReply> {
	const textIn = (textLanguage: Language) => {
		const text = clan.texts.find((candidate) => candidate.language === textLanguage);
		if (!text) return null;
		const { language: _language, ...fields } = text;
		return fields;
	};
	return {
		...serializeClan(clan, totals, language),
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
