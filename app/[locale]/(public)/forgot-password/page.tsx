import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasswordResetForm } from '@/components/account/password-reset-form';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'passwordReset' });
	return pageMetadata({
		path: '/forgot-password',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	return (
		<PageMessages language={language} name="forgot-password">
			<PasswordResetForm />
		</PageMessages>
	);
}
