'use client';

import { useCallback, useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type ApiResult, callApi } from '@/lib/client/api';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/i18n/format';
import { type MaintenanceAnswer, readMaintenance } from './maintenance-answer';

interface MaintenanceSwitchTexts {
	switchTitle: string;
	isOn: string;
	isOff: string;
	isFixed: string;
	/** Holds `{moment}`. */
	since: string;
	turnOn: string;
	turnOff: string;
	busy: string;
	failed: string;
	retry: string;
}

interface MaintenanceSwitchProps {
	language: Language;
	texts: MaintenanceSwitchTexts;
}

/** Turns maintenance on and off; nobody but administrators sees it. */
export function MaintenanceSwitch(props: MaintenanceSwitchProps) {
	const session = useSession();
	if (session.status !== 'loggedIn' || !session.member.isAdmin) return null;
	return <Switch {...props} />;
}

function Switch({ language, texts }: MaintenanceSwitchProps) {
	const [state, setState] = useState<MaintenanceAnswer | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
	const take = useCallback(
		(answer: ApiResult) => {
			const known = answer.ok ? readMaintenance(answer.data) : null;
			setBusy(false);
			if (known) setState(known);
			if (!known) setOutcome({ tone: 'error', text: (!answer.ok && answer.message) || texts.failed });
			else setOutcome(known.message === null ? null : { tone: 'success', text: known.message });
		},
		[texts.failed],
	);
	const look = useCallback(() => {
		const leaving = new AbortController();
		void callApi('/api/maintenance', { signal: leaving.signal }).then((answer) => {
			if (!leaving.signal.aborted) take(answer);
		});
		return () => leaving.abort();
	}, [take]);
	useEffect(look, [look]);
	const turn = async (isOn: boolean) => {
		setBusy(true);
		setOutcome(null);
		take(await callApi('/api/maintenance', { method: 'PUT', body: { isOn } }));
	};
	const since = state?.since ? formatMoment(state.since, language) : null;
	return (
		<Card className="mt-8 flex w-full max-w-xl flex-col gap-4 p-5 text-left md:p-6">
			<h2 className="text-h3">{texts.switchTitle}</h2>
			{outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
			{state && (
				<p>
					{state.isFixed ? texts.isFixed : state.isOn ? texts.isOn : texts.isOff}
					{since !== null && ` ${texts.since.replace('{moment}', () => since)}`}
				</p>
			)}
			{state && !state.isFixed && (
				<Button
					look={state.isOn ? 'primary' : 'outline'}
					busyLabel={isBusy && texts.busy}
					onClick={() => turn(!state.isOn)}
					className="self-start"
				>
					{state.isOn ? texts.turnOff : texts.turnOn}
				</Button>
			)}
			{!state && outcome && (
				<Button look="outline" onClick={look} className="self-start">
					{texts.retry}
				</Button>
			)}
		</Card>
	);
}
