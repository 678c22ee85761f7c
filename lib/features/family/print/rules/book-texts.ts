import type { Language } from '@/lib/core/language';
import { cardInScript } from '@/lib/features/family/cards/dto';
import { type LineageTexts, lineageTexts } from '@/lib/features/family/print/dto';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import { translator } from '@/lib/platform/i18n/translate';
import { type BookChild, type BookEntry, type BookPage, getBookPage } from './book';
import type { LineageRequest } from './lineage';

/** A person, or a line of a list, with what is written below. */
export interface BookItem {
	/** In bold; null for a line of a list. */
	heading: string | null;
	lines: readonly string[];
}

/** The items under one title. */
export interface BookSection {
	title: string;
	columns: 1 | 2;
	items: readonly BookItem[];
}

/** The first sheet. */
export interface BookCover {
	invocation: string;
	ofFamily: string;
	family: string;
	descendants: string;
	count: string;
}

/** The texts of one page of a book; the cover is on each. */
export interface BookTexts {
	title: string;
	language: Language;
	cover: BookCover;
	sections: readonly BookSection[];
}

/** A page of a book in words. */
export function writeBookTexts(tree: Tree, request: LineageRequest): BookTexts & { pages: number } {
	const page = getBookPage(tree, request);
	const cards = new Map([...page.cards].map(([id, card]) => [id, cardInScript(card)]));
	const { language } = tree;
	return { ...writePage({ ...page, cards }, language), pages: page.pages };
}

function writePage(page: BookPage, language: Language): BookTexts {
	const t = translator(language);
	const texts = lineageTexts(page, language);
	const generations = page.entries.map((entries) => ({
		title: t('lineage.book.generation', { number: texts.number([entries[0]?.number.length ?? 1]) }),
		columns: 1 as const,
		items: entries.map((entry) => writeEntry(entry, texts, language)),
	}));
	const lists = [
		{ title: t('lineage.book.others'), columns: 2 as const, items: writeOthers(page, texts, language) },
		{ title: t('lineage.book.index'), columns: 2 as const, items: writeIndex(page, texts) },
		{ title: t('lineage.book.sources'), columns: 1 as const, items: writeSources(page, language) },
	];
	return {
		title: t('lineage.book.title'),
		language,
		cover: {
			invocation: t('lineage.book.invocation'),
			ofFamily: t('lineage.book.ofFamily'),
			family: texts.family,
			descendants: t('lineage.book.descendants', { name: texts.name(page.firstId) }),
			count: t('lineage.book.count', { generations: page.generations, people: page.people }),
		},
		sections: [...generations, ...lists].filter(({ items }) => items.length > 0),
	};
}

function writeEntry(entry: BookEntry, texts: LineageTexts, language: Language): BookItem {
	const t = translator(language);
	const { id, number, partners, children, furtherPartners, furtherChildren } = entry;
	const about = texts.about(entry);
	return {
		heading: `${texts.number(number)} ${texts.name(id)}`,
		lines: [
			...(about.length > 0 ? [about.join(' · ')] : []),
			...partners.map((partner) =>
				[
					texts.partnerWord(partner),
					texts.name(partner.id),
					partner.number === null
						? texts.partnerDetails(entry, partner)
						: t('lineage.see', { number: texts.number(partner.number) }),
				].join(' '),
			),
			...(furtherPartners > 0 ? [t('lineage.further', { count: furtherPartners })] : []),
			...(children.length > 0 ? [t('lineage.book.children')] : []),
			...children.map((child) => `    ${writeChild(child, texts)}`),
			...(furtherChildren > 0 ? [`    ${t('lineage.further', { count: furtherChildren })}`] : []),
		],
	};
}

function writeChild(child: BookChild, texts: LineageTexts): string {
	const name = `${texts.number(child.number)} ${texts.name(child.id)}`;
	return child.adopterIds.length > 0 ? `${name} · ${texts.adoption(child)}` : name;
}

const inList = (line: string): BookItem => ({ heading: null, lines: [line] });

function writeOthers({ others, cards }: BookPage, texts: LineageTexts, language: Language): BookItem[] {
	return others.map((id) => {
		const details = [texts.years(id), cards.get(id)?.relationWords[language]].filter(Boolean);
		return inList([texts.name(id), ...(details.length > 0 ? [details.join(' · ')] : [])].join(' · '));
	});
}

function writeIndex({ index, cards }: BookPage, texts: LineageTexts): BookItem[] {
	return index.map(({ id, numbers, furtherNumbers }) => {
		const name = [cards.get(id)?.name, texts.years(id)].filter(Boolean).join(' ');
		const places = [...numbers.map(texts.number), ...(furtherNumbers > 0 ? ['…'] : [])].join(', ');
		return inList(`${name} · ${places}`);
	});
}

function writeSources({ sources, cited }: BookPage, language: Language): BookItem[] {
	const t = translator(language);
	return [
		...(sources === null
			? []
			: [
					t('lineage.book.fromCards', { count: sources.fromCards }),
					t('lineage.book.fromProfiles', {
						count: sources.profiles.length,
						names: sources.profiles.join(', '),
					}),
					...(sources.fromImport > 0 ? [t('lineage.book.fromImport', { count: sources.fromImport })] : []),
				]),
		...cited,
	].map(inList);
}
