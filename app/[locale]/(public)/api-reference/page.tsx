import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageBanner } from '@/components/layout/page-banner';
import { PageMessages } from '@/components/layout/page-messages';
import { ApiReferencePanel } from '@/components/site/api-reference/api-reference-panel';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** A file that each build writes (scripts/write-api-document.ts). */
const documentPath = '/api/openapi.json';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'apiReference' });
	return pageMetadata({ path: '/api-reference', language, title: t('title'), description: t('text') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'apiReference' });
	return (
		<>
			<PageBanner title={t('title')} text={t('text')}>
				<p className="mt-4">
					<a href={documentPath} className="font-semibold text-gold-300 underline underline-offset-4">
						{t('document')}
					</a>
				</p>
			</PageBanner>
			<div className="container-page pt-6 md:pt-10">
				<PageMessages language={language} name="api-reference">
					<ApiReferencePanel documentPath={documentPath} />
				</PageMessages>
			</div>
		</>
	);
}
