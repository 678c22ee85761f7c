import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';

/** Replaces `next-intl/server`, so that a test can show what a server component returns: `show(await Panel({ language }))`. */
export async function getTranslations({ locale, namespace }: { locale: Language; namespace?: never }) {
	const shared = { locale, messages: getMessages(locale), timeZone: 'Asia/Kolkata' };
	return namespace === undefined ? createTranslator(shared) : createTranslator({ ...shared, namespace });
}
