import * as z from 'zod';
import { nameLine } from '@/lib/core/person-name';
import { searchText } from '@/lib/core/text';

/** GET /api/admin/clans */
export const clanEntriesQuery = z.object({ search: searchText(100).default('') });

/** A clan as members, deities and administrators name it: one entry, however it is written. */
const clanEntry = z.object({
	/** As records hold it. */
	_id: z.string(),
	members: z.number(),
	/** In the portal's own list: others merge into it, never the other way. */
	isListed: z.boolean(),
	aliases: z.array(z.object({ _id: z.string(), name: z.string() })),
});

export type ClanEntry = z.output<typeof clanEntry>;

export const clanEntriesReply = z.object({ clans: z.array(clanEntry) });

const clanText = nameLine(80).refine((name) => name !== '', { error: 'required' });

/** POST /api/admin/clans/aliases */
export const clanAliasBody = z.object({
	/** Another name of `clan`, or a clan that is to be merged into it. */
	name: clanText,
	clan: clanText,
});

export const clanAliasParams = z.object({ id: z.guid() });

export const clanAliasReply = z.object({
	message: z.string(),
	/** How many fields of records have changed. */
	changed: z.number(),
});
