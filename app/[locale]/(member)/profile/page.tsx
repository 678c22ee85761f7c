import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getProfile } from '@/app/api/users/profile/route';
import { Prefetched, read } from '@/app/prefetched';
import { ProfilePage } from '@/components/account/profile-page';
import { PageMessages } from '@/components/layout/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'profile' });
	return pageMetadata({ path: '/profile', language, title: t('title') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/profile'));
	return (
		<Prefetched language={language} reads={[read('GET /api/users/profile', getProfile)]}>
			<PageMessages language={language} name="profile">
				<ProfilePage />
			</PageMessages>
		</Prefetched>
	);
}
