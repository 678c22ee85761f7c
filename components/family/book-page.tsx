import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import { formatDay } from '@/lib/platform/i18n/format';
import { getGenerations } from '@/lib/rules/lineage/generations';
import { indexLineage, oldestForefather } from '@/lib/rules/lineage/lineage';
import { getOutline } from '@/lib/rules/lineage/outline';
import { BookEntry } from './book-entry';
import { BookIndex, BookOthers, type BookPart, BookSection, BookSources } from './book-lists';
import { LineageFrame } from './lineage-frame';
import { lineageTexts } from './lineage-texts';

interface BookPageProps {
	record: FamilyRecord;
	askedId: string | null;
	language: Language;
	now: Date;
}

/** Page numbers below each sheet but the first, where the browser can. */
const sheets =
	'@page { size: A4; margin: 16mm 15mm; @bottom-center { content: counter(page); font: 10pt serif } } @page :first { @bottom-center { content: none } }';

/** A family as a book to be printed: its descendants by generation, an index of names, and where it is known from. */
export async function BookPage({ record, askedId, language, now }: BookPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const { cards, meId, lineage } = record;
	const index = indexLineage(lineage);
	const defaultId = oldestForefather(index, meId);
	const firstId = askedId !== null && cards.has(askedId) ? askedId : defaultId;
	const rows = getOutline(index, firstId);
	const texts = lineageTexts(record, index, language);
	const context = { record, texts, language };
	return (
		<LineageFrame
			way="book"
			title={t('title')}
			intro={t('intro')}
			label={t('from')}
			{...{ record, askedId, defaultId, language }}
		>
			<article
				data-print-page=""
				className="mx-auto w-full max-w-[210mm] bg-surface text-text shadow-soft paper print:shadow-none"
			>
				<style>{sheets}</style>
				<BookTitle {...context} firstId={firstId} rows={rows} now={now} />
				<div className="flex flex-col gap-10 px-4 py-8 md:px-[15mm] md:py-[16mm] print:block print:p-0">
					{getGenerations(rows).map((entries, at) => (
						<BookSection
							key={entries[0]?.number.length}
							id={`generation-${at + 1}`}
							title={t('generation', { number: texts.number([at + 1]) })}
							className="print:mb-8"
						>
							<ol className="flex flex-col gap-5 print:block">
								{entries.map((entry) => (
									<BookEntry key={entry.id} entry={entry} {...context} />
								))}
							</ol>
						</BookSection>
					))}
					<BookOthers rows={rows} {...context} />
					<BookIndex rows={rows} {...context} />
					<BookSources rows={rows} {...context} />
				</div>
			</article>
		</LineageFrame>
	);
}

interface BookTitleProps extends BookPart {
	firstId: string;
	now: Date;
}

/** The first sheet: a gold frame with the name of the family. */
async function BookTitle({ record, rows, texts, firstId, language, now }: BookTitleProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const { name, cards } = record;
	const entries = rows.filter((row) => row.kind === 'entry');
	const generations = Math.max(...entries.map(({ number }) => number.length));
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
							{name}
						</p>
					</div>
					<p className="border-gold-500 border-y px-8 py-2 font-bold font-serif text-heading text-lg">
						{t('descendants', { name: texts.name(firstId) })}
					</p>
					<p className="text-text-soft">
						{t('count', {
							generations,
							people: entries.length,
						})}
					</p>
					<p className="text-sm text-text-muted">{formatDay(now.toISOString(), language)}</p>
				</div>
				<div aria-hidden="true" className="border-band m-1.5" />
			</div>
		</header>
	);
}
