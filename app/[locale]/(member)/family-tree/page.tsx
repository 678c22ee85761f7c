import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getNamedIn } from '@/app/api/family/named-in/route';
import { GET as getRequests } from '@/app/api/family/pending-requests/route';
import { Prefetched, read } from '@/app/prefetched';
import { FamilyPage } from '@/components/family/tree/family-page';
import { aroundIn, aroundPath, getOpening, openingPath } from '@/lib/client/family/diagram/opening';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { readDrawnTree } from './drawn-tree';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'familyTree' });
	return pageMetadata({ path: '/family-tree', language, title: t('title'), description: t('description') });
}

interface FamilyTreePageProps {
	params: PageParams;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const requestReads = [
	read('GET /api/family/pending-requests', getRequests),
	read('GET /api/family/named-in', getNamedIn),
];

export default async function Page({ params, searchParams }: FamilyTreePageProps) {
	const language = await languageOfPage(params);
	const query = await searchParams;
	const [opening, aroundId] = [getOpening(query), aroundIn(query)];
	const path = aroundId === null ? openingPath(opening) : aroundPath(aroundId);
	const { memberId } = await requireMember(language, pathIn(language, path));
	const reads = opening.kind === 'ask' ? [] : [readDrawnTree(memberId, aroundId), ...requestReads];
	// Keyed: a link to this page from itself opens what it names too.
	return (
		<Prefetched language={language} reads={reads}>
			<FamilyPage key={openingPath(opening)} language={language} opening={opening} />
		</Prefetched>
	);
}
