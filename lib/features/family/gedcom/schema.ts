import * as z from 'zod';

const gedcomVersions = ['gedcom-7.0', 'gedcom-5.5.1'] as const;

/** GET /api/family/export */
export const exportQuery = z.object({ format: z.enum(gedcomVersions).default('gedcom-7.0') });

/** The key of a person's record in a file, without the `@` around it. */
const xref = z.string().min(1).max(100);

const choices = z.strictObject({
	/** Who of the file the tree's owner is: null is nobody, absent who is suggested, where that is sure. */
	me: xref.nullable().exactOptional(),
	/** Which card somebody of the file has already: null is none, absent the one suggested, where that is sure. */
	same: z.record(xref, z.guid().nullable()).exactOptional(),
});

export type ImportChoices = z.output<typeof choices>;

/** POST /api/family/import, beside its `file`. */
export const importBody = z.object({
	dryRun: z.enum(['true', 'false']).transform((typed) => typed === 'true'),
	choices: z
		.string()
		.default('{}')
		.transform((typed, context) => {
			try {
				return choices.parse(JSON.parse(typed));
			} catch {
				context.addIssue({ code: 'custom', message: 'invalid' });
				return z.NEVER;
			}
		}),
});

const text = z.string().nullable();

const previewedPerson = z.object({
	xref: z.string(),
	/** In the reader's language where the file has none. */
	name: z.string(),
	sex: z.enum(['Male', 'Female']).nullable(),
	/** In the reader's words: "about 1850". */
	birth: text,
	death: text,
	/** Also without a date. */
	isDeceased: z.boolean(),
	parents: z.array(z.string()),
	spouses: z.array(z.string()),
	/** A card that may be theirs already. Where it is not sure they come as somebody new unless one chooses it. */
	match: z.object({ id: z.string(), name: z.string(), birth: text, isSure: z.boolean() }).nullable(),
});

/** What of a file is not imported, or not as it is there. */
const unread = z.object({
	/** From 1; 0 is the file as a whole. */
	line: z.number(),
	/** The text there, shortened. */
	text: z.string(),
	code: z.string(),
	/** In the reader's words. */
	message: z.string(),
	/** How often the same has happened; `line` is the first. */
	count: z.number(),
});

/** Those of a file whom nothing connects with the tree's owner. */
const apart = z.object({
	count: z.number(),
	/** Each in itself connected, the largest first; the first few. */
	families: z.array(z.object({ count: z.number(), names: z.array(z.string()) })),
});

export const importReply = z.union([
	z.object({
		message: z.string(),
		preview: z.object({
			/** Of GEDCOM, as the file says: "7.0", "5.5.1". */
			version: z.string(),
			counts: z.object({
				/** Cards that the file makes or has already: `added` and `matched` together. */
				people: z.number(),
				added: z.number(),
				matched: z.number(),
				connectors: z.number(),
				unions: z.number(),
				parentLinks: z.number(),
			}),
			people: z.array(previewedPerson),
			/** Who of the file the tree's owner seems to be. */
			me: text,
			apart,
			unread: z.array(unread),
		}),
	}),
	z.object({
		message: z.string(),
		imported: z.object({
			added: z.number(),
			matched: z.number(),
			unions: z.number(),
			parentLinks: z.number(),
			apart,
		}),
	}),
]);

/** GET /api/family/import */
export const importProgressReply = z.object({
	/** Of all rows those that are written, from 0 to 1; null while no file is being written. */
	share: z.number().nullable(),
});

export type ImportReply = z.input<typeof importReply>;
