'use client';

import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, callApi } from '@/lib/client/api';
import {
	type ImportChoices,
	type ImportCounts,
	type ImportPreview,
	readImported,
	readPreview,
	saidChoices,
	suggestedChoices,
} from './exchange-answers';

interface ChosenFile {
	name: string;
	content: Blob;
}

interface Choosing {
	step: 'choose';
	isBusy: boolean;
	uploaded: number | null;
	failure: string | null;
}

type ImportState =
	| Choosing
	| {
			step: 'preview' | 'confirm';
			file: ChosenFile;
			preview: ImportPreview;
			choices: ImportChoices;
			/** Of the choices made; null while they are counted anew or could not be. */
			counts: ImportCounts | null;
			/** What is under way. */
			busy: 'counting' | 'writing' | null;
			uploaded: number | null;
			failure: string | null;
	  }
	| { step: 'done'; imported: ImportCounts };

interface ImportCallbacks {
	/** What to say of a file that cannot be opened, and of an answer that says nothing. */
	words: { unreadable: string; failed: string };
	onImported: (answer: unknown) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Who goes down a list of choices makes the next one before this; then nothing is counted in between. */
const choosingMs = 500;

const nothingChosen: Choosing = { step: 'choose', isBusy: false, uploaded: null, failure: null };

/**
 * A file on its way into the tree: chosen, looked through, confirmed, done. Until it is confirmed nothing is written, and
 * a look that is no longer wanted is broken off; the writing itself is not.
 */
export function useImport({ words, onImported, onFailure }: ImportCallbacks) {
	const look = useRef<AbortController | null>(null);
	const isWriting = useRef(false);
	const [state, setState] = useState<ImportState>(nothingChosen);
	useEffect(() => () => look.current?.abort(), []);
	const isAtWork = state.step === 'confirm' && state.busy === 'writing';
	useEffect(() => {
		if (!isAtWork) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [isAtWork]);

	const startLook = () => {
		look.current?.abort();
		look.current = new AbortController();
		return look.current.signal;
	};
	const choose = async (chosen: File) => {
		const signal = startLook();
		setState({ ...nothingChosen, isBusy: true });
		// Kept in memory: the file may change or go while its owner looks through it.
		const bytes = await chosen.arrayBuffer().catch(() => null);
		if (signal.aborted) return;
		if (!bytes) return setState({ ...nothingChosen, failure: words.unreadable });
		const file = { name: chosen.name, content: new Blob([bytes]) };
		const answer = await callApi('/api/family/import', {
			method: 'POST',
			body: bodyOf(file, {}, { isDryRun: true }),
			signal,
			onUpload: (share) => setState({ ...nothingChosen, isBusy: true, uploaded: share }),
		});
		if (signal.aborted) return;
		const preview = answer.ok ? readPreview(answer.data) : null;
		if (!preview) {
			if (!answer.ok && onFailure(answer)) return;
			return setState({ ...nothingChosen, failure: (!answer.ok && answer.message) || words.failed });
		}
		const choices = suggestedChoices(preview);
		const { counts } = preview;
		const found = { file, preview, choices, counts, busy: null, uploaded: null, failure: null };
		setState({ step: 'preview', ...found });
	};
	const recount = async (choices: ImportChoices) => {
		if (state.step !== 'preview') return;
		const signal = startLook();
		const { file, preview } = state;
		const told = { ...state, choices, counts: null, failure: null };
		setState({ ...told, busy: 'counting' });
		await new Promise((resolve) => setTimeout(resolve, choosingMs));
		if (signal.aborted) return;
		const body = bodyOf(file, saidChoices(preview, choices), { isDryRun: true });
		const answer = await callApi('/api/family/import', { method: 'POST', body, signal });
		if (signal.aborted || (!answer.ok && onFailure(answer))) return;
		const counts = answer.ok ? (readPreview(answer.data)?.counts ?? null) : null;
		const failure = counts ? null : (!answer.ok && answer.message) || words.failed;
		setState({ ...told, counts, busy: null, failure });
	};
	const write = async () => {
		if (state.step !== 'confirm' || isWriting.current) return;
		isWriting.current = true;
		const busy = { ...state, busy: 'writing' as const, failure: null };
		setState(busy);
		const answer = await callApi('/api/family/import', {
			method: 'POST',
			body: bodyOf(state.file, saidChoices(state.preview, state.choices), { isDryRun: false }),
			onUpload: (uploaded) => setState({ ...busy, uploaded }),
		});
		isWriting.current = false;
		if (answer.ok) {
			setState({ step: 'done', imported: readImported(answer.data) });
			return onImported(answer.data);
		}
		if (onFailure(answer)) return;
		setState({ ...state, busy: null, uploaded: null, failure: answer.message || words.failed });
	};
	const goTo = (step: 'preview' | 'confirm') => {
		if (state.step === 'preview' || state.step === 'confirm') setState({ ...state, step, failure: null });
	};
	const startOver = () => {
		look.current?.abort();
		setState(nothingChosen);
	};
	const refuse = (failure: string) => setState({ ...nothingChosen, failure });
	return { state, choose, recount, write, goTo, startOver, refuse };
}

function bodyOf(
	{ name, content }: ChosenFile,
	choices: object,
	{ isDryRun }: { isDryRun: boolean },
): FormData {
	const body = new FormData();
	body.append('file', content, name);
	body.append('dryRun', String(isDryRun));
	body.append('choices', JSON.stringify(choices));
	return body;
}
