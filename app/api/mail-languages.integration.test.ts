// The language of each mail that is made for another member than the one who acts.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PUT as changeMember } from '@/app/api/users/[id]/route';
import type { Language } from '@/lib/core/language';
import { removeAccount } from '@/lib/features/administration/accounts/commands';
import { queueWaitingMails } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { restoreFromTrash } from '@/lib/features/administration/trash/commands/restore-from-trash';
import { reviewMailTo } from '@/lib/features/content/moderation/mails';
import {
	mailRequestAgain,
	notifyOfAcceptance,
	notifyOfRequest,
} from '@/lib/features/family/requests/commands/mail-request';
import { queueAnswerMail, queueWrongChoiceMail } from '@/lib/features/matching/elder-questions/mails';
import { notifyOfAct, notifyOfGuardianship } from '@/lib/features/matching/guardians/mails';
import { notifyOfInterest } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { mailReplies } from '@/lib/features/matching/reports/commands/mail-replies';
import { notifyOfReport } from '@/lib/features/matching/reports/commands/notify-of-report';
import { notifyOfMessage } from '@/lib/features/messaging/inbox/commands/notify-of-message';
import { db } from '@/lib/platform/db/client';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeAgreed } from '@/tests/support/guardians';
import { bySelf, makeSeeker } from '@/tests/support/seekers';
import { sent } from '@/tests/support/sent-mails';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();

type Member = Awaited<ReturnType<typeof makeSeeker>>;
interface Parties {
	/** Acts, in one language. */
	by: Member;
	/** Is mailed, and reads in the other. */
	reader: Member;
	language: Language;
}

const mailSchema = z.object({ language: z.string(), subject: z.string(), text: z.string() });
const address = '203.0.113.7';
const now = new Date();
const select = { id: true } as const;

type Interest = Parameters<typeof notifyOfInterest>[0]['event'];
const interest =
	(event: Interest, receiver: 'by' | 'reader') =>
	async ({ by, reader }: Parties) => {
		const [from, to] = receiver === 'reader' ? [by, reader] : [reader, by];
		const data = { fromMemberId: from.id, toMemberId: to.id, plans: ['work' as const] };
		const { id } = await db.interest.create({ data: { ...data, endedById: by.id }, select });
		await notifyOfInterest({ id, event }, { actorId: by.id, address });
	};
const request =
	(status: 'pending' | 'accepted', send: (id: string, address: string) => Promise<void>) =>
	async ({ by, reader }: Parties) => {
		const [from, to] = status === 'pending' ? [by, reader] : [reader, by];
		const data = { fromMemberId: from.id, toMemberId: to.id, relation: 'Sister', status };
		const answeredAt = status === 'accepted' ? now : null;
		await send((await db.familyRequest.create({ data: { ...data, answeredAt }, select })).id, address);
	};
const notAgreedYet = {
	status: 'asked',
	agreedAt: null,
	expiresAt: null,
	hasLastWord: null,
	contactOf: null,
	textVersion: null,
	language: null,
} as const;
const guardianship =
	(more: Parameters<typeof writeAgreed>[2]) =>
	async ({ by, reader }: Parties) =>
		notifyOfGuardianship(await writeAgreed(reader.id, by.id, more), by.id, address);
const review = (kind: 'story' | 'picture', verdict: 'approved' | 'rejected') => (parties: Parties) =>
	db.$transaction(async (tx) => {
		const about = { kind, verdict, id: parties.reader.id, title: 'A fort', reason: 'Too short' };
		const mail = await reviewMailTo(tx, parties.reader.id, about);
		if (mail) sent.push(mail);
	});
const change =
	(json: object) =>
	async ({ by, reader, language }: Parties) => {
		await db.member.update({ where: { id: by.id }, data: { isAdmin: true } });
		const options = { method: 'PUT', params: { id: reader.id }, token: by.token, json, language };
		expect((await call(changeMember, `/api/users/${reader.id}`, options)).status).toBe(200);
		await afterResponse.run();
	};
const makeAdministrator = ({ id }: Member) => db.member.update({ where: { id }, data: { isAdmin: true } });
const trash = (reader: Member, by: Member) => removeAccount(reader.id, { actorId: by.id, now });

