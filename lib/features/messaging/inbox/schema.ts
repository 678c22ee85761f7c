import * as z from 'zod';
import { emailAddress } from '@/lib/core/email';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { nameLine } from '@/lib/core/person-name';
import { line, lines, searchText } from '@/lib/core/text';
import { type FeedbackType, feedbackTypes, maxLengths, trapField } from './constants';

/** As the table keeps them. */
export const keptType = { Feedback: 'feedback', 'Report Issue': 'issue' } as const satisfies Record<
	FeedbackType,
	string
>;

const required = <T extends z.ZodType<string, string>>(text: T) =>
	text.refine((value) => value !== '', { error: 'required' });

const sender = {
	name: required(nameLine(maxLengths.name)),
	email: emailAddress,
	message: required(lines(maxLengths.message)),
	// A program that fills it in gets no hint.
	[trapField]: z.string().max(1000).catch('filled').default(''),
};

/** POST /api/contact */
export const contactBody = z.object({ ...sender, subject: required(line(maxLengths.subject)) });

/** POST /api/feedback */
export const feedbackBody = z.object({ ...sender, type: z.enum(feedbackTypes) });

/** How far the administrators are with a message; each is in one of them. */
const messageStates = ['unread', 'read', 'answered', 'spam'] as const;

export type MessageState = (typeof messageStates)[number];

/** What a message is: written through the contact form, or feedback of either type. */
const messageTypes = ['contact', 'feedback', 'issue'] as const;

/** What a list of messages can be sorted by; with a minus in front, falling. */
const messageSorts = ['createdAt', '-createdAt', 'name', '-name'] as const;

/** GET /api/admin/messages: without a state all but spam. */
export const messagesQuery = z.object({
	...pagingQuery(10, 100),
	kind: z.enum(messageTypes).exactOptional(),
	state: z.enum(messageStates).exactOptional(),
	search: searchText(100).default(''),
	sort: z.enum(messageSorts).default('-createdAt'),
});

export type MessagesQuery = z.output<typeof messagesQuery>;

const inboxMessage = z.object({
	_id: z.string(),
	kind: z.enum(messageTypes),
	name: z.string(),
	email: z.string(),
	subject: z.string().nullable(),
	message: z.string(),
	/** In which the form was filled in. */
	language: z.enum(languages),
	state: z.enum(messageStates),
	createdAt: z.string(),
	answeredAt: z.string().nullable(),
});

export type InboxMessage = z.output<typeof inboxMessage>;

export const messagesReply = z.object({
	messages: z.array(inboxMessage),
	pagination: paginationSchema,
	/** `all` is all but spam. */
	stateCounts: z.record(z.enum(['all', ...messageStates]), z.number()),
});

/** GET /api/admin/messages/{id} */
export const inboxMessageReply = z.object({ inboxMessage });

const said = z.boolean().exactOptional();

/** PATCH /api/admin/messages/{id}: what is absent stays. */
export const messageMarksBody = z
	.strictObject({ isRead: said, isAnswered: said, isSpam: said })
	.refine((marks) => Object.keys(marks).length > 0, { error: 'required' });

export type MessageMarks = z.output<typeof messageMarksBody>;

export const messageMarkedReply = z.object({ message: z.string(), inboxMessage });
