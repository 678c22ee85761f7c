'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/client/api';
import { useChanges } from './changes';
import { lastPageBefore } from './list-url';
import { leaveWhenLoggedOut } from './session-end';
import { showLastPage } from './use-list-url';
import { refreshWaiting } from './waiting';

export type ListRefusal = 'gone' | 'forbidden';

const refusals: Readonly<Record<number, ListRefusal>> = { 403: 'forbidden', 404: 'gone' };

interface UsedList<Answer> {
	status: 'loading' | 'loaded' | 'failed';
	/** Why asking again is in vain: it is not there, or no longer; or whoever asks may not see it. */
	refusal: ListRefusal | null;
	/** The last one, also while the next is loading; null before the first. */
	answer: Answer | null;
	/** Asks again, after something was done to the list; what waits is counted anew, too. */
	reload: () => void;
}

/**
 * What GET `path` (with its query) answers, asked anew for each other path; null asks nothing. The last question wins.
 * `parse` answers null for what is no such answer. A page beyond the last leads to the last; who is logged out is led
 * to the login. Asked anew, too, when something was done to many or taken back.
 */
export function useList<Answer>(
	path: string | null,
	parse: (answer: unknown) => Answer | null,
): UsedList<Answer> {
	const [status, setStatus] = useState<UsedList<Answer>['status']>('loading');
	const [refusal, setRefusal] = useState<ListRefusal | null>(null);
	const [answer, setAnswer] = useState<Answer | null>(null);
	const turn = useRef(0);
	const latestParse = useRef(parse);
	latestParse.current = parse;
	const load = useCallback(async () => {
		turn.current += 1;
		if (path === null) return;
		const mine = turn.current;
		setStatus('loading');
		const reply = await callApi(path);
		if (turn.current !== mine || (!reply.ok && leaveWhenLoggedOut(reply))) return;
		const last = reply.ok ? lastPageBefore(reply.data) : null;
		if (last !== null && showLastPage(askedPage(path), last)) return;
		const parsed = reply.ok ? latestParse.current(reply.data) : null;
		if (parsed !== null) setAnswer(parsed);
		setRefusal(reply.ok ? null : (refusals[reply.status] ?? null));
		setStatus(parsed === null ? 'failed' : 'loaded');
	}, [path]);
	useEffect(() => {
		void load();
		return () => {
			turn.current += 1;
		};
	}, [load]);
	const reload = useCallback(() => {
		void load();
		void refreshWaiting();
	}, [load]);
	useChanges(reload);
	return { status, refusal, answer, reload };
}

function askedPage(path: string): string | null {
	return new URLSearchParams(path.split('?')[1]).get('page');
}
