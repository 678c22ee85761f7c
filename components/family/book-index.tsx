import { getTranslations } from 'next-intl/server';
import { byName, numbersIn } from './book-people';
import type { BookPart } from './book-title';
import { entryAnchor } from './family-paths';

/** Everybody of the outline by name, with the numbers under which they are. */
export async function BookIndex({ record, rows, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const numbers = numbersIn(rows);
	const listed = byName([...record.cards.values()], language).filter(({ _id }) => numbers.has(_id));
	return (
		<section aria-labelledby="book-index" className="print:break-before-page print:pb-8">
			<h2
				id="book-index"
				className="mb-3 break-after-avoid border-gold-500 border-b-2 pb-1 text-h3 md:text-h3-wide"
			>
				{t('index')}
			</h2>
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
		</section>
	);
}
