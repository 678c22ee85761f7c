'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { pathIn } from '@/lib/core/localized-path';

/** For a link that is not whole, one that was used, and one whose account has been taken over. */
export function NothingToRefuseNotice() {
	const t = useTranslations('notMe');
	return (
		<LinkOutcome
			heading={t('goneTitle')}
			text={t('gone')}
			home={t('home')}
			homeHref={pathIn(useLocale(), '/')}
		/>
	);
}
