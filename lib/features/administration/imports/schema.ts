import * as z from 'zod';
import { languages } from '@/lib/core/language';

/** POST /api/admin/imports/…, with the file under `file`. */
export const importBody = z.object({
	dryRun: z.enum(['true', 'false']).transform((typed) => typed === 'true'),
	/** Of the plan that was looked at, from the dry run: nothing else is done. */
	plan: z.string().max(100).exactOptional(),
});

/** POST /api/admin/imports/members. */
export const memberImportBody = importBody.extend({
	/** In which the new members are mailed, and receive later mails. */
	mailLanguage: z.enum(languages).default('hi'),
});

const outcome = z.enum(['added', 'changed', 'unchanged', 'refused']);

export const importReply = z.object({
	message: z.string(),
	/** Where somebody has changed a record since the plan was looked at. */
	code: z.literal('import.stale').exactOptional(),
	plan: z.object({
		_id: z.string(),
		rows: z.array(
			z.object({
				row: z.number(),
				name: z.string(),
				outcome,
				changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
				/** Sentences, each at its column. */
				problems: z.array(z.object({ path: z.string(), message: z.string() })),
			}),
		),
		totals: z.record(outcome, z.number()),
		ignored: z.array(z.string()),
	}),
});
