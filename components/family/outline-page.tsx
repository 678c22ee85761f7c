import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import { indexLineage, oldestForefather } from '@/lib/rules/lineage/lineage';
import {
	getOutline,
	type OutlineEntry,
	type OutlineReference,
	type OutlineRow,
} from '@/lib/rules/lineage/outline';
import { entryAnchor } from './family-paths';
import { LineageFrame } from './lineage-frame';
import { type LineageTexts, lineageTexts } from './lineage-texts';
import { Partners, SeeLink } from './partners';

interface OutlinePageProps {
	record: FamilyRecord;
	askedId: string | null;
	language: Language;
}

/** The vamshavali: everybody who descends from one of the tree, numbered as in the bahis. */
export async function OutlinePage({ record, askedId, language }: OutlinePageProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.outline' });
	const index = indexLineage(record.lineage);
	const defaultId = oldestForefather(index, record.meId);
	const firstId = askedId !== null && record.cards.has(askedId) ? askedId : defaultId;
	const texts = lineageTexts(record, index, language);
	return (
		<LineageFrame
			way="outline"
			title={t('title')}
			intro={t('intro')}
			label={t('from')}
			{...{ record, askedId, defaultId, language }}
		>
			<Outline rows={getOutline(index, firstId)} {...{ firstId, record, texts, language }} />
		</LineageFrame>
	);
}

interface OutlineProps {
	rows: readonly OutlineRow[];
	firstId: string;
	record: FamilyRecord;
	texts: LineageTexts;
	language: Language;
}

async function Outline({ rows, firstId, record, texts, language }: OutlineProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.outline' });
	const entries = rows.filter((row) => row.kind === 'entry');
	const generations = Math.max(...entries.map(({ number }) => number.length));
	return (
		<article
			data-print-page=""
			aria-labelledby="outline-title"
			className="rounded-card border border-line bg-surface print:border-0 print:paper print:text-text"
		>
			<style>{'@page { size: A4; margin: 14mm }'}</style>
			<header className="border-line border-b px-4 py-5 text-center md:px-8 print:px-0 print:pt-0">
				<h2 id="outline-title" className="text-h3 md:text-h3-wide">
					{t('of', { name: record.cards.get(firstId)?.name ?? '' })}
				</h2>
				<p className="mt-1 text-sm text-text-muted">
					{t('count', {
						generations,
						people: entries.length,
					})}
				</p>
			</header>
			<ol className="flex flex-col px-3 py-3 md:px-8 md:py-5 print:px-0">
				{rows.map((row) => (
					<OutlineRowItem
						key={`${row.kind} ${row.kind === 'reference' ? row.under.join('.') : ''} ${row.id}`}
						isMe={row.id === record.meId}
						{...{ row, texts, language }}
					/>
				))}
			</ol>
		</article>
	);
}

interface OutlineRowItemProps {
	row: OutlineRow;
	isMe: boolean;
	texts: LineageTexts;
	language: Language;
}

/** A line of an outline, further to the right by its generation. */
function OutlineRowItem({ row, ...rest }: OutlineRowItemProps) {
	const generation = row.kind === 'entry' ? row.number.length : row.under.length + 1;
	return (
		<li
			id={row.kind === 'entry' ? entryAnchor(row.number) : undefined}
			className="flex break-inside-avoid scroll-mt-24 target:bg-raised"
		>
			<span
				aria-hidden="true"
				style={{ width: `calc(${Math.min(generation - 1, deepestStep)} * var(--step))` }}
				className="shrink-0 self-stretch bg-[repeating-linear-gradient(to_right,transparent_0_6px,var(--color-line)_6px_7px,transparent_7px_var(--step))] [--step:0.875rem] md:[--step:1.75rem] print:bg-none print:[--step:6mm]"
			/>
			{row.kind === 'entry' ? <Entry row={row} {...rest} /> : <Reference row={row} {...rest} />}
		</li>
	);
}

/** Further generations keep this distance, so that a phone has room for their names. */
const deepestStep = 9;

interface EntryProps extends Omit<OutlineRowItemProps, 'row'> {
	row: OutlineEntry;
}

async function Entry({ row, isMe, texts, language }: EntryProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const { id, number, isAdopted, otherParentId } = row;
	const isFirst = number.length === 1;
	const details = [
		texts.years(id),
		isAdopted ? t('adopted') : null,
		otherParentId === null ? null : t('childOfOther', { name: texts.name(otherParentId) }),
	].filter((detail) => detail !== null);
	return (
		<div className="min-w-0 flex-1 py-1.5 print:py-1">
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
			<Partners of={row} {...{ texts, language }} />
		</div>
	);
}

interface ReferenceProps extends Omit<OutlineRowItemProps, 'row'> {
	row: OutlineReference;
}

async function Reference({ row, texts, language }: ReferenceProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	return (
		<p className="min-w-0 flex-1 py-1.5 text-text-soft print:py-1">
			<span className="font-semibold">{texts.name(row.id)}</span>{' '}
			{row.isAdopted && <span className="text-sm text-text-muted">{t('adopted')} </span>}
			<SeeLink number={row.number} {...{ texts, language }} />
		</p>
	);
}
