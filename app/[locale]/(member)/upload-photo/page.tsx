import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UploadPhoto } from '@/components/gallery/upload-photo';
import { uploadTexts } from '@/components/gallery/upload-texts';
import { pathIn } from '@/lib/core/localized-path';
import { suggestCategories } from '@/lib/features/gallery/loaders';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'uploadPhoto' });
	return pageMetadata({ path: '/upload-photo', language, title: t('title'), description: t('text') });
}

export default async function UploadPhotoPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const { isAdmin } = await requireMember(language, pathIn(language, '/upload-photo'));
	const texts = uploadTexts(getMessages(language));
	const categories = await suggestCategories(language);
	return (
		<div className="container-page flex max-w-5xl flex-col gap-6 py-8 md:py-12">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{texts.page.title}</h1>
				<p className="mt-1 max-w-2xl text-text-muted">{texts.page.text}</p>
			</div>
			<UploadPhoto language={language} isAdmin={isAdmin} categories={categories} texts={texts} />
		</div>
	);
}
