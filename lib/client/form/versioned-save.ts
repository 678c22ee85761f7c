import type { ApiResult } from '@/lib/client/api';
import { conflictingFields, type StaleField } from './stale';

/** The changed fields of a form, by their names on the wire. */
export type Changes = Readonly<Record<string, unknown>>;

export interface ComparedField extends StaleField {
	/** The names on the wire that belong to the field, where it is not its `key` alone. */
	names?: readonly string[];
}

interface Versioned {
	version: number | null;
}

/** A record as it is stored now. */
interface Newest<R, Saved> {
	record: R;
	/** What a save would have answered with it. */
	reply: (message: string) => Saved;
}

export interface VersionedSave<R extends Versioned, Saved> {
	opened: R;
	changes: Changes;
	send: (changes: Changes, version: number | null) => Promise<ApiResult<Saved>>;
	/** Null when the record cannot be read, or is no longer the one that was opened. */
	readNewest: () => Promise<Newest<R, Saved> | null>;
	/** The changed fields as they are shown: in the form, when it was opened, and now. */
	compare: (changes: Changes, base: R, newest: R) => ComparedField[];
}

/** Resolves to the keys of the fields whose stored value is kept; null when nothing was chosen. */
export type AskWhichToKeep = (fields: readonly ComparedField[]) => Promise<ReadonlySet<string> | null>;

/**
 * Sends the changed fields with the version that the form was opened with. After a 409 `record.stale` it sends them
 * again on top of the newest version: at once where nobody else has changed the same fields, else after `ask` has said
 * which value to keep of each. Nothing is sent when none of the changes is kept.
 *
 * Returns the last answer; null when `ask` was left without a choice.
 */
export async function saveVersioned<R extends Versioned, Saved>(
	{ opened, changes, send, readNewest, compare }: VersionedSave<R, Saved>,
	ask: AskWhichToKeep,
	texts: { loadFailed: string; kept: string },
): Promise<ApiResult<Saved> | null> {
	const answer = await send(changes, opened.version);
	if (answer.ok || answer.code !== 'record.stale') return answer;
	const newest = await readNewest();
	if (newest === null || newest.record.version === opened.version)
		return { ...answer, message: texts.loadFailed };
	const conflicts = conflictingFields(compare(changes, opened, newest.record));
	const dropped = conflicts.length === 0 ? new Set<string>() : await ask(conflicts);
	if (dropped === null) return null;
	const kept = without(
		changes,
		conflicts.flatMap(({ key, names = [key] }) => (dropped.has(key) ? names : [])),
	);
	if (dropped.size > 0 && Object.keys(kept).length === 0) return { ok: true, data: newest.reply(texts.kept) };
	const again = { opened: newest.record, changes: kept, send, readNewest, compare };
	return saveVersioned(again, ask, texts);
}

function without(changes: Changes, names: readonly string[]): Changes {
	return Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name)));
}
