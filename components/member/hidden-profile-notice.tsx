'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';

/** Where there is no profile, or none that this reader may see: the two look the same. */
export function HiddenProfileNotice() {
	const t = useTranslations('memberProfile');
	return (
		<>
			<h1 className="sr-only">{t('failedTitle')}</h1>
			<EmptyState title={t('failedTitle')} text={t('failed')}>
				<LinkButton href={pathIn(useLocale(), '/')}>{t('back')}</LinkButton>
			</EmptyState>
		</>
	);
}
