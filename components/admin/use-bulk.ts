'use client';

import { useEffect, useRef, useState } from 'react';
import type { ApiResult } from '@/lib/client/api';
import { type BulkState, doInBulk, newBatch } from './bulk';
import { leaveWhenLoggedOut } from './session-end';

export interface Bulk {
	state: BulkState;
	/** Calls `call` for each, one after the other; resolves when all is done, or it was stopped. */
	run: (ids: readonly string[], call: (id: string, batch: string) => Promise<ApiResult>) => Promise<void>;
	/** Leaves alone what is not done yet; when all is done, forgets what came of it. */
	stop: () => void;
}

/** Does the same to many rows, so that a page can show how far it has come and what came of it. */
export function useBulk(): Bulk {
	const [state, setState] = useState<BulkState>({ kind: 'idle' });
	const isRunning = useRef(false);
	const isStopped = useRef(false);
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
		};
	}, []);
	const run: Bulk['run'] = async (ids, call) => {
		if (isRunning.current || ids.length === 0) return;
		isRunning.current = true;
		isStopped.current = false;
		await doInBulk({
			...{ ids, call, batch: newBatch(), onState: setState, now: Date.now },
			isOver: (failure) => isGone.current || (failure !== null && leaveWhenLoggedOut(failure)),
			isStopped: () => isStopped.current,
		});
		isRunning.current = false;
	};
	const stop = () => {
		if (isRunning.current) isStopped.current = true;
		else setState({ kind: 'idle' });
	};
	return { state, run, stop };
}
