import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import type { OutlineRow } from '@/lib/rules/lineage/outline';
import { byName, numbersIn, othersIn } from './book-people';
import { entryAnchor } from './family-paths';
import type { LineageTexts } from './lineage-texts';

export interface BookPart {
	record: FamilyRecord;
	rows: readonly OutlineRow[];
	texts: LineageTexts;
	language: Language;
}

interface BookSectionProps {
	id: string;
	title: string;
	className: string;
	children: ReactNode;
}

/** A part of the book under its title. */
export function BookSection({ id, title, className, children }: BookSectionProps) {
	return (
		<section aria-labelledby={`book-${id}`} className={className}>
			<h2
				id={`book-${id}`}
				className="mb-4 break-after-avoid border-gold-500 border-b-2 pb-1 text-h3 md:text-h3-wide"
			>
				{title}
			</h2>
			{children}
		</section>
	);
}

/** Who is in the tree without descending from the first of the book or having married somebody who does. */
export async function BookOthers({ record, rows, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const others = othersIn(record, rows, language);
	if (others.length === 0) return null;
	return (
		<BookSection id="others" title={t('others')} className="print:mb-8">
			<ul className="gap-8 text-sm sm:columns-2 print:columns-2">
				{others.map((card) => (
					<li key={card._id} className="break-inside-avoid py-0.5">
						<span className="font-semibold">{texts.name(card._id)}</span>{' '}
						<span className="text-text-soft">
							{[texts.years(card._id), card.relationWords[language]].filter(Boolean).join(' · ')}
						</span>
					</li>
				))}
			</ul>
		</BookSection>
	);
}

/** Everybody of the outline by name, with the numbers under which they are. */
export async function BookIndex({ record, rows, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const numbers = numbersIn(rows);
	const listed = byName([...record.cards.values()], language).filter(({ _id }) => numbers.has(_id));
	return (
		<BookSection id="index" title={t('index')} className="print:break-before-page print:pb-8">
			<ul className="gap-8 text-sm sm:columns-2 print:columns-2">
				{listed.map(({ _id: id, name }) => (
					<li key={id} className="flex break-inside-avoid items-baseline gap-2 py-0.5">
						<span className="min-w-0">
							{name} <span className="text-text-muted">{texts.years(id)}</span>
						</span>
						<span aria-hidden="true" className="min-w-4 flex-1 border-chip-line border-b border-dotted" />
						<span className="shrink-0">
							{numbers.get(id)?.map((number, at) => (
								<span key={entryAnchor(number)}>
									{at > 0 && ', '}
									<a
										href={`#${entryAnchor(number)}`}
										className="text-primary hover:underline print:text-inherit"
									>
										{texts.number(number)}
									</a>
								</span>
							))}
						</span>
					</li>
				))}
			</ul>
		</BookSection>
	);
}

/** Where the book knows its people from: cards of the tree, members' profiles, and files that were imported. */
export async function BookSources({ record, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const cards = byName([...record.cards.values()], language);
	const linked = cards.filter(({ isProfileLinked, _id }) => isProfileLinked || _id === record.meId);
	const imported = cards.filter(({ facts }) => facts.length > 0);
	const cited = new Set(imported.flatMap(({ facts }) => facts.flatMap(({ sources }) => sources)));
	return (
		<BookSection id="sources" title={t('sources')} className="print:break-inside-avoid">
			<ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
				<li>{t('fromCards', { count: cards.length - linked.length })}</li>
				<li>
					{t('fromProfiles', { count: linked.length, names: linked.map(({ name }) => name).join(', ') })}
				</li>
				{imported.length > 0 && (
					<li>
						{t('fromImport', { count: imported.length })}
						{cited.size > 0 && (
							<ul className="mt-1 list-[circle] pl-5">
								{[...cited].map((source) => (
									<li key={source}>{source}</li>
								))}
							</ul>
						)}
					</li>
				)}
			</ul>
		</BookSection>
	);
}
