import type { Language } from '@/lib/core/language';
import type { FieldChange, HistoryEntry, HistoryFilters } from '@/lib/features/administration/audit/schema';
import { noteReading } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { getMessages } from '@/lib/platform/i18n/translate';
import { readAllHistory } from './list-history';

/** The head of history.csv: names that mean the same in every language, as in the portal's other files. */
export const historyColumns = [
	...(['at', 'actor', 'actorId', 'action', 'subjectType', 'subjectId', 'subject'] as const),
	...(['sentence', 'changes'] as const),
] as const;

interface Reader {
	actorId: string;
	language: Language;
}

/**
 * The rows of history.csv, newest first. That somebody takes them along goes to the audit log before the first is
 * handed on: entries tell of private people.
 */
export async function* exportHistory(
	filters: HistoryFilters,
	{ actorId, language }: Reader,
): AsyncGenerator<string[][]> {
	const entry = { actorId, action: 'history.export', subjectType: 'history' } as const;
	const chosen = Object.entries(filters).map(([name, value]) => `${name}: ${value}`);
	await noteReading(db, { ...entry, ...(chosen.length > 0 && { facts: { filters: chosen } }) });
	for await (const entries of readAllHistory(filters, { readerId: actorId, language })) {
		yield entries.map((shown) => getRow(shown, language));
	}
}

function getRow(
	{ at, actor, action, subject, sentence, changes }: HistoryEntry,
	language: Language,
): string[] {
	return [
		...[at, actor?.name ?? '', actor?._id ?? '', action, subject.type, subject._id ?? '', subject.name ?? ''],
		...[sentence, changes.map((change) => getLine(change, language)).join('\n')],
	];
}

function getLine({ label, from = null, to = null, became }: FieldChange, language: Language): string {
	const { nothing } = getMessages(language).admin.frame.recordHistory;
	return `${label}: ${became ?? `${from ?? nothing} → ${to ?? nothing}`}`;
}
