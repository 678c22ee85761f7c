import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/i18n/translate';

/** A clan or branch in the page's language; a name that the messages do not have is shown as it is written. */
export function clanName(clan: string, language: Language): string {
	const { clans, clanBranches } = getMessages(language);
	const names: Readonly<Record<string, string>> = { ...clanBranches, ...clans };
	return Object.hasOwn(names, clan) ? (names[clan] ?? clan) : clan;
}
