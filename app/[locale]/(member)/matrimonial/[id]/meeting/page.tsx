import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getMeeting } from '@/app/api/family/matches/[id]/meeting/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { MeetingPage } from '@/components/matching/meeting/meeting-page';
import { pathIn } from '@/lib/core/localized-path';
import { meetingPath } from '@/lib/core/matching-paths';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

type MeetingParams = Promise<{ locale: string; id: string }>;
type MeetingQuery = Promise<{ for?: string | string[] }>;

export async function generateMetadata({ params }: { params: MeetingParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'meeting' });
	const { id } = await params;
	return pageMetadata({ path: `/matrimonial/${id}/meeting`, language, title: t('title') });
}

export default async function Page({
	params,
	searchParams,
}: {
	params: MeetingParams;
	searchParams: MeetingQuery;
}) {
	const language = await languageOfPage(params);
	const { id } = await params;
	const { for: given } = await searchParams;
	const seekerId = typeof given === 'string' ? given : null;
	const query = seekerId === null ? {} : { for: seekerId };
	await requireMember(language, pathIn(language, meetingPath(id, seekerId)));
	return (
		<Prefetched
			language={language}
			reads={[read('GET /api/family/matches/[id]/meeting', getMeeting, { params: { id }, query })]}
		>
			<PageMessages language={language} name="matrimonial/id/meeting">
				<MeetingPage memberId={id} seekerId={seekerId} />
			</PageMessages>
		</Prefetched>
	);
}
