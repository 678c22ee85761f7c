import { type LineageWay, lineagePath } from '@/components/family/family-paths';
import { pathIn } from '@/lib/core/localized-path';
import { loadFamilyRecord } from '@/lib/features/family/loaders';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { cardId } from './card-id';

export interface LineagePageProps {
	params: PageParams;
	searchParams: Promise<{ from?: string | string[] }>;
}

/** What a page about descent shows: the reader's own tree, and with whom its address asks it to begin. */
export async function readLineage(way: LineageWay, { params, searchParams }: LineagePageProps, now: Date) {
	const language = await languageOfPage(params);
	const askedId = cardId.parse((await searchParams).from);
	const path = pathIn(language, lineagePath(way, askedId));
	const { memberId } = await requireMember(language, path);
	return { language, askedId, record: await readFor(path, loadFamilyRecord(memberId, now)) };
}
