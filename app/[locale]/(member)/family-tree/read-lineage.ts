import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { cardInScript } from '@/lib/features/family/cards/dto';
import { loadLineage } from '@/lib/features/family/loaders';
import { type LineageWay, lineagePath } from '@/lib/features/family/rules/paths';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { cardId } from './card-id';
import { pageNumber } from './page-number';

export interface LineagePageProps {
	params: PageParams;
	searchParams: Promise<{ from?: string | string[]; page?: string | string[] }>;
}

/** Reads the reader's own tree for a page about descent, beginning with the person in its address. */
export async function readLineage<Way extends LineageWay>(
	way: Way,
	{ params, searchParams }: LineagePageProps,
	now: Date,
) {
	const language = await languageOfPage(params);
	const query = await searchParams;
	const personId = cardId.parse(query.from);
	const page = pageNumber.parse(query.page);
	const path = pathIn(language, lineagePath(way, personId, page));
	const { memberId } = await requireMember(language, path);
	const request = { personId, page };
	const { record, choices } = await readFor(path, loadLineage(way, memberId, request, language, now));
	const cards = new Map([...record.cards].map(([id, card]) => [id, cardInScript(card)]));
	return {
		path,
		memberId,
		language,
		record: { ...record, cards },
		choices: choices?.map(cardInScript) ?? null,
	};
}

/** The title of a page, with the number of the part that is shown where it is not the first. */
export async function getPartTitle(
	title: string,
	{ searchParams }: Pick<LineagePageProps, 'searchParams'>,
	language: Language,
): Promise<string> {
	const page = pageNumber.parse((await searchParams).page);
	const t = await getTranslations({ locale: language, namespace: 'lineage.pager' });
	return page === 1 ? title : `${title} · ${t('number', { page })}`;
}
