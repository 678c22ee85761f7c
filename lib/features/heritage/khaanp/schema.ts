import * as z from 'zod';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { recordVersion } from '@/lib/core/record-version';
import { lines, searchText } from '@/lib/core/text';

/**
 * A khaanp as forms and files write it, with the characters of each text: spellings with a slash between them
 * (`Mertia/Medatiya`), seats as `Merta=मेड़ता:Nagaur`, one a line or with commas between them, the khaanp above and the
 * other kul by name.
 */
export const khaanpMaxLength = {
	spellingsEn: 400,
	spellingsHi: 400,
	parent: 80,
	isOwnKul: 20,
	otherKul: 80,
	saysEn: 1000,
	saysHi: 1000,
	seats: 5000,
	kuldeviEn: 200,
	kuldeviHi: 200,
	gotraEn: 200,
	gotraHi: 200,
	sourceEn: 1000,
	sourceHi: 1000,
} as const;

export type KhaanpField = keyof typeof khaanpMaxLength;

export const khaanpFields = Object.keys(khaanpMaxLength) as KhaanpField[];

export type KhaanpTexts = Readonly<Record<KhaanpField, string>>;

/** An object with what `make` makes of each field. */
export function mapFields<Value>(make: (field: KhaanpField) => Value): Record<KhaanpField, Value> {
	return Object.fromEntries(khaanpFields.map((field) => [field, make(field)])) as Record<KhaanpField, Value>;
}

export const ownKulAnswers = ['yes', 'no', 'disputed'] as const;

/** POST of a khaanp, PUT of one, and a row of a file; absent is unchanged, blank is removed. */
export const khaanpBody = z.object({
	/** The version of the record that a change was made from. */
	version: recordVersion.exactOptional(),
	...mapFields((field) => lines(khaanpMaxLength[field]).exactOptional()),
});

export type KhaanpChange = z.output<typeof khaanpBody>;

export const khaanpParams = z.object({ id: z.guid() });

/** A khaanp in the back office. */
const adminKhaanp = z.object({
	_id: z.string(),
	...mapFields(() => z.string()),
	isOwnKul: z.enum(ownKulAnswers),
	/** In the reader's language, as the kul and the khaanp above are named here. */
	name: z.string(),
	kulName: z.string(),
	/** Null for a kul. */
	parentName: z.string().nullable(),
	otherKulName: z.string().nullable(),
	/** How many are right below it. */
	branches: z.number(),
	seatCount: z.number(),
	/** To be sent back with a change. */
	version: z.number(),
});

export type AdminKhaanp = z.output<typeof adminKhaanp>;

/** GET /api/admin/khaanps */
export const khaanpsQuery = z.object({
	...pagingQuery(25, 100),
	search: searchText(100).default(''),
	/** The English name of a kul: it and what is below it. */
	kul: searchText(80).default(''),
	isOwnKul: z.enum(ownKulAnswers).exactOptional(),
	sort: z.enum(['name', '-name', 'kul', '-kul']).default('name'),
});

export const khaanpsReply = z.object({ khaanps: z.array(adminKhaanp), pagination: paginationSchema });

export const khaanpReply = adminKhaanp;

export const khaanpSavedReply = z.object({ message: z.string(), khaanp: adminKhaanp });

export const khaanpRemovedReply = z.object({ message: z.string() });

/** GET /api/khaanps */
export const suggestionsQuery = z.object({ search: searchText(80) });

export const suggestionsReply = z.object({
	suggestions: z.array(
		z.object({
			/** Which khaanp or seat it is, and of which kul, in the reader's language. */
			text: z.string(),
			/** The clan of the list that it belongs to; null for one of another kul. */
			clan: z.string().nullable(),
			/** The khaanp in the reader's language; null where the clan says it all. */
			sakh: z.string().nullable(),
		}),
	),
});
