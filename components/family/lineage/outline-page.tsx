import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';
import { type LineageTexts, lineageTexts } from '@/lib/features/family/print/dto';
import { numberKey, type ShownEntry } from '@/lib/features/family/print/rules/lineage';
import type { OutlinePage as ShownOutline } from '@/lib/features/family/print/rules/outline';
import { entryAnchor } from '@/lib/features/family/rules/paths';
import type { OutlineReference } from '@/lib/rules/lineage/outline';
import { DescentPageList, PageOfPages } from './descent-page-list';
import type { ShownDescent } from './entry-link';
import { LineageSectionPage, type LineageSectionPageProps } from './lineage-section-page';
import { PartnerList, SeeLink } from './partner-list';

interface OutlinePageProps extends Pick<LineageSectionPageProps, 'choices'> {
	record: ShownOutline;
	language: Language;
}

/** The vamshavali: everybody who descends from one of the tree, numbered as in the bahis. */
export async function OutlinePage({ record, choices, language }: OutlinePageProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.outline' });
	const texts = lineageTexts(record, language);
	const descent = { way: 'outline' as const, record, language };
	return (
		<LineageSectionPage
			way="outline"
			title={t('title')}
			intro={t('intro')}
			label={t('from')}
			{...{ record, choices, language }}
		>
			<Outline {...{ record, descent, texts }} />
			<DescentPageList descent={descent} />
		</LineageSectionPage>
	);
}

interface OutlineProps {
	record: ShownOutline;
	descent: ShownDescent;
	texts: LineageTexts;
}

async function Outline({ record, descent, texts }: OutlineProps) {
	const t = await getTranslations({ locale: descent.language, namespace: 'lineage.outline' });
	const { rows, firstId, cards, meId, generations, people } = record;
	return (
		<article
			data-print-page=""
			aria-labelledby="outline-title"
			className="rounded-card border border-line bg-surface print:border-0 print:paper print:text-text"
		>
			<style>{'@page { size: A4; margin: 14mm }'}</style>
			<header className="border-line border-b px-4 py-5 text-center md:px-8 print:px-0 print:pt-0">
				<h2 id="outline-title" className="text-h3 md:text-h3-wide">
					{t('of', { name: cards.get(firstId)?.name ?? '' })}
				</h2>
				<p className="mt-1 text-sm text-text-muted">
					{t('count', {
						generations,
						people,
					})}
				</p>
				<PageOfPages descent={descent} className="mt-1 text-sm text-text-muted" />
			</header>
			<ol className={`flex flex-col px-3 py-3 md:px-8 md:py-5 print:px-0 ${rowClasses}`}>
				{rows.map((row) => (
					<OutlineRowItem
						key={
							row.kind === 'entry'
								? numberKey(row.number)
								: `${numberKey(row.under)} ${numberKey(row.number)}`
						}
						isMe={row.id === meId}
						{...{ row, descent, texts }}
					/>
				))}
			</ol>
		</article>
	);
}

interface OutlineRowItemProps {
	row: ShownEntry | OutlineReference;
	isMe: boolean;
	descent: ShownDescent;
	texts: LineageTexts;
}

/** The classes of all lines, written once: a page has hundreds. A line is the space before its text, and the text. */
const rowClasses = [
	'[--step:0.875rem] md:[--step:1.75rem] print:[--step:6mm]',
	'[&>li]:flex [&>li]:break-inside-avoid [&>li]:scroll-mt-24 [&>li:target]:bg-raised',
	'[&>li>:first-child]:shrink-0 [&>li>:first-child]:self-stretch print:[&>li>:first-child]:bg-none',
	'[&>li>:first-child]:bg-[repeating-linear-gradient(to_right,transparent_0_6px,var(--color-line)_6px_7px,transparent_7px_var(--step))]',
	'[&>li>:last-child]:min-w-0 [&>li>:last-child]:flex-1 [&>li>:last-child]:py-1.5 print:[&>li>:last-child]:py-1',
].join(' ');

/** A line of an outline, further to the right by its generation. */
function OutlineRowItem({ row, ...rest }: OutlineRowItemProps) {
	const generation = row.kind === 'entry' ? row.number.length : row.under.length + 1;
	return (
		<li id={row.kind === 'entry' ? entryAnchor(row.number) : undefined}>
			<span
				aria-hidden="true"
				style={{ width: `calc(${Math.min(generation - 1, deepestStep)} * var(--step))` }}
			/>
			{row.kind === 'entry' ? <Entry row={row} {...rest} /> : <Reference row={row} {...rest} />}
		</li>
	);
}

/** Further generations keep this distance, so that a phone has room for their names. */
const deepestStep = 9;

interface EntryProps extends Omit<OutlineRowItemProps, 'row'> {
	row: ShownEntry;
}

async function Entry({ row, isMe, descent, texts }: EntryProps) {
	const t = await getTranslations({ locale: descent.language, namespace: 'lineage' });
	const { id, number, otherParentId } = row;
	const isFirst = number.length === 1;
	const details = [
		texts.years(id),
		texts.adoption(row),
		otherParentId === null ? null : t('childOfOther', { name: texts.name(otherParentId) }),
	].filter((detail) => detail !== null);
	return (
		<div>
			<p>
				<span className="font-bold text-gold">{texts.number(number)}</span>{' '}
				<span className={`font-bold font-serif text-heading ${isFirst ? 'text-lg' : ''}`}>
					{texts.name(id)}
				</span>
				{isMe && (
					<>
						{' '}
						<Badge>{t('me')}</Badge>
					</>
				)}{' '}
				<span className="text-sm text-text-muted">{details.join(' · ')}</span>
			</p>
			<PartnerList of={row} {...{ descent, texts }} />
		</div>
	);
}

interface ReferenceProps extends Omit<OutlineRowItemProps, 'row'> {
	row: OutlineReference;
}

function Reference({ row, descent, texts }: ReferenceProps) {
	const adoption = texts.adoption(row);
	return (
		<p className="text-text-soft">
			<span className="font-semibold">{texts.name(row.id)}</span>{' '}
			{adoption !== null && <span className="text-sm text-text-muted">{adoption} </span>}
			<SeeLink number={row.number} {...{ descent, texts }} />
		</p>
	);
}
