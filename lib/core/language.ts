/** The portal's languages, the default first. */
export const languages = ['hi', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'hi';

export function isLanguage(value: unknown): value is Language {
	return value === 'hi' || value === 'en';
}

/** Name of the local-storage entry and of the cookie that hold a visitor's choice. */
export const preferredLanguageKey = 'preferredLanguage';
