import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressWordsForm } from '@/components/family/relation/address-words-form';
import { PageMessages } from '@/components/layout/page-messages';
import { BackLink } from '@/components/ui/back-link';
import { pathIn } from '@/lib/core/localized-path';
import { readAddressWords } from '@/lib/features/family/relations/commands';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'addressWords' });
	return pageMetadata({ path: '/family-tree/words', language, title: t('title'), description: t('intro') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const path = pathIn(language, '/family-tree/words');
	const { memberId } = await requireMember(language, path);
	const saved = await readFor(path, readAddressWords(memberId, language));
	const t = await getTranslations({ locale: language, namespace: 'addressWords' });
	return (
		<div className="container-page flex flex-col gap-5 py-5 md:py-8">
			<BackLink href={pathIn(language, '/family-tree')} label={t('back')} />
			<div>
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="mt-2 max-w-3xl text-text-soft">{t('intro')}</p>
			</div>
			<PageMessages language={language} name="family-tree/words">
				<AddressWordsForm saved={saved} />
			</PageMessages>
		</div>
	);
}
