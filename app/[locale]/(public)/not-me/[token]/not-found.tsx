import { getLocale, getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/member/account-refusal';
import { pathIn } from '@/lib/i18n/paths';

/** For a link that is not whole, one that was used, and one whose account has been taken over. */
export default async function NothingToRefuse() {
	const language = await getLocale();
	const t = await getTranslations({ locale: language, namespace: 'notMe' });
	return (
		<Outcome heading={t('goneTitle')} text={t('gone')} home={t('home')} homeHref={pathIn(language, '/')} />
	);
}
