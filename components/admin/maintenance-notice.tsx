'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Button } from '@/components/ui/button';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { formatMoment } from '@/lib/platform/i18n/format';
import { keepUndoOf } from './pending-undos';

/** On every page of the back office while the portal is under maintenance: since when, with the switch. */
export function MaintenanceNotice({ initialState }: { initialState: Reply<'GET /api/maintenance'> }) {
	const t = useTranslations('maintenance');
	const language = useLocale();
	const pathname = usePathname();
	const { data: state, refetch } = useQuery({
		...apiQuery('GET /api/maintenance'),
		initialData: initialState,
		enabled: false,
	});
	const [isBusy, setBusy] = useState(false);
	// The page brings the state along; the layout around it stays when another page is opened.
	const shownAt = useRef(pathname);
	useEffect(() => {
		if (shownAt.current === pathname) return;
		shownAt.current = pathname;
		void refetch();
	}, [pathname, refetch]);
	if (!state.isOn) return null;
	const moment = state.since && formatMoment(state.since, language);
	const turnOff = async () => {
		setBusy(true);
		const answer = await callApi('PUT /api/maintenance', { body: { isOn: false } });
		setBusy(false);
		if (!answer.ok && leaveWhenLoggedOut(answer)) return;
		if (!answer.ok) return showToast(answer.message || t('failed'), 'error');
		keepUndoOf(answer.data, answer.data.message);
		void refetch();
	};
	return (
		<section
			aria-label={t('title')}
			className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-warning border-l-4 bg-warning-wash px-4 py-2 text-warning"
		>
			<p className="min-w-0 flex-1 basis-72">
				{state.isFixed ? t('isFixed') : t('isOnElsewhere')}
				{moment !== null && ` ${t('since', { moment })}`}
			</p>
			{!state.isFixed && (
				<Button look="outline" busyLabel={isBusy && t('busy')} onClick={() => void turnOff()}>
					{t('turnOff')}
				</Button>
			)}
		</section>
	);
}
