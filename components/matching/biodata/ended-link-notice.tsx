'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { pathIn } from '@/lib/core/localized-path';

/** For every link that does not work: the reader does not learn whether it was ended, has expired or was never made. */
export function EndedLinkNotice() {
	const t = useTranslations();
	return (
		<>
			<p className="text-center font-bold font-serif text-h3 text-heading">{t('site.brand')}</p>
			<LinkOutcome
				heading={t('biodata.visitor.endedTitle')}
				text={t('biodata.visitor.endedText')}
				home={t('biodata.visitor.home')}
				homeHref={pathIn(useLocale(), '/')}
			/>
		</>
	);
}
