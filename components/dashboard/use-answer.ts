import { useCallback, useEffect, useState } from 'react';
import { type ApiFailure, callApi } from '@/lib/client/api';

/** What a part of the page shows: each is loaded, and fails, by itself. */
export type Answered<T> =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'loaded'; value: T };

interface AnswerOptions<T> {
	/** Null is an answer that says nothing of use. */
	read: (answer: unknown) => T | null;
	/** Said where the server gave no reason. */
	failed: string;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** The answer of a call that a part of the page is made of, and what asks for it again. */
export function useAnswer<T>(
	path: string,
	{ read, failed, onFailure }: AnswerOptions<T>,
): { answered: Answered<T>; reload: () => Promise<void>; tryAgain: () => void } {
	const [answered, setAnswered] = useState<Answered<T>>({ status: 'loading' });
	const load = useCallback(
		async (signal?: AbortSignal) => {
			const answer = await callApi(path, signal ? { signal } : {});
			if (signal?.aborted || (!answer.ok && onFailure(answer))) return;
			const value = answer.ok ? read(answer.data) : null;
			const message = (!answer.ok && answer.message) || failed;
			setAnswered(value === null ? { status: 'failed', message } : { status: 'loaded', value });
		},
		[path, read, failed, onFailure],
	);
	useEffect(() => {
		const unmounted = new AbortController();
		void load(unmounted.signal);
		return () => unmounted.abort();
	}, [load]);
	const tryAgain = () => {
		setAnswered({ status: 'loading' });
		void load();
	};
	return { answered, reload: load, tryAgain };
}
