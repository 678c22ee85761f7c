import * as z from 'zod';
import { languages } from '@/lib/core/language';

export const deitiesQuery = z.object({ search: z.string().trim().max(100).default('') });

export const deityParams = z.object({ id: z.guid() });

/** A deity on the wire: the texts are in the reader's language, or in `language` where that one is missing. */
export const deityReply = z.object({
	_id: z.string(),
	name: z.string(),
	deityType: z.enum(['devi', 'devta']),
	type: z.enum(['Devi', 'Devta']),
	clans: z.array(z.string()),
	image: z.string().nullable(),
	images: z.array(z.string()),
	alternateNames: z.array(z.string()),
	description: z.string(),
	rituals: z.string().nullable(),
	location: z.string().nullable(),
	temple: z.string().nullable(),
	festival: z.string().nullable(),
	history: z.string().nullable(),
	legends: z.string().nullable(),
	importance: z.string().nullable(),
	additionalInfo: z.string().nullable(),
	language: z.enum(languages),
	createdAt: z.string(),
});
