'use client';

import { useEffect, useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { callApi } from '@/lib/client/api';
import { type ImportPlan, planIn } from './import-answer';
import type { ImportKind } from './import-texts';

export type ImportState =
	| { kind: 'empty' }
	/** `share` of the file has been sent. */
	| { kind: 'checking'; share: number }
	/** `isStale`: somebody has changed a record since the last one. */
	| { kind: 'planned'; plan: ImportPlan; isStale: boolean }
	| { kind: 'importing'; plan: ImportPlan; share: number }
	| { kind: 'done'; plan: ImportPlan }
	| { kind: 'failed'; message: string };

interface Importing {
	state: ImportState;
	/** Asks what the file would do. */
	check(file: File): Promise<void>;
	/** Does what was shown last. */
	carryOut(): Promise<void>;
	reset(): void;
}

/** A file on its way to being read in. */
export function useImport(kind: ImportKind, failure: string): Importing {
	const [state, setState] = useState<ImportState>({ kind: 'empty' });
	const chosen = useRef<File | null>(null);
	const asked = useRef<AbortController | null>(null);
	useEffect(() => () => asked.current?.abort(), []);

	async function send(file: File, plan: string | null, onShare: (share: number) => void) {
		asked.current?.abort();
		const controller = new AbortController();
		asked.current = controller;
		const body = new FormData();
		body.set('file', file);
		body.set('dryRun', String(plan === null));
		if (plan !== null) body.set('plan', plan);
		const { signal } = controller;
		const answer = await callApi(`/api/admin/imports/${kind}`, {
			method: 'POST',
			body,
			signal,
			onUpload: onShare,
		});
		if (signal.aborted || (!answer.ok && leaveWhenLoggedOut(answer))) return null;
		return answer;
	}

	async function look(file: File, isStale: boolean) {
		setState({ kind: 'checking', share: 0 });
		const answer = await send(file, null, (share) => setState({ kind: 'checking', share }));
		if (!answer) return;
		const plan = answer.ok ? planIn(answer.data) : null;
		if (plan) setState({ kind: 'planned', plan, isStale });
		else setState({ kind: 'failed', message: (!answer.ok && answer.message) || failure });
	}

	return {
		state,
		async check(file) {
			chosen.current = file;
			await look(file, false);
		},
		async carryOut() {
			const file = chosen.current;
			if (!file || state.kind !== 'planned') return;
			const { plan } = state;
			setState({ kind: 'importing', plan, share: 0 });
			const answer = await send(file, plan._id, (share) => setState({ kind: 'importing', plan, share }));
			if (!answer) return;
			const done = answer.ok ? planIn(answer.data) : null;
			if (done) setState({ kind: 'done', plan: done });
			else if (!answer.ok && answer.code === 'import.stale') await look(file, true);
			else setState({ kind: 'failed', message: (!answer.ok && answer.message) || failure });
		},
		reset() {
			asked.current?.abort();
			setState({ kind: 'empty' });
		},
	};
}
