import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';

/** A clan or branch in the page's language; a name that the messages do not have is shown as it is written. */
export function clanName(clan: string, language: Language): string {
	return labelFor(getMessages(language).clans, clan);
}
