import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';

/** GET /api/admin/outbox: the newest first. */
export const outboxQuery = z.object(pagingQuery(25, 100));

export type OutboxQuery = z.output<typeof outboxQuery>;

const listedMail = z.object({
	_id: z.string(),
	to: z.string(),
	subject: z.string(),
	/** In which the mail is written. */
	language: z.enum(languages),
	createdAt: z.string(),
});

export const outboxReply = z.object({ mails: z.array(listedMail), pagination: paginationSchema });

/** GET /api/admin/outbox/{id} */
export const outboxMailReply = z.object({ mail: listedMail.extend({ text: z.string(), html: z.string() }) });
