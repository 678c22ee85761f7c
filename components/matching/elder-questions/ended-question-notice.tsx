'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { pathIn } from '@/lib/core/localized-path';

/** For every link that does not work: nobody learns whether it was used, withdrawn, expired or never made. */
export function EndedQuestionNotice() {
	const t = useTranslations('elderAnswer');
	return (
		<LinkOutcome
			heading={t('endedTitle')}
			text={t('endedText')}
			home={t('home')}
			homeHref={pathIn(useLocale(), '/')}
		/>
	);
}
