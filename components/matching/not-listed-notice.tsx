'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';
import { useLacks } from './use-lacks';

/** For who sees others but is not shown to them, and so cannot send an interest. */
export function NotListedNotice() {
	const language = useLocale();
	const t = useTranslations('matrimonial.empty');
	if (!useLacks().includes('notListed')) return null;
	return (
		<div
			role="status"
			className="flex flex-wrap items-center justify-between gap-3 rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info"
		>
			<p className="min-w-60 flex-1">{t('notListed')}</p>
			<LinkButton href={pathIn(language, '/profile')} look="outline">
				{t('openProfile')}
			</LinkButton>
		</div>
	);
}
