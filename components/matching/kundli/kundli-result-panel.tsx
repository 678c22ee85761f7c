import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { labelFor } from '@/lib/core/label-for';
import type { KundliDto, OwnKundliReply } from '@/lib/features/matching/kundli/schema';

/** What was computed, line by line, each with what it means. */
export function KundliResultPanel({ found, kundli }: { found: OwnKundliReply; kundli: KundliDto }) {
	const t = useTranslations('kundli.result');
	const { nakshatras, rashis } = useMessages().kundli;
	const { moons, lagnas, manglikByLagna, manglikByMoon } = kundli;
	const rashiName = (rashi: number) => labelFor(rashis, String(rashi));
	const isRange = moons.length > 1 || (lagnas?.length ?? 0) > 1;
	return (
		<section aria-labelledby="kundli-result">
			<Card className="flex flex-col gap-4 p-4 md:p-6">
				<h2 id="kundli-result" className="text-h3 md:text-h3-wide">
					{t('title')}
				</h2>
				{found.saidManglik !== null && (
					<Banner tone="info">{t('differs', { said: found.saidManglik ? 'yes' : 'no' })}</Banner>
				)}
				{isRange && <p className="text-text-soft">{t('range')}</p>}
				<dl className="flex flex-col divide-y divide-line">
					<Line
						label={t('nakshatra')}
						why={t('nakshatraWhy')}
						values={moons.map(({ nakshatra, pada }) =>
							t('nakshatraPada', { nakshatra: labelFor(nakshatras, String(nakshatra)), pada }),
						)}
					/>
					<Line
						label={t('rashi')}
						why={t('rashiWhy')}
						values={[...new Set(moons.map(({ rashi }) => rashiName(rashi)))]}
					/>
					<Line
						label={t('lagna')}
						why={t('lagnaWhy')}
						values={lagnas ? lagnas.map(rashiName) : [t('lagnaOpen')]}
					/>
					{manglikByLagna && <ManglikLine label={t('manglikByLagna')} manglik={manglikByLagna} />}
					<ManglikLine label={t('manglikByMoon')} manglik={manglikByMoon} />
				</dl>
				<p className="text-sm text-text-muted">{t('tradition')}</p>
			</Card>
		</section>
	);
}

interface LineProps {
	label: string;
	why: string;
	values: readonly string[];
	children?: ReactNode;
}

function Line({ label, why, values, children }: LineProps) {
	return (
		<div className="grid gap-1 py-3 sm:grid-cols-[14rem_1fr] sm:gap-4">
			<dt className="font-semibold text-text-soft">{label}</dt>
			<dd className="min-w-0">
				<p className="font-bold text-heading">{values.join(' · ')}</p>
				{children}
				<p className="mt-1 text-sm text-text-muted">{why}</p>
			</dd>
		</div>
	);
}

function ManglikLine({ label, manglik }: { label: string; manglik: KundliDto['manglikByMoon'] }) {
	const t = useTranslations('kundli.result');
	const { rashis } = useMessages().kundli;
	return (
		<Line label={label} why={t('manglikWhy')} values={[t(`answers.${manglik.answer}`)]}>
			<ul className="text-sm text-text-soft">
				{manglik.views.map(({ mars, house, exceptions }) => (
					<li key={`${mars} ${house}`}>
						{[
							t('view', { mars: labelFor(rashis, String(mars)), house }),
							...exceptions.map((exception) => t(`exceptions.${exception}`)),
						].join('; ')}
					</li>
				))}
			</ul>
		</Line>
	);
}
