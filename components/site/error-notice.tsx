'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';

export function ErrorNotice({ retry }: { retry: () => void }) {
	const t = useTranslations('errorPage');
	const language = useLocale();
	return (
		<main className="container-page flex min-h-dvh flex-col items-center justify-center gap-4 py-16 text-center">
			<Arch className="w-36" />
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<p className="max-w-prose text-text-muted">{t('text')}</p>
			<div className="flex flex-wrap justify-center gap-3">
				<Button onClick={retry}>{t('retry')}</Button>
				<LinkButton look="outline" href={pathIn(language, '/')}>
					{t('home')}
				</LinkButton>
			</div>
		</main>
	);
}
