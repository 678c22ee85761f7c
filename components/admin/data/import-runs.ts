import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { callApi } from '@/lib/client/api';
import { getForm } from '@/lib/client/form/form-of';
import { guardOperation } from '@/lib/client/leave-guard';
import { createStore } from '@/lib/client/store';
import type { Language } from '@/lib/core/language';
import { announceChange } from '../changes';
import type { ImportKind, ImportPlan } from './import-kinds';

export type ImportState =
	| { kind: 'empty' }
	/** `share` of the file has been sent. */
	| { kind: 'checking'; share: number }
	/** `isStale`: somebody has changed a record since the last one. */
	| { kind: 'planned'; plan: ImportPlan; isStale: boolean }
	| { kind: 'importing'; plan: ImportPlan; share: number }
	| { kind: 'done'; plan: ImportPlan }
	| { kind: 'failed'; message: string };

interface ImportRuns {
	states: Readonly<Record<ImportKind, ImportState>>;
	/** Whose panel is open: it says by itself what becomes of its file. */
	watched: ImportKind | null;
	/** Those that ended while nobody watched. */
	unseen: readonly ImportKind[];
}

/** The files on their way to being read in, on every page of the back office. */
export const importRuns = createStore<ImportRuns>({
	states: { deities: { kind: 'empty' }, members: { kind: 'empty' }, khaanps: { kind: 'empty' } },
	watched: null,
	unseen: [],
});

const files = new Map<ImportKind, File>();
const asked = new Map<ImportKind, AbortController>();

/** Asks what the file would do; `failure` is said where the server gives no reason. */
export async function checkImport(kind: ImportKind, file: File, failure: string): Promise<void> {
	files.set(kind, file);
	await look(kind, { file, failure, isStale: false });
}

/** Does what was shown last. Members are mailed in `mailLanguage`. */
export async function executeImport(
	kind: ImportKind,
	{ failure, mailLanguage }: { failure: string; mailLanguage: Language },
): Promise<void> {
	const state = importRuns.get().states[kind];
	const file = files.get(kind);
	if (!file || state.kind !== 'planned') return;
	const { plan } = state;
	const letGo = guardOperation();
	put(kind, { kind: 'importing', plan, share: 0 });
	const answer = await send(kind, {
		...{ file, plan: plan._id, mailLanguage },
		onShare: (share) => put(kind, { kind: 'importing', plan, share }),
	});
	letGo();
	if (!answer) return;
	if (answer.ok) put(kind, { kind: 'done', plan: answer.data.plan });
	else if (answer.code === 'import.stale') await look(kind, { file, failure, isStale: true });
	else put(kind, { kind: 'failed', message: answer.message || failure });
	const { watched, unseen } = importRuns.get();
	if (watched !== kind) importRuns.set({ ...importRuns.get(), unseen: [...unseen, kind] });
	announceChange();
}

export function resetImport(kind: ImportKind): void {
	asked.get(kind)?.abort();
	files.delete(kind);
	put(kind, { kind: 'empty' });
}

/** The panel of that kind is open until the answered function is called. */
export function watchImport(kind: ImportKind): () => void {
	importRuns.set({ ...importRuns.get(), watched: kind });
	closeImport(kind);
	return () => importRuns.set({ ...importRuns.get(), watched: null });
}

/** The result of that import was shown. */
export function closeImport(kind: ImportKind): void {
	const { unseen } = importRuns.get();
	importRuns.set({ ...importRuns.get(), unseen: unseen.filter((one) => one !== kind) });
}

interface Looking {
	file: File;
	failure: string;
	isStale: boolean;
}

async function look(kind: ImportKind, { file, failure, isStale }: Looking): Promise<void> {
	put(kind, { kind: 'checking', share: 0 });
	const onShare = (share: number) => put(kind, { kind: 'checking', share });
	const answer = await send(kind, { file, plan: null, onShare });
	if (!answer) return;
	if (answer.ok) put(kind, { kind: 'planned', plan: answer.data.plan, isStale });
	else put(kind, { kind: 'failed', message: answer.message || failure });
}

interface Sending {
	file: File;
	/** Of the plan to be carried out; null for a dry run. */
	plan: string | null;
	mailLanguage?: Language;
	onShare: (share: number) => void;
}

/** Null where the answer is none of anybody's business any more. */
async function send(kind: ImportKind, { file, plan, mailLanguage, onShare }: Sending) {
	asked.get(kind)?.abort();
	const controller = new AbortController();
	asked.set(kind, controller);
	const language = kind === 'members' ? mailLanguage : undefined;
	const body = getForm({ file, dryRun: plan === null, plan, mailLanguage: language });
	const { signal } = controller;
	const answer = await callApi(`POST /api/admin/imports/${kind}`, { body, signal, onUpload: onShare });
	return signal.aborted || (!answer.ok && leaveWhenLoggedOut(answer)) ? null : answer;
}

function put(kind: ImportKind, state: ImportState): void {
	const runs = importRuns.get();
	importRuns.set({ ...runs, states: { ...runs.states, [kind]: state } });
}
