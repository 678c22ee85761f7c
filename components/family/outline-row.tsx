import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';
import type { OutlineEntry, OutlineReference, OutlineRow } from '@/lib/rules/lineage/outline';
import { entryAnchor } from './family-paths';
import type { LineageTexts } from './lineage-texts';
import { SeeLink } from './see-link';

interface OutlineRowItemProps {
	row: OutlineRow;
	isMe: boolean;
	texts: LineageTexts;
	language: Language;
}

/** A line of an outline, further to the right by its generation. */
export function OutlineRowItem({ row, ...rest }: OutlineRowItemProps) {
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
	const { id, number, isAdopted, otherParentId, partners } = row;
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
			{partners.map((partner) => (
				<p key={partner.id} className="text-sm">
					<span className="text-text-muted">{texts.partnerWord(partner)}</span>{' '}
					<span className="font-semibold">{texts.name(partner.id)}</span>{' '}
					{partner.number === null ? (
						<span className="text-text-soft">{texts.partnerDetails(row, partner)}</span>
					) : (
						<SeeLink number={partner.number} {...{ texts, language }} />
					)}
				</p>
			))}
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
