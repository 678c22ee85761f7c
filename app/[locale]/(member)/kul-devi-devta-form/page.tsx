import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeityForm } from '@/components/heritage/deity/deity-form';
import { PageMessages } from '@/components/layout/page-messages';
import { BackLink } from '@/components/ui/back-link';
import { pathIn } from '@/lib/core/localized-path';
import { loadDeity } from '@/lib/features/heritage/deity/loaders';
import { findReturnPath } from '@/lib/features/heritage/deity/rules/return-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireAdministrator } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

interface DeityFormPageProps {
	params: PageParams;
	searchParams: Promise<{ id?: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: DeityFormPageProps): Promise<Metadata> {
	const { id } = await searchParams;
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'deityForm.form' });
	const title = t(id === undefined ? 'addTitle' : 'editTitle');
	return pageMetadata({ path: '/kul-devi-devta-form', language, title });
}

/** With `?id=`, changes that deity; else adds one. */
export default async function Page({ params, searchParams }: DeityFormPageProps) {
	const language = await languageOfPage(params);
	const { id } = await searchParams;
	const query = id === undefined ? '' : `?id=${encodeURIComponent(String(id))}`;
	await requireAdministrator(language, pathIn(language, `/kul-devi-devta-form${query}`));
	const deity = id === undefined ? null : ((await loadDeity(String(id), language)) ?? notFound());
	const t = await getTranslations({ locale: language, namespace: 'deityForm.form' });
	const list = findReturnPath((await headers()).get('referer')) ?? pathIn(language, '/kul-devi-devta');
	return (
		<div className="container-page max-w-6xl pt-4 md:pt-6">
			<BackLink href={list} label={t('back')} />
			<h1 className="mt-2 text-h2 md:text-h2-wide">{t(deity ? 'editTitle' : 'addTitle')}</h1>
			<p className="mt-1 mb-6 text-text-soft">{t('intro')}</p>
			<PageMessages language={language} name="kul-devi-devta-form">
				<DeityForm deity={deity} listHref={list} language={language} />
			</PageMessages>
		</div>
	);
}
