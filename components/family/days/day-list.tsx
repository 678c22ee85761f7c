import { CakeSlice, Flower2, Gem } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { InScript } from '@/components/ui/in-script';
import { tithiWords } from '@/lib/features/family/days/rules';
import type { FamilyDay } from '@/lib/features/family/days/schema';
import { formatDay } from '@/lib/platform/i18n/format';

const icons = { birthday: CakeSlice, wedding: Gem, death: Flower2 } as const;

interface DayListProps {
	days: readonly FamilyDay[];
	/** `2026-12-01` */
	today: string;
}

/** Days of the family, each with whom it is about and how long ago it was. */
export function DayList({ days, today }: DayListProps) {
	const t = useTranslations();
	const language = useLocale();
	const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
	const near = new Map([
		[today, t('familyDays.today')],
		[tomorrow, t('familyDays.tomorrow')],
	]);
	return (
		<ul className="flex flex-col divide-y divide-line">
			{days.map((day) => {
				const { kind, date, people, years } = day;
				const Icon = icons[kind];
				const tithi = tithiWords(day, t);
				return (
					<li key={`${kind} ${date} ${people.map(({ _id }) => _id).join()}`} className="flex gap-3 py-3">
						<Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
						<div className="min-w-0 flex-1">
							<ul className="wrap-anywhere font-semibold">
								{people.map(({ _id, name, written, relationWords }) => (
									<li key={_id}>
										<InScript text={name} written={written?.name} />{' '}
										<span className="font-normal text-text-soft">({relationWords[language]})</span>
									</li>
								))}
							</ul>
							<p className="text-sm text-text-soft">
								{[t(`familyDays.kind.${kind}`), t(`familyDays.years.${kind}`, { years }), tithi]
									.filter(Boolean)
									.join(' · ')}
							</p>
						</div>
						<p className="shrink-0 text-right text-sm">
							{near.has(date) && <span className="block font-semibold text-primary">{near.get(date)}</span>}
							<time dateTime={date} className="text-text-soft">
								{formatDay(date, language)}
							</time>
						</p>
					</li>
				);
			})}
		</ul>
	);
}
