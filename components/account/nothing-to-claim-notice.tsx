'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { pathIn } from '@/lib/core/localized-path';

/** For a link that is not whole, and one whose account has been claimed or removed. */
export function NothingToClaimNotice() {
	const t = useTranslations('claim');
	return (
		<LinkOutcome
			heading={t('goneTitle')}
			text={t('gone')}
			home={t('logIn')}
			homeHref={pathIn(useLocale(), '/login')}
		/>
	);
}
