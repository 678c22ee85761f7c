import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import type { LineageTexts } from '@/lib/features/family/print/dto';
import type { BookPage } from '@/lib/features/family/print/rules/book';
import { entryAnchor } from '@/lib/features/family/rules/paths';
import { EntryLink, type ShownDescent } from './entry-link';

export interface BookPart {
	record: BookPage;
	descent: ShownDescent;
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
export async function BookOthers({ record: { others, cards }, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	if (others.length === 0) return null;
	return (
		<BookSection id="others" title={t('others')} className="print:mb-8">
			<ul className="gap-8 text-sm sm:columns-2 print:columns-2">
				{others.map((id) => (
					<li key={id} className="break-inside-avoid py-0.5">
						<span className="font-semibold">{texts.name(id)}</span>{' '}
						<span className="text-text-soft">
							{[texts.years(id), cards.get(id)?.relationWords[language]].filter(Boolean).join(' · ')}
						</span>
					</li>
				))}
			</ul>
		</BookSection>
	);
}

/** Everybody of the outline by name, with the numbers under which they are. */
export async function BookIndex({ record: { index, cards }, descent, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	if (index.length === 0) return null;
	return (
		<BookSection id="index" title={t('index')} className="print:break-before-page print:pb-8">
			<ul className={`gap-8 text-sm sm:columns-2 print:columns-2 ${nameClasses}`}>
				{index.map(({ id, numbers, furtherNumbers }) => (
					<li key={id}>
						<span>
							{cards.get(id)?.name} <span>{texts.years(id)}</span>
						</span>
						<span aria-hidden="true" />
						<span>
							{numbers.map((number, at) => (
								<Fragment key={entryAnchor(number)}>
									{at > 0 && ', '}
									<EntryLink {...{ descent, number }}>{texts.number(number)}</EntryLink>
								</Fragment>
							))}
							{furtherNumbers > 0 && ', …'}
						</span>
					</li>
				))}
			</ul>
		</BookSection>
	);
}

/** The classes of all names, written once: a page has hundreds. A line is the name, dots and the numbers. */
const nameClasses = [
	'[&>li]:flex [&>li]:break-inside-avoid [&>li]:items-baseline [&>li]:gap-2 [&>li]:py-0.5',
	'[&>li>:first-child]:min-w-0 [&>li>:first-child>span]:text-text-muted',
	'[&>li>[aria-hidden]]:min-w-4 [&>li>[aria-hidden]]:flex-1 [&>li>[aria-hidden]]:border-b',
	'[&>li>[aria-hidden]]:border-chip-line [&>li>[aria-hidden]]:border-dotted',
	'[&>li>:last-child]:shrink-0 [&_a]:text-primary [&_a:hover]:underline print:[&_a]:text-inherit',
].join(' ');

/** Where the book knows its people from: cards of the tree, members' profiles, and files that were imported. */
export async function BookSources({ record: { sources, cited }, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	if (sources === null && cited.length === 0) return null;
	const citations = cited.length > 0 && (
		<ul className="mt-1 list-[circle] pl-5">
			{cited.map((source) => (
				<li key={source}>{source}</li>
			))}
		</ul>
	);
	return (
		<BookSection id="sources" title={t('sources')} className="print:break-inside-avoid">
			{sources === null ? (
				<div className="text-sm">{citations}</div>
			) : (
				<ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
					<li>{t('fromCards', { count: sources.fromCards })}</li>
					<li>{t('fromProfiles', { count: sources.profiles.length, names: sources.profiles.join(', ') })}</li>
					{sources.fromImport > 0 && (
						<li>
							{t('fromImport', { count: sources.fromImport })}
							{citations}
						</li>
					)}
				</ul>
			)}
		</BookSection>
	);
}
