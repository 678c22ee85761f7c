import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import type { GenerationEntry } from '@/lib/rules/lineage/generations';
import { entryAnchor } from './family-paths';
import type { LineageTexts } from './lineage-texts';
import { Partners } from './partners';

interface BookEntryProps {
	entry: GenerationEntry;
	record: FamilyRecord;
	texts: LineageTexts;
	language: Language;
}

/** Somebody in the book, with photos, whose child they are, marriages and children. */
export async function BookEntry({ entry, record: { cards }, texts, language }: BookEntryProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const { id, number, isAdopted, parentId, otherParentId, partners, children } = entry;
	const card = cards.get(id);
	const parents = [parentId, otherParentId].filter((parent) => parent !== null).map(texts.name);
	const [parent, otherParent] = parents;
	const parentage =
		parent === undefined
			? null
			: otherParent === undefined
				? t(`childOf.${texts.sex(id)}`, { name: parent })
				: t(`childOfBoth.${texts.sex(id)}`, { parent, otherParent });
	const about = [
		...[texts.years(id), parentage, isAdopted ? t('adopted') : null, ...texts.origin(id)],
		card?.profession,
	].filter(Boolean);
	const pictured = [id, ...partners.filter((one) => one.number === null).map((one) => one.id)].flatMap(
		(of) => {
			const photo = cards.get(of)?.photo;
			return photo ? [{ of, photo }] : [];
		},
	);
	return (
		<li id={entryAnchor(number)} className="flex break-inside-avoid scroll-mt-24 gap-4 print:mb-5">
			<div className="min-w-0 flex-1">
				<h3 className="text-lg">
					<span className="text-gold">{texts.number(number)}</span> {texts.name(id)}
				</h3>
				{about.length > 0 && <p className="text-sm text-text-soft">{about.join(' · ')}</p>}
				<Partners of={entry} {...{ texts, language }} className="mt-1" />
				{children.length > 0 && (
					<div className="mt-1 text-sm">
						<span className="text-text-muted">{t('book.children')}</span>
						<ul className="ml-4">
							{children.map((child) => (
								<li key={child.id}>
									<a
										href={`#${entryAnchor(child.number)}`}
										className="inline-block py-0.5 text-primary hover:underline print:text-inherit"
									>
										{texts.number(child.number)} {texts.name(child.id)}
									</a>
								</li>
							))}
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
