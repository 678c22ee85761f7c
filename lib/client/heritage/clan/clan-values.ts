import { languages } from '@/lib/core/language';
import type { ClanDetails } from '@/lib/features/heritage/clan/schema';

export const clanFields = ['vansh', 'gotra', 'kuldevi', 'about', 'sources'] as const;

export const clanControls = languages.flatMap((language) =>
	clanFields.map((field) => ({ language, field, name: `${language}_${field}` as const })),
);

type ControlName = (typeof clanControls)[number]['name'];

export type ClanValues = Record<ControlName, string>;

export function getClanValues(clan: Pick<ClanDetails, 'texts'> | null): ClanValues {
	const values = clanControls.map(({ language, field, name }): [ControlName, string] => [
		name,
		clan?.texts[language]?.[field] ?? '',
	]);
	return Object.fromEntries(values) as ClanValues;
}

/** The texts as a change sends them. A language without any text is left out: it stays without one. */
export function getClanTexts(values: ClanValues) {
	const texts = languages.map((language) => {
		const inLanguage = clanFields.map((field) => [field, values[`${language}_${field}`]] as const);
		return [language, Object.fromEntries(inLanguage)] as const;
	});
	return Object.fromEntries(
		texts.filter(([, inLanguage]) => Object.values(inLanguage).some((text) => text.trim() !== '')),
	);
}

/** The name of the control whose text the server refused at `path`, such as `hi.about`. */
export function controlAt(path: string): string {
	return path.replace('.', '_');
}
