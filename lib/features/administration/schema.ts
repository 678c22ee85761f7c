import * as z from 'zod';
import { maintenanceState } from '@/lib/features/site/settings/schema';

/** How many of each wait for an administrator: GET /api/admin/waiting. */
export const waitingReply = z.object({
	/** Blogs to be reviewed. */
	blogs: z.number(),
	pictures: z.number(),
	/** Neither read nor answered, spam left aside. */
	messages: z.number(),
	/** Of members, not answered yet. */
	reports: z.number(),
});

const health = z.enum(['ok', 'down']);

/** GET /api/admin/overview: what the dashboard shows beyond the lists and counts of other calls. */
export const overviewReply = z.object({
	/** Pairs of members who agree. */
	totalMatches: z.number(),
	/** New accounts of the last weeks, the oldest first; `week` is its Monday in India. */
	registrations: z.array(z.object({ week: z.iso.date(), count: z.number() })),
	database: z.object({ health, bytes: z.number() }),
	/** Where the bytes of pictures are kept. */
	storage: z.object({ health, pictures: z.number(), bytes: z.number() }),
	maintenance: maintenanceState,
});

const account = { _id: z.string(), name: z.string(), email: z.string() };

/** GET /api/admin/accounts: stored accounts that would be refused today. At most 100 of each list. */
export const accountsToCheckReply = z.object({
	/** Names of the portal itself, and names without two letters. */
	names: z.array(
		z.object({
			...account,
			nameInOtherScript: z.string().nullable(),
			fault: z.enum(['nameLetters', 'nameReserved']),
		}),
	),
	/** Two accounts that have one address in the two forms of an international domain. */
	doubles: z.array(z.object({ ...account, other: z.object(account) })),
});

/** POST /api/admin/undo */
export const undoBody = z.object({ decisions: z.array(z.guid()).min(1).max(100) });

export const undoReply = z.object({
	message: z.string(),
	undone: z.array(z.string()),
	failed: z.array(z.object({ _id: z.string(), message: z.string() })),
});

/** PUT /api/admin/mails: what is absent stays as it is. */
export const mailChoiceBody = z.object({
	/** How often a mail says what waits for administrators. */
	frequency: z.enum(['none', 'daily', 'atOnce']).exactOptional(),
	/** Whether messages and reports are mailed in full as they come. */
	forwardsMessages: z.boolean().exactOptional(),
});

export const mailChoiceReply = z.object({
	frequency: z.enum(['none', 'daily', 'atOnce']),
	forwardsMessages: z.boolean(),
});

export const savedMailChoiceReply = mailChoiceReply.extend({ message: z.string() });
