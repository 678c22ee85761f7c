import { type LineageWay, lineagePath } from '@/components/family/family-paths';
import { pathIn } from '@/lib/core/localized-path';
import { loadFamilyRecord } from '@/lib/features/family/loaders';
import type { FamilyMember } from '@/lib/features/family/schema';
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
	const record = await readFor(path, loadFamilyRecord(memberId, language, now));
	const cards = new Map([...record.cards].map(([id, card]) => [id, cardInScript(card)]));
	return { language, askedId, record: { ...record, cards } };
}

/** A card as it is shown: what was typed is in the script of the page. */
function cardInScript(card: FamilyMember): FamilyMember {
	const { familyMemberId: profile, written } = card;
	return { ...card, ...written, familyMemberId: profile && { ...profile, ...profile.written } };
}
