import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

export async function NotFoundNotice({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'notFoundPage' });
	return (
		<div className="container-page flex flex-col items-center gap-4 py-20 text-center">
			<Arch className="w-44">
				<span className="absolute inset-x-0 bottom-8 font-bold font-serif text-display text-gold-300">
					404
				</span>
			</Arch>
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<p className="max-w-prose text-text-muted">{t('text')}</p>
			<LinkButton href={pathIn(language, '/')}>{t('home')}</LinkButton>
		</div>
	);
}
