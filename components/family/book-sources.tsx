import { getTranslations } from 'next-intl/server';
import { byName } from './book-people';
import type { BookPart } from './book-title';

/** Where the book knows its people from: cards of the tree, members' profiles, and files that were imported. */
export async function BookSources({ record, language }: BookPart) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const cards = byName([...record.cards.values()], language);
	const linked = cards.filter(({ isProfileLinked, _id }) => isProfileLinked || _id === record.meId);
	const imported = cards.filter(({ facts }) => facts.length > 0);
	const cited = new Set(imported.flatMap(({ facts }) => facts.flatMap(({ sources }) => sources)));
	return (
		<section aria-labelledby="book-sources" className="print:break-inside-avoid">
			<h2
				id="book-sources"
				className="mb-3 break-after-avoid border-gold-500 border-b-2 pb-1 text-h3 md:text-h3-wide"
			>
				{t('sources')}
			</h2>
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
		</section>
	);
}
