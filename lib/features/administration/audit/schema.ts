import * as z from 'zod';
import { toLatinDigits } from '@/lib/core/digits';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { line } from '@/lib/core/text';

/** As it is stored: what was chosen is written down with an export. */
const wholeText = (maxLength: number) =>
	line(maxLength)
		.refine((text) => text !== '', { error: 'required' })
		.exactOptional();

/** Of earlier ones Postgres knows no year as they are written here. */
const day = z
	.string()
	.transform(toLatinDigits)
	.pipe(z.iso.date())
	.refine((date) => date >= '1000', { error: 'date' });

/** Which entries of the audit log are asked for; days are India's, both included. */
const historyFilters = {
	/** A member's id. */
	actor: z.guid().exactOptional(),
	action: wholeText(60),
	subjectType: wholeText(40),
	subjectId: wholeText(100),
	/** In what the record is called now; of what is deleted permanently no name is known. */
	about: line(100).exactOptional(),
	from: day.exactOptional(),
	to: day.exactOptional(),
	/** Only what has changed something, or only that something was read or exported. */
	isChange: z.enum(['true', 'false']).exactOptional(),
};

export const historyExportQuery = z.object(historyFilters);

export const historyQuery = z.object({
	...pagingQuery(25, 100),
	...historyFilters,
});

export type HistoryFilters = z.output<typeof historyExportQuery>;

export type HistoryQuery = z.output<typeof historyQuery>;

/** A field that is another now, in the reader's language. */
const fieldChange = z.object({
	field: z.string(),
	label: z.string(),
	/** Null where there was nothing; absent of what is kept without its values. */
	from: z.string().nullable().exactOptional(),
	to: z.string().nullable().exactOptional(),
	/** What became of a picture or a secret. */
	became: z.string().exactOptional(),
	/** Only the part in which the two differ. */
	isCut: z.boolean().exactOptional(),
});

export type FieldChange = z.output<typeof fieldChange>;

const named = z.object({ _id: z.string(), name: z.string() });

const historyEntry = z.object({
	_id: z.string(),
	at: z.string(),
	action: z.string(),
	/** What it is called now; its name is null once the account is removed. */
	actor: z.object({ _id: z.string(), name: z.string().nullable() }).nullable(),
	subject: z.object({
		type: z.string(),
		/** Null for what concerns several records, or none. */
		_id: z.string().nullable(),
		/** Null for what is no longer there. */
		name: z.string().nullable(),
		/** Where it can be looked at. */
		path: z.string().nullable(),
	}),
	/** Who did what to what, in the reader's language. */
	sentence: z.string(),
	changes: z.array(fieldChange),
});

export type HistoryEntry = z.output<typeof historyEntry>;

/** GET /api/admin/history */
export const historyReply = z.object({
	entries: z.array(historyEntry),
	/** Everybody with an account who has an entry. */
	actors: z.array(named),
	pagination: paginationSchema,
	/** There are more than `pagination.total`, which then is as many as are listed at most. */
	isMore: z.boolean(),
});
