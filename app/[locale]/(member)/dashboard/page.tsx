import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getDays } from '@/app/api/family/days/route';
import { GET as getInterests } from '@/app/api/family/interests/route';
import { GET as getMatches } from '@/app/api/family/matches/route';
import { GET as getRequests } from '@/app/api/family/pending-requests/route';
import { GET as getProfile } from '@/app/api/users/profile/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { DashboardPage } from '@/components/site/dashboard/dashboard-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { readSmallTree } from '../own-tree';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'dashboard' });
	return pageMetadata({ path: '/dashboard', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const { memberId } = await requireMember(language, pathIn(language, '/dashboard'));
	return (
		<Prefetched
			language={language}
			reads={[
				read('GET /api/users/profile', getProfile),
				readSmallTree(memberId),
				read('GET /api/family/matches', getMatches),
				read('GET /api/family/pending-requests', getRequests),
				read('GET /api/family/interests', getInterests),
				read('GET /api/family/days', getDays, { query: { soon: 'true' } }),
			]}
		>
			<PageMessages language={language} name="dashboard">
				<DashboardPage />
			</PageMessages>
		</Prefetched>
	);
}
