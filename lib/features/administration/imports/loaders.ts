import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { fieldSentence } from '@/lib/platform/http/replies';
import { translator } from '@/lib/platform/i18n/translate';
import type { Limit } from '@/lib/platform/limits/limits';
import { readImportAside } from './queries/read-import';
import { type ImportColumns, type ImportPlan, type ImportTable, StalePlan } from './rules';
import type { importBody, importReply } from './schema';

export const importLimit: Limit = { name: 'adminImport', points: 120, seconds: 60 * 60 };

interface ImportCall {
	actor: { memberId: string };
	body: z.output<typeof importBody>;
	files: Map<string, Uint8Array>;
	language: Language;
	setStatus(status: 201 | 409): void;
}

interface Import {
	columns: ImportColumns;
	plan(table: ImportTable): Promise<ImportPlan>;
	execute(table: ImportTable, plan: string | undefined): Promise<ImportPlan>;
}

/** Answers what a file would do, or does it; a plan that is out of date is answered with the new one. */
export async function answerImport(
	{ actor, body: { dryRun, plan }, files, language, setStatus }: ImportCall,
	work: Import,
): Promise<z.input<typeof importReply>> {
	const bytes = files.get('file');
	if (!bytes) throw new DomainError('input.invalid', { fields: [{ path: 'file', message: 'required' }] });
	const table = await readImportAside(bytes, work.columns, actor.memberId);
	const t = translator(language);
	if (dryRun) {
		return { message: t('admin.data.import.planned'), plan: serializePlan(await work.plan(table), language) };
	}
	try {
		const done = await work.execute(table, plan);
		setStatus(201);
		return { message: t('admin.data.import.done'), plan: serializePlan(done, language) };
	} catch (error) {
		if (!(error instanceof StalePlan)) throw error;
		setStatus(409);
		const current = serializePlan(await work.plan(table), language);
		return { message: t('errors.import.stale'), code: 'import.stale', plan: current };
	}
}

function serializePlan(
	{ id, rows, ignored }: ImportPlan,
	language: Language,
): z.input<typeof importReply>['plan'] {
	const totals = { added: 0, changed: 0, unchanged: 0, refused: 0 };
	for (const { outcome } of rows) totals[outcome] += 1;
	return {
		_id: id,
		totals,
		ignored,
		rows: rows.map(({ problems, ...row }) => ({
			...row,
			problems: problems.map((field) => ({ path: field.path, message: fieldSentence(field, language) })),
		})),
	};
}
