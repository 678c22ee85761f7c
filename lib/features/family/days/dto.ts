import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { daySentence, tithiWords } from './rules';
import type { FamilyDay } from './schema';

interface FeedOf {
	days: readonly FamilyDay[];
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
	now: Date;
}

/** The days as an iCalendar file (RFC 5545), each an event of a whole day. */
export function writeFeed({ days, language, appUrl, now }: FeedOf): string {
	const t = translator(language);
	const calendar = ical({
		...{ name: t('familyDays.title'), method: ICalCalendarMethod.PUBLISH },
		...{ prodId: { company: 'Khamma Ghani', product: 'Family days' }, ttl: 24 * 60 * 60 },
	});
	for (const day of days) {
		const start = new Date(day.date);
		const tithi = tithiWords(day, t);
		calendar.createEvent({
			id: `${[day.kind, ...day.people.map(({ _id }) => _id), day.date].join('-')}@${new URL(appUrl).hostname}`,
			...{ start, allDay: true, stamp: now, timezone: 'UTC' },
			summary: daySentence(day, language, t),
			...(tithi !== null && { description: tithi }),
			url: appUrl + pathIn(language, '/family-tree/days'),
			...{ busystatus: ICalEventBusyStatus.FREE, transparency: ICalEventTransparency.TRANSPARENT },
		});
	}
	return calendar.toString();
}
