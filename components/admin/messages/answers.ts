import * as z from 'zod';

const pagination = z.object({ page: z.number(), pages: z.number(), total: z.number() });
const language = z.enum(['hi', 'en']);

const message = z.object({
	_id: z.string(),
	kind: z.enum(['contact', 'feedback', 'issue']),
	name: z.string(),
	email: z.string(),
	subject: z.string().nullable(),
	message: z.string(),
	/** In which the form was filled in. */
	language,
	state: z.enum(['unread', 'read', 'answered', 'spam']),
	/** ISO 8601, UTC. */
	createdAt: z.string(),
	answeredAt: z.string().nullable(),
});

/** What a visitor has written, as administrators read it. */
export type InboxMessage = z.output<typeof message>;

const messageList = z.object({
	messages: z.array(message),
	pagination,
	stateCounts: z.record(z.string(), z.number()),
});

/** Reads the answer of GET /api/admin/messages; null when it is none. */
export function readMessages(answer: unknown): z.output<typeof messageList> | null {
	return messageList.safeParse(answer).data ?? null;
}

const oneMessage = z.object({ inboxMessage: message });

/** Reads the answer of GET /api/admin/messages/{id}; null when it carries none. */
export function readMessage(answer: unknown): InboxMessage | null {
	return oneMessage.safeParse(answer).data?.inboxMessage ?? null;
}

const named = z.object({ _id: z.string(), name: z.string() });

const report = z.object({
	_id: z.string(),
	/** Null when their account is gone. */
	reporter: named.nullable(),
	about: named.extend({ heldSince: z.string().nullable(), reports: z.number() }),
	reason: z.enum(['notGenuine', 'married', 'rude', 'misuse', 'other']),
	text: z.string().nullable(),
	language,
	state: z.enum(['open', 'held', 'dismissed']),
	isRead: z.boolean(),
	createdAt: z.string(),
	answeredAt: z.string().nullable(),
});

/** What a member has told the administrators about another. */
export type MemberReport = z.output<typeof report>;

const reportList = z.object({
	reports: z.array(report),
	pagination,
	stateCounts: z.record(z.string(), z.number()),
});

/** Reads the answer of GET /api/admin/reports; null when it is none. */
export function readReports(answer: unknown): z.output<typeof reportList> | null {
	return reportList.safeParse(answer).data ?? null;
}

const oneReport = z.object({ report });

/** Reads the answer of GET and PATCH /api/admin/reports/{id}; null when it carries none. */
export function readReport(answer: unknown): MemberReport | null {
	return oneReport.safeParse(answer).data?.report ?? null;
}
