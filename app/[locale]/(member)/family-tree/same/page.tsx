import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getSamePeople } from '@/app/api/family/same-people/route';
import { Prefetched, read } from '@/app/prefetched';
import { SamePeoplePage } from '@/components/family/same-people/same-people-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'samePeople' });
	return pageMetadata({
		path: '/family-tree/same',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/family-tree/same'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/same-people', getSamePeople)]}>
			<SamePeoplePage language={language} />
		</Prefetched>
	);
}
