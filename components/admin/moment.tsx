import { useLocale } from 'next-intl';
import { formatDay, formatMoment } from '@/lib/platform/i18n/format';

/** When something was: with its hour where there is room, on a small screen the day alone. */
export function Moment({ at }: { at: string }) {
	const language = useLocale();
	const moment = formatMoment(at, language);
	if (moment === null) return null;
	return (
		<time dateTime={at} title={moment}>
			<span className="max-sm:hidden">{moment}</span>
			<span className="sm:hidden">{formatDay(at, language)}</span>
		</time>
	);
}
