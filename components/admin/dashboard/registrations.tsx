import { useLocale, useTranslations } from 'next-intl';
import type { Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { formatCount, formatDay, regionOf } from '@/lib/platform/i18n/format';
import { type Bar, getBars } from './bars';

/** A bar for each week. Its figures are written too: for readers who cannot see it, a sentence for each. */
export function Registrations({ weeks }: { weeks: Reply<'GET /api/admin/overview'>['registrations'] }) {
	const t = useTranslations('admin.dashboard');
	const language = useLocale();
	const total = weeks.reduce((sum, { count }) => sum + count, 0);
	return (
		<figure className="flex flex-col gap-3">
			<figcaption className="text-sm text-text-muted">
				{`${t('registrations.text')} ${t('registrations.total', { count: total })}`}
			</figcaption>
			<ol className="grid auto-cols-fr grid-flow-col gap-1 md:gap-2">
				{getBars(weeks).map((bar) => (
					<li key={bar.week}>
						<span className="sr-only">
							{t('registrations.week', {
								day: formatDay(bar.week, language) ?? bar.week,
								count: bar.count,
							})}
						</span>
						<WeekBar bar={bar} language={language} />
					</li>
				))}
			</ol>
		</figure>
	);
}

function WeekBar({ bar, language }: { bar: Bar; language: Language }) {
	return (
		<div aria-hidden="true" className="flex flex-col text-center text-text-muted text-xs tabular-nums">
			<div className="flex h-40 flex-col justify-end">
				<span className={bar.count === 0 ? '' : 'font-semibold text-text'}>
					{formatCount(bar.count, language)}
				</span>
				<div
					style={{ height: `${bar.percent * 0.8}%` }}
					className="rounded-t-sm border-primary border-b-2 bg-primary"
				/>
			</div>
			<span className="mt-1">{bar.day}</span>
			<span className="-mt-1 h-6 whitespace-nowrap">{bar.isNewMonth && getMonth(bar.week, language)}</span>
		</div>
	);
}

function getMonth(week: string, language: Language): string {
	const options = { month: 'short', timeZone: 'UTC' } as const;
	return new Intl.DateTimeFormat(regionOf[language], options).format(new Date(week));
}
