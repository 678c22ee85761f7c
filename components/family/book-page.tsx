import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import { getGenerations } from '@/lib/rules/lineage/generations';
import { indexLineage, oldestForefather } from '@/lib/rules/lineage/lineage';
import { getOutline } from '@/lib/rules/lineage/outline';
import { BookEntry } from './book-entry';
import { BookIndex } from './book-index';
import { BookOthers } from './book-others';
import { BookSources } from './book-sources';
import { BookTitle } from './book-title';
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
						<section
							key={entries[0]?.number.length}
							aria-labelledby={`book-generation-${at + 1}`}
							className="print:mb-8"
						>
							<h2
								id={`book-generation-${at + 1}`}
								className="mb-4 break-after-avoid border-gold-500 border-b-2 pb-1 text-h3 md:text-h3-wide"
							>
								{t('generation', { number: texts.number([at + 1]) })}
							</h2>
							<ol className="flex flex-col gap-5 print:block">
								{entries.map((entry) => (
									<BookEntry key={entry.id} entry={entry} {...context} />
								))}
							</ol>
						</section>
					))}
					<BookOthers rows={rows} {...context} />
					<BookIndex rows={rows} {...context} />
					<BookSources rows={rows} {...context} />
				</div>
			</article>
		</LineageFrame>
	);
}
