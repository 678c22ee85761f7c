'use client';

import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { buttonClass } from '@/components/ui/button-style';
import type { Reply } from '@/lib/client/api';
import { fixedPathIn } from '@/lib/core/localized-path';
import { formatMoment } from '@/lib/platform/i18n/format';
import { useAdmin } from '../admin-context';
import type { DashboardTexts } from './texts';

interface MaintenanceProps {
	state: Reply<'GET /api/maintenance'>;
	texts: Pick<DashboardTexts, 'maintenanceState'> & {
		maintenance: Pick<DashboardTexts['maintenance'], 'link'>;
	};
}

/** Whether the portal is open, and where that is changed. */
export function Maintenance({ state, texts: { maintenance, maintenanceState: words } }: MaintenanceProps) {
	const { language } = useAdmin();
	const moment = state.since && formatMoment(state.since, language);
	const said = state.isFixed ? words.isFixed : state.isOn ? words.isOn : words.isOff;
	const whole = moment ? `${said} ${filled(words.since, { moment })}` : said;
	return (
		<>
			{state.isOn ? <Banner tone="info">{whole}</Banner> : <p>{whole}</p>}
			<a href={fixedPathIn(language, '/maintenance')} className={buttonClass('outline', 'self-start')}>
				{maintenance.link}
			</a>
		</>
	);
}
