'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import type { ApiFailure, ApiResult } from '@/lib/client/api';

type Asked<Answer> =
	| { status: 'loading' }
	/** `httpStatus` is 0 when no answer came; `message` is empty when the answer gave no reason. */
	| { status: 'failed'; httpStatus: number; message: string }
	| { status: 'loaded'; answer: Answer };

export interface UsedAnswer<Answer> {
	asked: Asked<Answer>;
	/** Asks from the beginning. */
	tryAgain: () => void;
	/** Asks again behind what is shown. */
	refresh: () => Promise<void>;
	/** Puts right what is shown, after a change that the server has taken. */
	change: (change: (answer: Answer) => Answer) => void;
}

/**
 * What `ask` answers, asked again for each other `key`. `onFailure` (the same function each time) says true when the
 * failure ended the session and the page is being left.
 */
export function useAnswer<Answer>(
	key: string,
	ask: () => Promise<ApiResult<Answer>>,
	onFailure: (failure: ApiFailure) => boolean,
): UsedAnswer<Answer> {
	const [asked, setAsked] = useState<Asked<Answer>>({ status: 'loading' });
	const turn = useRef(0);
	const latestAsk = useRef(ask);
	latestAsk.current = ask;
	const load = useCallback(
		async (isBehind: boolean) => {
			turn.current += 1;
			const mine = turn.current;
			if (!isBehind) setAsked({ status: 'loading' });
			const reply = await latestAsk.current();
			if (turn.current !== mine || (!reply.ok && onFailure(reply))) return;
			if (reply.ok) return setAsked({ status: 'loaded', answer: reply.data });
			const { status: httpStatus, message } = reply;
			if (isBehind && httpStatus !== 404) {
				if (message) showToast(message, 'error');
			} else setAsked({ status: 'failed', httpStatus, message });
		},
		[onFailure],
	);
	useEffect(() => {
		if (key) void load(false);
		return () => {
			turn.current += 1;
		};
	}, [key, load]);
	return {
		asked,
		tryAgain: () => void load(false),
		refresh: () => load(true),
		change: (change) =>
			setAsked((current) =>
				current.status === 'loaded' ? { status: 'loaded', answer: change(current.answer) } : current,
			),
	};
}
