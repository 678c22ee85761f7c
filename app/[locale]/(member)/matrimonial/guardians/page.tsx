import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getGuardians } from '@/app/api/family/guardians/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { GuardiansPage } from '@/components/matching/guardians/guardians-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return pageMetadata({
		path: '/matrimonial/guardians',
		language,
		title: t('guardians.title'),
		description: t('guardians.description'),
	});
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/matrimonial/guardians'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/guardians', getGuardians)]}>
			<PageMessages language={language} name="matrimonial/guardians">
				<GuardiansPage />
			</PageMessages>
		</Prefetched>
	);
}
