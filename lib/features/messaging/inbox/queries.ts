import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging, pageByName } from '@/lib/core/paging';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { literally } from '@/lib/platform/db/like';
import { type MessageRow, messageSelect } from './dto';
import type { MessageState, MessagesQuery } from './schema';

const inState = {
	unread: { isSpam: false, answeredAt: null, readAt: null },
	read: { isSpam: false, answeredAt: null, readAt: { not: null } },
	answered: { isSpam: false, answeredAt: { not: null } },
	spam: { isSpam: true },
} as const satisfies Record<MessageState, Prisma.InboxMessageWhereInput>;

const ofType = {
	contact: { kind: 'contact' },
	feedback: { kind: 'feedback', feedbackType: 'feedback' },
	issue: { kind: 'feedback', feedbackType: 'issue' },
} as const satisfies Record<NonNullable<MessagesQuery['kind']>, Prisma.InboxMessageWhereInput>;

/** What visitors have written, and how many messages there are in each state. */
export async function listMessages(
	{ kind, state, search, sort, ...paging }: MessagesQuery,
	language: Language,
) {
	const contains = { contains: literally(search.normalize('NFC')), mode: 'insensitive' } as const;
	const where: Prisma.InboxMessageWhereInput = {
		...(state ? inState[state] : { isSpam: false }),
		...(kind && ofType[kind]),
		...(search !== '' && {
			OR: [{ name: contains }, { email: contains }, { subject: contains }, { message: contains }],
		}),
	};
	const [messages, total, stateCounts] = await Promise.all([
		sort === 'name' || sort === '-name'
			? findByName({ where, sort, language, paging })
			: db.inboxMessage.findMany({
					where,
					select: messageSelect,
					orderBy: [{ createdAt: sort === 'createdAt' ? 'asc' : 'desc' }, { id: 'asc' }],
					...getWindow(paging),
				}),
		db.inboxMessage.count({ where }),
		countStates(),
	]);
	return { messages, pagination: getPagination(paging, total), stateCounts };
}

interface ByName {
	where: Prisma.InboxMessageWhereInput;
	sort: 'name' | '-name';
	language: Language;
	paging: Paging;
}

/** A page in the reader's alphabet. Messages are deleted after a year, so that there are few to sort. */
async function findByName({ where, sort, language, paging }: ByName) {
	const named = await db.inboxMessage.findMany({ where, select: { id: true, name: true } });
	const ids = pageByName(named, { isFalling: sort === '-name', language, paging }).map(({ id }) => id);
	const rows = await db.inboxMessage.findMany({ where: { id: { in: ids } }, select: messageSelect });
	return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function countStates(): Promise<Record<'all' | MessageState, number>> {
	const [counts] = await db.$queryRaw<Record<'all' | MessageState, number>[]>`
		SELECT count(*) FILTER (WHERE NOT "isSpam")::int AS "all",
			count(*) FILTER (WHERE NOT "isSpam" AND "answeredAt" IS NULL AND "readAt" IS NULL)::int AS "unread",
			count(*) FILTER (WHERE NOT "isSpam" AND "answeredAt" IS NULL AND "readAt" IS NOT NULL)::int AS "read",
			count(*) FILTER (WHERE NOT "isSpam" AND "answeredAt" IS NOT NULL)::int AS "answered",
			count(*) FILTER (WHERE "isSpam")::int AS "spam"
		FROM "InboxMessage"`;
	return counts ?? { all: 0, unread: 0, read: 0, answered: 0, spam: 0 };
}

/** @throws DomainError `notFound` */
export async function getMessage(id: string): Promise<MessageRow> {
	const message = await db.inboxMessage.findUnique({ where: { id }, select: messageSelect });
	if (!message) throw new DomainError('notFound');
	return message;
}
