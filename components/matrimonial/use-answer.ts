'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, type ApiResult, callApi } from '@/lib/client/api';

export type Asked<Answer> =
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
 * What GET `path` answers, asked anew for each other path. `read` (the same function each time) answers null for what
 * is no such answer; `onFailure` says true when the failure ended the session and the page is being left. `call`, the
 * same each time too, asks otherwise than every page does.
 */
export function useAnswer<Answer>(
	path: string,
	read: (answer: unknown) => Answer | null,
	onFailure: (failure: ApiFailure) => boolean,
	call: (path: string) => Promise<ApiResult> = callApi,
): UsedAnswer<Answer> {
	const [asked, setAsked] = useState<Asked<Answer>>({ status: 'loading' });
	const turn = useRef(0);
	const load = useCallback(
		async (isBehind: boolean) => {
			turn.current += 1;
			const mine = turn.current;
			if (!isBehind) setAsked({ status: 'loading' });
			const reply = await call(path);
			if (turn.current !== mine || (!reply.ok && onFailure(reply))) return;
			const answer = reply.ok ? read(reply.data) : null;
			if (answer !== null) return setAsked({ status: 'loaded', answer });
			const { status: httpStatus, message } = reply.ok ? { status: 200, message: '' } : reply;
			if (isBehind && httpStatus !== 404) {
				if (message) showToast(message, 'error');
			} else setAsked({ status: 'failed', httpStatus, message });
		},
		[path, read, onFailure, call],
	);
	useEffect(() => {
		void load(false);
		return () => {
			turn.current += 1;
		};
	}, [load]);
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
