import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { writtenIn } from '@/lib/rules/script/in-script';

/** A clan or branch in the page's language; a name that the messages do not have is written in the script of the page. */
export function clanName(clan: string, language: Language): string {
	return writtenIn(language, labelFor(getMessages(language).clans, clan), 'clan');
}

const scriptOf = { hi: /\p{Script=Devanagari}/u, en: /\p{Script=Latin}/u } as const satisfies Record<
	Language,
	RegExp
>;

/** The further spellings that belong to the script of the page: variants of one script say nothing in the other. */
export function spellingsIn(language: Language, spellings: readonly string[]): string[] {
	return spellings.filter((spelling) => scriptOf[language].test(spelling));
}
