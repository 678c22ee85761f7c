import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type LineageTexts, lineageTexts } from '@/lib/features/family/print/dto';
import type { AncestorsPage as ShownAncestors } from '@/lib/features/family/print/rules/lineage';
import { kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import { lineagePath } from '@/lib/features/family/rules/paths';
import { translator } from '@/lib/platform/i18n/translate';
import { kinTerms } from '@/lib/rules/kinship/terms';
import { type AncestorPlace, generationAbove, roleAt, wayTo } from '@/lib/rules/lineage/ancestors';
import { type AncestorCell, AncestorFanChart } from './ancestor-fan-chart';
import { LineageSectionPage, type LineageSectionPageProps } from './lineage-section-page';

/** As many as the fan has rings. */
const generationTitles = [
	...(['parents', 'grandparents', 'greatGrandparents', 'greatGreatGrandparents'] as const),
] as const;

export const ancestorGenerations = generationTitles.length;

interface AncestorsPageProps extends Pick<LineageSectionPageProps, 'choices'> {
	record: ShownAncestors;
	/** The numbers of the ancestors who have a name in this tree or in another that is joined to it. */
	named: readonly number[];
	language: Language;
}

/** The ancestors of one of the tree as a fan, and as a list by generation. */
export async function AncestorsPage({ record, named, choices, language }: AncestorsPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const { cards, firstId: personId } = record;
	const places = withNamedElsewhere(record.places, named);
	const texts = lineageTexts(record, language);
	const kin = (number: number) => kinshipWords(kinTerms(wayTo(number).map(stepTo)), translator(language));
	const above = places.filter(({ number }) => number > 1);
	const found = above.filter(({ id }) => id !== null);
	const elsewhere = above.filter(({ isNamedElsewhere }) => isNamedElsewhere);
	const generations = generationTitles
		.map((title, at) => ({
			title,
			group: above.filter(({ number }) => generationAbove(number) === at + 1),
		}))
		.filter(({ group }) => group.length > 0);
	return (
		<LineageSectionPage
			way="ancestors"
			title={t('ancestors.title')}
			intro={t('ancestors.intro')}
			label={t('ancestors.from')}
			{...{ record, choices, language }}
		>
			<article data-print-page="" className="flex flex-col gap-6 print:paper print:text-text">
				<style>{'@page { size: A4 landscape; margin: 10mm }'}</style>
				<header className="text-center">
					<h2 className="text-h3 md:text-h3-wide">
						{t('ancestors.of', { name: cards.get(personId)?.name ?? '' })}
					</h2>
					<p className="mt-1 text-sm text-text-muted">
						{t('ancestors.count', { count: found.length })}
						{elsewhere.length > 0 && ` · ${t('ancestors.elsewhereCount', { count: elsewhere.length })}`}
					</p>
				</header>
				<AncestorFanChart {...{ personId, places, kin, texts, language }} />
				<div className="flex flex-col gap-5 print:break-before-page">
					{generations.map(({ title, group }) => (
						<section key={title} aria-labelledby={`ancestors-${title}`} className="break-inside-avoid">
							<h3
								id={`ancestors-${title}`}
								className="mb-2 border-line border-b pb-1 text-heading text-lg print:text-base"
							>
								{t(`ancestors.generations.${title}`)}
							</h3>
							<ol className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:text-sm">
								{group.map((place) => (
									<li key={place.number} className="min-w-0">
										<Ancestor {...{ place, kin: kin(place.number), texts, language }} />
									</li>
								))}
							</ol>
						</section>
					))}
				</div>
			</article>
		</LineageSectionPage>
	);
}

/** Adds the places of those who have a name in another tree alone. */
function withNamedElsewhere(places: readonly AncestorPlace[], named: readonly number[]): AncestorCell[] {
	const known = new Map(places.map(({ number, id }) => [number, id]));
	return [...new Set([...known.keys(), ...named])]
		.sort((a, b) => a - b)
		.map((number) => {
			const id = known.get(number) ?? null;
			return { number, id, isNamedElsewhere: id === null && named.includes(number) };
		});
}

/** A step up to the place with this number. */
function stepTo(number: number) {
	const sex = roleAt(number) === 'father' ? ('M' as const) : ('F' as const);
	return { kind: 'parent' as const, sex, link: 'birth' as const };
}

interface AncestorProps {
	place: AncestorCell;
	kin: string;
	texts: LineageTexts;
	language: Language;
}

async function Ancestor({ place: { id, isNamedElsewhere }, kin, texts, language }: AncestorProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const [years, details] = id === null ? [null, []] : [texts.years(id), texts.origin(id)];
	return (
		<>
			<span className="block text-sm text-text-muted first-letter:uppercase">{kin}</span>{' '}
			{id === null ? (
				<span className="text-text-muted">{t(isNamedElsewhere ? 'ancestors.elsewhere' : 'unknown')}</span>
			) : (
				<Link
					href={pathIn(language, lineagePath('ancestors', id))}
					prefetch={false}
					className="inline-flex min-h-6 items-center font-bold font-serif text-heading hover:underline"
				>
					{texts.name(id)}
				</Link>
			)}{' '}
			{(years !== null || details.length > 0) && (
				<span className="block text-sm text-text-soft">
					{[years, ...details].filter((detail) => detail !== null).join(' · ')}
				</span>
			)}
		</>
	);
}
