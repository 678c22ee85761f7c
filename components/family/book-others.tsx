import { getTranslations } from 'next-intl/server';
import { othersIn } from './book-people';
import type { BookPart } from './book-title';

/** Who is in the tree without descending from the first of the book or having married somebody who does. */
export async function BookOthers({ record, rows, texts, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const others = othersIn(record, rows, language);
	if (others.length === 0) return null;
	return (
		<section aria-labelledby="book-others" className="print:mb-8">
			<h2
				id="book-others"
				className="mb-3 break-after-avoid border-gold-500 border-b-2 pb-1 text-h3 md:text-h3-wide"
			>
				{t('others')}
			</h2>
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
		</section>
	);
}
