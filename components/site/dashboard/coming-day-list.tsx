import { CalendarHeart } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { DayList } from '@/components/family/days/day-list';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';
import type { FamilyDay } from '@/lib/features/family/days/schema';

interface ComingDayListProps {
	/** Within a month. */
	days: readonly FamilyDay[];
	/** `2026-12-01` */
	today: string;
}

/** The first days of the family within a month. */
export function ComingDayList({ days, today }: ComingDayListProps) {
	const t = useTranslations('dashboard.days');
	const language = useLocale();
	return (
		<>
			{days.length === 0 ? (
				<p className="text-text-muted">{t('none')}</p>
			) : (
				<DayList days={days} today={today} />
			)}
			<div>
				<LinkButton look="outline" href={pathIn(language, '/family-tree/days')}>
					<CalendarHeart aria-hidden="true" className="size-5" />
					{t('view')}
				</LinkButton>
			</div>
		</>
	);
}
