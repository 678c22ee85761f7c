import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getHeldLinks } from '@/app/api/family/held-links/route';
import { Prefetched, read } from '@/app/prefetched';
import { HeldLinksPage } from '@/components/family/requests/held-links-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'heldLinks' });
	return pageMetadata({
		path: '/family-tree/held-links',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/family-tree/held-links'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/held-links', getHeldLinks)]}>
			<HeldLinksPage language={language} />
		</Prefetched>
	);
}
