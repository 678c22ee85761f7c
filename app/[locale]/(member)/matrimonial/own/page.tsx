import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getMatches } from '@/app/api/family/matches/route';
import { GET as getStopped } from '@/app/api/family/matches/stopped/route';
import { GET as getProfile } from '@/app/api/users/profile/route';
import { Prefetched, read } from '@/app/prefetched';
import { readSeekerId, type SeekerPageProps, seekerReads } from '@/app/seeker-page';
import { PageMessages } from '@/components/layout/page-messages';
import { MatchesPage } from '@/components/matching/matches-page';
import { VisitorIntroPanel } from '@/components/matching/visitor-intro-panel';
import { getCallQuery, getFilters } from '@/lib/client/matching/filters';
import { forSeeker } from '@/lib/features/matching/rules/seeker-address';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { loadActor } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return pageMetadata({
		path: '/matrimonial/own',
		language,
		title: t('title'),
		description: t('description'),
	});
}

/** What the page of matches shows to whom has a session (next.config.ts): the matches. */
export default async function Page({ params, searchParams }: SeekerPageProps) {
	const language = await languageOfPage(params);
	const actor = await loadActor();
	if (actor.kind === 'visitor') return <VisitorIntroPanel language={language} />;
	const asked = await searchParams;
	const seekerId = await readSeekerId(searchParams);
	const forWhom = forSeeker(seekerId);
	const filters = getFilters({ get: (name) => [asked[name]].flat()[0] ?? null });
	const query = { ...getCallQuery(filters), ...forWhom.query };
	return (
		<Prefetched
			language={language}
			reads={[
				read('GET /api/family/matches', getMatches, { query }),
				read('GET /api/family/matches/stopped', getStopped, forWhom),
				read('GET /api/users/profile', getProfile),
				...seekerReads(seekerId),
			]}
		>
			<PageMessages language={language} name="matrimonial/own">
				<MatchesPage key={actor.memberId} />
			</PageMessages>
		</Prefetched>
	);
}
