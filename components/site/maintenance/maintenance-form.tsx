'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useId, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { findUndoable, type Undoable } from '@/components/ui/undo';
import { UndoButton } from '@/components/ui/undo-button';
import { type ApiResult, callApi, type Reply } from '@/lib/client/api';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/platform/i18n/format';

type State = Reply<'GET /api/maintenance'>;

interface Outcome {
	tone: 'success' | 'error';
	text: string;
}

/** Turns maintenance on and off; nobody but administrators sees it. */
export function MaintenanceForm({ language }: { language: Language }) {
	const session = useSession();
	if (session.status !== 'loggedIn' || !session.member.isAdmin) return null;
	return <Switch language={language} />;
}

function Switch({ language }: { language: Language }) {
	const t = useTranslations('maintenance');
	const tUndo = useTranslations('admin.frame.undo');
	const [state, setState] = useState<State | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const outcomeId = useId();
	const take = useCallback(
		(answer: ApiResult<State & { message?: string }>) => {
			setBusy(false);
			if (!answer.ok) return setOutcome({ tone: 'error', text: answer.message || t('failed') });
			const { message } = answer.data;
			setState(answer.data);
			setOutcome(message === undefined ? null : { tone: 'success', text: message });
		},
		[t],
	);
	const look = useCallback(() => {
		const leaving = new AbortController();
		void callApi('GET /api/maintenance', { signal: leaving.signal }).then((answer) => {
			if (!leaving.signal.aborted) take(answer);
		});
		return () => leaving.abort();
	}, [take]);
	useEffect(look, [look]);
	const { undoable, isUndoing, keep, undo } = useUndo(tUndo('failed'), async (outcome) => {
		const answer = await callApi('GET /api/maintenance');
		take(answer);
		if (answer.ok) setOutcome(outcome);
	});
	const turn = async (isOn: boolean) => {
		setBusy(true);
		setOutcome(null);
		const answer = await callApi('PUT /api/maintenance', { body: { isOn } });
		take(answer);
		if (answer.ok) keep(findUndoable(answer.data, Date.now()));
		setAsking(false);
	};
	const since = state?.since ? formatMoment(state.since, language) : null;
	return (
		<Card className="mt-8 flex w-full max-w-xl flex-col gap-4 p-5 text-left md:p-6">
			<h2 className="text-h3">{t('switchTitle')}</h2>
			{outcome && (
				<Banner tone={outcome.tone}>
					<span id={outcomeId}>{outcome.text}</span>
				</Banner>
			)}
			{undoable && (
				<div className="self-start">
					<UndoButton
						label={tUndo('button')}
						busyLabel={tUndo('busy')}
						secondsLeft={(seconds) => tUndo('secondsLeft', { seconds })}
						describedBy={outcomeId}
						until={undoable.until}
						isBusy={isUndoing}
						onUndo={undo}
					/>
				</div>
			)}
			{state && (
				<p>
					{state.isFixed ? t('isFixed') : state.isOn ? t('isOn') : t('isOff')}
					{since !== null && ` ${t('since', { moment: since })}`}
				</p>
			)}
			{state && !state.isFixed && (
				<Button
					look={state.isOn ? 'primary' : 'outline'}
					busyLabel={isBusy && t('busy')}
					onClick={() => (state.isOn ? void turn(false) : setAsking(true))}
					className="self-start"
				>
					{state.isOn ? t('turnOff') : t('turnOn')}
				</Button>
			)}
			{!state && outcome && (
				<Button look="outline" onClick={look} className="self-start">
					{t('retry')}
				</Button>
			)}
			<ConfirmDialog
				isOpen={isAsking}
				title={t('ask.title')}
				text={t('ask.text')}
				confirm={t('turnOn')}
				cancel={t('ask.cancel')}
				isBusy={isBusy}
				onConfirm={() => void turn(true)}
				onClose={() => setAsking(false)}
			/>
		</Card>
	);
}

/** Keeps how to undo the last change for as long as that is possible; `onDone` is called with the result of an undo. */
function useUndo(failed: string, onDone: (outcome: Outcome) => Promise<void>) {
	const [undoable, keep] = useState<Undoable | null>(null);
	const [isUndoing, setUndoing] = useState(false);
	useEffect(() => {
		if (!undoable || isUndoing) return;
		const timer = setTimeout(() => keep(null), undoable.until - Date.now());
		return () => clearTimeout(timer);
	}, [undoable, isUndoing]);
	const undo = async () => {
		if (!undoable || isUndoing) return;
		setUndoing(true);
		const answer = await callApi('POST /api/admin/undo', { body: { decisions: [...undoable.decisions] } });
		const error = answer.ok ? answer.data.failed[0]?.message : answer.message || failed;
		await onDone(
			answer.ok && error === undefined
				? { tone: 'success', text: answer.data.message }
				: { tone: 'error', text: error ?? failed },
		);
		setUndoing(false);
		keep(null);
	};
	return { undoable, isUndoing, keep, undo };
}
