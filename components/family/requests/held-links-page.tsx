import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { BackLink } from '@/components/ui/back-link';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { HeldLinkList } from './held-link-list';

/** The family links that give no rights until the member keeps them. */
export async function HeldLinksPage({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'heldLinks' });
	return (
		<div className="container-page flex max-w-4xl flex-col gap-5 py-5 md:py-8">
			<div>
				<BackLink href={pathIn(language, '/family-tree')} label={t('back')} />
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="mt-2 text-text-soft">{t('intro')}</p>
			</div>
			<PageMessages language={language} name="held-links-page">
				<HeldLinkList />
			</PageMessages>
		</div>
	);
}
