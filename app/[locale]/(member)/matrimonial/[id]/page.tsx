import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getMatch } from '@/app/api/family/matches/[id]/route';
import { Prefetched, read } from '@/app/prefetched';
import { readSeekerId, type SeekerPageProps, seekerReads } from '@/app/seeker-page';
import { PageMessages } from '@/components/layout/page-messages';
import { MatchPage } from '@/components/matching/match-page';
import { pathIn } from '@/lib/core/localized-path';
import { matchPath } from '@/lib/core/matching-paths';
import { forSeeker, withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

type MatchParams = Promise<{ locale: string; id: string }>;

export async function generateMetadata({ params }: { params: MatchParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	const { id } = await params;
	return pageMetadata({ path: `/matrimonial/${id}`, language, title: t('match.title') });
}

interface OneMatchProps extends Omit<SeekerPageProps, 'params'> {
	params: MatchParams;
}

export default async function Page({ params, searchParams }: OneMatchProps) {
	const language = await languageOfPage(params);
	const { id } = await params;
	const seekerId = await readSeekerId(searchParams);
	await requireMember(language, pathIn(language, withSeeker(matchPath(id), seekerId)));
	return (
		<Prefetched
			language={language}
			reads={[
				read('GET /api/family/matches/[id]', getMatch, { ...forSeeker(seekerId), params: { id } }),
				...seekerReads(seekerId),
			]}
		>
			<PageMessages language={language} name="matrimonial/id">
				<MatchPage memberId={id} />
			</PageMessages>
		</Prefetched>
	);
}
