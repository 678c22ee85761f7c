import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { GET as getBiodata } from '@/app/api/family/biodatas/[id]/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { OwnBiodataPage } from '@/components/matching/biodata/own-biodata-page';
import { pathIn } from '@/lib/core/localized-path';
import { ownBiodataPath } from '@/lib/features/matching/biodata/constants/paths';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

interface BiodataProps {
	params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata({ params }: BiodataProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { id } = await params;
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	return pageMetadata({ path: `/biodata/own/${id}`, language, title: t('title') });
}

export default async function Page({ params }: BiodataProps) {
	const language = await languageOfPage(params);
	const { id } = await params;
	await requireMember(language, pathIn(language, ownBiodataPath(id)));
	if (!z.guid().safeParse(id).success) notFound();
	return (
		<Prefetched
			language={language}
			reads={[read('GET /api/family/biodatas/[id]', getBiodata, { params: { id } })]}
		>
			<PageMessages language={language} name="biodata/own/id">
				<OwnBiodataPage id={id} />
			</PageMessages>
		</Prefetched>
	);
}
