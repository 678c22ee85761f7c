import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import { indexLineage, oldestForefather } from '@/lib/rules/lineage/lineage';
import { getOutline, type OutlineRow } from '@/lib/rules/lineage/outline';
import { LineageFrame } from './lineage-frame';
import { type LineageTexts, lineageTexts } from './lineage-texts';
import { OutlineRowItem } from './outline-row';

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
