import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getOwnImages } from '@/app/api/gallery/mine/route';
import { Prefetched, read } from '@/app/prefetched';
import { UploadPage } from '@/components/content/gallery/upload-page';
import { PageMessages } from '@/components/layout/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { suggestCategories } from '@/lib/features/content/gallery/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'galleryUpload' });
	return pageMetadata({ path: '/upload-photo', language, title: t('title'), description: t('text') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const { isAdmin } = await requireMember(language, pathIn(language, '/upload-photo'));
	const t = await getTranslations({ locale: language, namespace: 'galleryUpload' });
	const categories = await suggestCategories(language);
	return (
		<div className="container-page flex max-w-5xl flex-col gap-6 py-8 md:py-12">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="mt-1 max-w-2xl text-text-muted">{t('text')}</p>
			</div>
			<PageMessages language={language} name="upload-photo">
				<Prefetched language={language} reads={[read('GET /api/gallery/mine', getOwnImages)]}>
					<UploadPage language={language} isAdmin={isAdmin} categories={categories} />
				</Prefetched>
			</PageMessages>
		</div>
	);
}