const acts: [string, (parties: Parties) => Promise<unknown>][] = [
	['an interest received', interest('sent', 'reader')],
	['an interest accepted', interest('agreed', 'by')],
	['an interest confirmed', interest('confirmed', 'reader')],
	['an interest declined', interest('declined', 'by')],
	['an interest withdrawn', interest('withdrawn', 'reader')],
	['an interest ended', interest('ended', 'reader')],
	['a sender awaited', interest('senderAwaited', 'by')],
	['a receiver awaited', interest('receiverAwaited', 'reader')],
	['a family request', request('pending', notifyOfRequest)],
	['a family request sent again', request('pending', mailRequestAgain)],
	['a family request accepted', request('accepted', notifyOfAcceptance)],
	['a guardian asking', guardianship(notAgreedYet)],
	['a guardian agreeing', guardianship({})],
	['a guardian ending', guardianship({ status: 'ended', endedAt: now })],
	[
		'a guardian acting',
		({ by, reader }) => notifyOfAct({ ...bySelf(by), seekerId: reader.id, actorId: by.id }, address),
	],
	['a story approved', review('story', 'approved')],
	['a story rejected', review('story', 'rejected')],
	['a picture approved', review('picture', 'approved')],
	['a picture rejected', review('picture', 'rejected')],
	['a password set by an administrator', change({ password: 'a well at noon' })],
	['an address changed by an administrator', change({ email: 'moved@example.org' })],
	['an account removed', ({ by, reader }) => trash(reader, by)],
	[
		'an account restored',
		async ({ by, reader }) => {
			await trash(reader, by);
			await db.decision.deleteMany();
			const { id } = await db.trashEntry.findFirstOrThrow({ select });
			await restoreFromTrash(id, { actorId: by.id, now });
		},
	],
	[
		'a report',
		async ({ by, reader, language }) => {
			await makeAdministrator(reader);
			const about = await makeSeeker({ language });
			const data = { reporterId: by.id, aboutId: about.id, reason: 'misuse', language } as const;
			await notifyOfReport((await db.memberReport.create({ data, select })).id);
		},
	],
	[
		'an answer to a report',
		async ({ reader }) => {
			const data = { memberId: reader.id, words: 'reminded' } as const;
			await mailReplies([(await db.reportReply.create({ data, select })).id]);
		},
	],
	[
		'a message',
		async ({ by, reader, language }) => {
			await makeAdministrator(reader);
			const data = {
				kind: 'contact',
				subject: 'Thanks',
				name: 'Asha',
				email: by.email,
				message: 'Thanks',
				language,
			} as const;
			await notifyOfMessage((await db.inboxMessage.create({ data, select })).id);
		},
	],
	[
		'work that waits',
		async ({ by, reader, language }) => {
			await db.member.update({ where: { id: reader.id }, data: { isAdmin: true, createdAt: new Date(0) } });
			const data = { title: 'A fort', content: 'Once.', author: 'Asha', language, senderId: by.id };
			await db.blog.create({ data });
			await queueWaitingMails(now);
		},
	],
	['an answer of an elder', ({ reader }) => db.$transaction((tx) => queueAnswerMail(tx, reader.id, now))],
	[
		'a link that a wrong choice has ended',
		({ reader }) => db.$transaction((tx) => queueWrongChoiceMail(tx, reader.id, now)),
	],
];

describe.each([
	['hi', 'en'],
	['en', 'hi'],
] as const)('a mail from a member who reads %s to one who reads %s', (language, expected) => {
	beforeEach(async () => {
		await emptyTables();
		await afterResponse.run();
		sent.length = 0;
	});

	it.each(acts)('about %s is in the language of the one who reads it', async (_, act) => {
		const by = await makeSeeker({ name: 'Asha', gender: 'Female', language });
		await act({ by, reader: await makeSeeker({ name: 'Veer', language: expected }), language });
		const decisions = await db.decision.findMany({ select: { mail: true } });
		const mails = [...sent, ...decisions.map(({ mail }) => mailSchema.parse(mail))];
		expect(mails.length).toBeGreaterThan(0);
		for (const mail of mails) {
			expect(mail.language).toBe(expected);
			expect(/\p{Script=Devanagari}/u.test(mail.subject)).toBe(expected === 'hi');
			expect(/[\u0905-\u0939]/.test(mail.text)).toBe(expected === 'hi');
		}
	});
});
