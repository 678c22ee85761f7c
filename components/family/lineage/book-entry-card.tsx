import { getTranslations } from 'next-intl/server';
import type { BookEntry } from '@/lib/features/family/print/rules/book';
import { entryAnchor } from '@/lib/features/family/rules/paths';
import type { BookPart } from './book-lists';
import { EntryLink } from './entry-link';
import { PartnerList } from './partner-list';

interface BookEntryCardProps extends BookPart {
	entry: BookEntry;
}

/** The classes of all entries, written once: a page has hundreds. */
export const entryClasses = [
	'[&>li]:flex [&>li]:break-inside-avoid [&>li]:scroll-mt-24 [&>li]:gap-4 print:[&>li]:mb-5',
	'[&>li>div]:min-w-0 [&>li>div]:flex-1 [&_h3]:text-lg [&>li>div_ul]:ml-4',
	'[&_li_a]:text-primary [&_li_a:hover]:underline print:[&_li_a]:text-inherit',
	'[&_li_li>a]:inline-block [&_li_li>a]:py-0.5',
].join(' ');

/** Somebody in the book, with photos, whose child they are, marriages and children. */
export async function BookEntryCard({
	entry,
	record: { cards },
	descent,
	texts,
	language,
}: BookEntryCardProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const { id, number, partners, children, furtherChildren } = entry;
	const about = texts.about(entry);
	const pictured = [id, ...partners.filter((one) => one.number === null).map((one) => one.id)].flatMap(
		(of) => {
			const photo = cards.get(of)?.photo;
			return photo ? [{ of, photo }] : [];
		},
	);
	return (
		<li id={entryAnchor(number)}>
			<div>
				<h3>
					<span className="text-gold">{texts.number(number)}</span> {texts.name(id)}
				</h3>
				{about.length > 0 && <p className="text-sm text-text-soft">{about.join(' · ')}</p>}
				<PartnerList of={entry} {...{ descent, texts }} className="mt-1" />
				{children.length > 0 && (
					<div className="mt-1 text-sm">
						<span className="text-text-muted">{t('book.children')}</span>
						<ul>
							{children.map((child) => (
								<li key={child.id}>
									<EntryLink descent={descent} number={child.number}>
										{texts.number(child.number)} {texts.name(child.id)}
									</EntryLink>
									{child.adopterIds.length > 0 && ` · ${texts.adoption(child)}`}
								</li>
							))}
							{furtherChildren > 0 && (
								<li className="text-text-muted">{t('further', { count: furtherChildren })}</li>
							)}
						</ul>
					</div>
				)}
			</div>
			{pictured.length > 0 && (
				<ul className="flex shrink-0 flex-col gap-2 sm:flex-row print:flex-row">
					{pictured.map(({ of, photo }) => (
						<li key={of}>
							<img
								src={photo}
								alt={t('book.photo', { name: cards.get(of)?.name ?? '' })}
								className="aspect-[4/5] w-20 border-2 border-gold-500 object-cover print:w-[24mm]"
							/>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
