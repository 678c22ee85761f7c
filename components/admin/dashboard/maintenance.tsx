import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { buttonClass } from '@/components/ui/button-style';
import type { Reply } from '@/lib/client/api';
import { fixedPathIn } from '@/lib/core/localized-path';
import { formatMoment } from '@/lib/platform/i18n/format';

export function Maintenance({ state }: { state: Reply<'GET /api/maintenance'> }) {
	const t = useTranslations('admin.dashboard');
	const tState = useTranslations('maintenance');
	const language = useLocale();
	const moment = state.since && formatMoment(state.since, language);
	const said = state.isFixed ? tState('isFixed') : state.isOn ? tState('isOn') : tState('isOff');
	const whole = moment ? `${said} ${tState('since', { moment })}` : said;
	return (
		<>
			{state.isOn ? <Banner tone="info">{whole}</Banner> : <p>{whole}</p>}
			<a href={fixedPathIn(language, '/maintenance')} className={buttonClass('outline', 'self-start')}>
				{t('maintenance.link')}
			</a>
		</>
	);
}
