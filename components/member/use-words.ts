import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { Words } from '@/lib/client/member/words';

/** The words of the page. */
export function useWords(): Words {
	const { memberFields, memberOptions, clans } = useMessages();
	return { language: useLocale(), t: useTranslations(), messages: { memberFields, memberOptions, clans } };
}
