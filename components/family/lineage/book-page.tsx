import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { Arch } from '@/components/ui/arch';
import type { Language } from '@/lib/core/language';
import { lineageTexts } from '@/lib/features/family/print/dto';
import type { BookPage as ShownBook } from '@/lib/features/family/print/rules/book';
import { formatDay } from '@/lib/platform/i18n/format';
import { BookDownloadButton } from './book-download-button';
import { BookEntryCard, entryClasses } from './book-entry-card';
import { BookIndex, BookOthers, type BookPart, BookSection, BookSources } from './book-lists';
import { DescentPageList, PageOfPages } from './descent-page-list';
import { LineageSectionPage, type LineageSectionPageProps } from './lineage-section-page';

interface BookPageProps extends Pick<LineageSectionPageProps, 'choices'> {
	record: ShownBook;
	language: Language;
	now: Date;
}

/** Page numbers below each sheet but the first, where the browser can. */
const sheets =
	'@page { size: A4; margin: 16mm 15mm; @bottom-center { content: counter(page); font: 10pt serif } } @page :first { @bottom-center { content: none } }';

/** A family as a book to be printed: its descendants by generation, an index of names, and where it is known from. */
export async function BookPage({ record, choices, language, now }: BookPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const texts = lineageTexts(record, language);
	const part = { record, descent: { way: 'book' as const, record, language }, texts, language };
	return (
		<LineageSectionPage
			way="book"
			title={t('title')}
			intro={t('intro')}
			label={t('from')}
			tools={
				<PageMessages language={language} name="book-page">
					<BookDownloadButton
						personId={record.firstId === record.defaultId ? null : record.firstId}
						language={language}
					/>
				</PageMessages>
			}
			{...{ record, choices, language }}
		>
			<article
				data-print-page=""
				className="mx-auto w-full max-w-[210mm] bg-surface text-text shadow-soft paper print:shadow-none"
			>
				<style>{sheets}</style>
				{record.page === 1 ? <BookTitle {...part} now={now} /> : <BookContinued {...part} />}
				<div className="flex flex-col gap-10 px-4 py-8 md:px-[15mm] md:py-[16mm] print:block print:p-0">
					{record.entries.map((entries) => {
						const generation = entries[0]?.number.length ?? 1;
						return (
							<BookSection
								key={generation}
								id={`generation-${generation}`}
								title={t('generation', { number: texts.number([generation]) })}
								className="print:mb-8"
							>
								<ol className={`flex flex-col gap-5 print:block ${entryClasses}`}>
									{entries.map((entry) => (
										<BookEntryCard key={entry.id} entry={entry} {...part} />
									))}
								</ol>
							</BookSection>
						);
					})}
					<BookOthers {...part} />
					<BookIndex {...part} />
					<BookSources {...part} />
				</div>
			</article>
			<DescentPageList descent={part.descent} />
		</LineageSectionPage>
	);
}

/** The beginning of each page after the first. */
async function BookContinued({ record, descent, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	return (
		<header className="px-4 pt-8 text-center md:px-[15mm] print:p-0 print:pb-6">
			<p className="font-bold font-serif text-heading text-lg">
				{t('descendants', { name: texts.name(record.firstId) })}
			</p>
			<PageOfPages descent={descent} className="mt-1 text-sm text-text-muted" />
		</header>
	);
}

interface BookTitleProps extends BookPart {
	now: Date;
}

/** The first sheet: a gold frame with the name of the family. */
async function BookTitle({ record, descent, texts, language, now }: BookTitleProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const { firstId, cards, generations, people } = record;
	const photo = cards.get(firstId)?.photo;
	return (
		<header className="p-3 md:p-[9mm] print:break-after-page print:p-0">
			<div className="flex flex-col border-2 border-maroon-700 outline-2 outline-gold-500 -outline-offset-6 md:min-h-[270mm] print:min-h-[262mm]">
				<div aria-hidden="true" className="border-band m-1.5" />
				<div className="flex flex-1 flex-col items-center justify-center gap-6 px-5 py-10 text-center">
					<p className="font-bold font-serif text-gold text-lg">{t('invocation')}</p>
					<Arch className="w-40 md:w-52 print:w-52">
						{photo ? <img src={photo} alt="" className="size-full object-cover" /> : undefined}
					</Arch>
					<div>
						<p className="text-text-soft">{t('ofFamily')}</p>
						<p className="font-bold font-serif text-h2 text-heading md:text-display-middle print:text-display-middle">
							{texts.family}
						</p>
					</div>
					<p className="border-gold-500 border-y px-8 py-2 font-bold font-serif text-heading text-lg">
						{t('descendants', { name: texts.name(firstId) })}
					</p>
					<p className="text-text-soft">{t('count', { generations, people })}</p>
					<PageOfPages descent={descent} className="text-text-soft" />
					<p className="text-sm text-text-muted">{formatDay(now.toISOString(), language)}</p>
				</div>
				<div aria-hidden="true" className="border-band m-1.5" />
			</div>
		</header>
	);
}
