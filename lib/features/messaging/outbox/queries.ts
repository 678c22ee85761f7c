import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { getPagination, getWindow } from '@/lib/core/paging';
import { noteReading } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { OutboxMailGetPayload, OutboxMailSelect } from '@/lib/platform/db/generated/models';
import { hasOutboxTable } from '@/lib/platform/mail/outbox';
import type { OutboxQuery, outboxMailReply, outboxReply } from './schema';

const listed = {
	id: true,
	email: true,
	subject: true,
	language: true,
	createdAt: true,
} as const satisfies OutboxMailSelect;

/**
 * The mails that were not sent, without what they say: that holds codes and links.
 *
 * @throws DomainError `notFound` where mails are not kept in the database
 */
export async function listOutbox(query: OutboxQuery): Promise<z.input<typeof outboxReply>> {
	if (!hasOutboxTable()) throw new DomainError('notFound');
	const [mails, total] = await Promise.all([
		db.outboxMail.findMany({
			select: listed,
			orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
			...getWindow(query),
		}),
		db.outboxMail.count(),
	]);
	return { mails: mails.map(toMailDto), pagination: getPagination(query, total) };
}

/**
 * A mail with all that it says. The audit log keeps who has read it.
 *
 * @throws DomainError `notFound`, also where mails are not kept in the database
 */
export async function readOutboxMail(id: string, actorId: string): Promise<z.input<typeof outboxMailReply>> {
	const mail = hasOutboxTable()
		? await db.outboxMail.findUnique({ where: { id }, select: { ...listed, text: true, html: true } })
		: null;
	if (!mail) throw new DomainError('notFound');
	await noteReading(db, { actorId, action: 'mail.read', subjectType: 'mail', subjectId: id });
	const { text, html } = mail;
	return { mail: { ...toMailDto(mail), text, html } };
}

function toMailDto(mail: OutboxMailGetPayload<{ select: typeof listed }>) {
	return {
		_id: mail.id,
		to: mail.email,
		subject: mail.subject,
		language: mail.language,
		createdAt: mail.createdAt.toISOString(),
	};
}
