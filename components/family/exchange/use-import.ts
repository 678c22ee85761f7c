'use client';

import { useEffect, useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { callApi } from '@/lib/client/api';
import {
	askedPeople,
	type ImportChoices,
	type ImportCounts,
	type Imported,
	type ImportPreview,
	keepSuggestions,
	withMe,
} from '@/lib/client/family/exchange/import-choices';

export interface ChosenFile {
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
			/** Who of the file has to be asked about, answered or not. */
			asked: readonly string[];
			/** Of the choices made; null while they are counted again or could not be. */
			counts: ImportCounts | null;
			isCounting: boolean;
			failure: string | null;
	  }
	| { step: 'done'; imported: Imported };

interface ImportCallbacks {
	/** What to say of a file that cannot be opened, and of an answer that says nothing. */
	words: { unreadable: string; failed: string };
}

/** Who goes down a list of choices makes the next one before this; then nothing is counted in between. */
const choosingMs = 500;

const noChoices: ImportChoices = { me: null, same: {} };

const nothingChosen: Choosing = { step: 'choose', isBusy: false, uploaded: null, failure: null };

/**
 * A file on its way into the tree: chosen, looked through, confirmed, done. Until it is confirmed nothing is written, and
 * a look that is no longer wanted is broken off.
 */
export function useImport({ words }: ImportCallbacks) {
	const handleRefusal = useRefusalHandler();
	const look = useRef<AbortController | null>(null);
	const [state, setState] = useState<ImportState>(nothingChosen);
	useEffect(() => () => look.current?.abort(), []);
	useLeaveGuard(state.step === 'preview' || state.step === 'confirm');

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
		const first = await lookAt(file, {}, signal, (uploaded) =>
			setState({ ...nothingChosen, isBusy: true, uploaded }),
		);
		if (!first) return;
		if ('failure' in first) return setState({ ...nothingChosen, failure: first.failure });
		const choices = withMe(noChoices, first.preview.me);
		// Once it is clear who the viewer is, their relatives are known by where they are in the tree.
		const found = choices.me === null ? first : await lookAt(file, choices, signal);
		if (!found) return;
		if ('failure' in found) return setState({ ...nothingChosen, failure: found.failure });
		const { preview } = found;
		const asked = askedPeople(preview, choices, []);
		const { counts } = preview;
		setState({
			...{ step: 'preview', file, preview, choices, asked, counts },
			...{ isCounting: false, failure: null },
		});
	};
	/** Null where nobody waits for the answer any more, or the page is being left. */
	const lookAt = async (
		file: ChosenFile,
		choices: Partial<ImportChoices>,
		signal: AbortSignal,
		onUpload?: (share: number) => void,
	): Promise<{ preview: ImportPreview } | { failure: string } | null> => {
		const body = importBody(file, choices, { isDryRun: true });
		const answer = await callApi('POST /api/family/import', { body, signal, onUpload });
		if (signal.aborted || (!answer.ok && handleRefusal(answer))) return null;
		if (answer.ok && 'preview' in answer.data) return { preview: answer.data.preview };
		return { failure: (!answer.ok && answer.message) || words.failed };
	};
	const recount = async (choices: ImportChoices) => {
		if (state.step !== 'preview') return;
		const signal = startLook();
		const { file, preview } = state;
		const chosen = { ...state, choices, counts: null, failure: null };
		setState({ ...chosen, isCounting: true });
		await new Promise((resolve) => setTimeout(resolve, choosingMs));
		if (signal.aborted) return;
		const found = await lookAt(file, choices, signal);
		if (!found) return;
		if ('failure' in found) return setState({ ...chosen, isCounting: false, failure: found.failure });
		const next = keepSuggestions(found.preview, preview, choices);
		const asked = askedPeople(next, choices, state.asked);
		setState({ ...chosen, preview: next, asked, counts: next.counts, isCounting: false });
	};
	const goTo = (step: 'preview' | 'confirm') => {
		if (state.step === 'preview' || state.step === 'confirm') setState({ ...state, step, failure: null });
	};
	const startOver = () => {
		look.current?.abort();
		setState(nothingChosen);
	};
	const finish = (imported: Imported) => setState({ step: 'done', imported });
	const refuse = (failure: string) => setState({ ...nothingChosen, failure });
	return { state, choose, recount, finish, goTo, startOver, refuse };
}

export function importBody(
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
