import { findEmailKey } from '@/lib/platform/auth/email-key';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { mailTakesMs, sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import type { Mail } from '@/lib/platform/mail/mail';

// The mail about an account made for a relative waits among those that decisions lead to, which are tried again. Where the
// maker of the account has not confirmed their own address, it waits until they have (lib/platform/decisions/decision-mails.ts).

/** To be called in the transaction that makes the account. */
export async function noteClaimMail(
	tx: Prisma.TransactionClient,
	memberId: string,
	{ actorId, mail, now }: { actorId: string; mail: Mail; now: Date },
): Promise<void> {
	await tx.decision.create({
		data: {
			...{ action: 'member.create', subjectId: memberId, ownerId: memberId, actorId, decidedAt: now },
			undoUntil: new Date(now.getTime() + mailTakesMs),
			mail: { ...mail },
		},
		select: { id: true },
	});
}

/** Leaves out what a mail with a code has said before, also of an account from a file. */
export async function dropClaimMail(memberId: string): Promise<void> {
	await db.decision.deleteMany({
		where: { ownerId: memberId, action: { in: ['member.create', 'member.import'] } },
	});
}

/** Keeps the mail about an account with this address from being sent. */
export async function dropClaimMailTo(email: string): Promise<void> {
	const member = await db.member.findUnique({
		where: { emailKey: await findEmailKey(email) },
		select: { id: true },
	});
	if (member) await dropClaimMail(member.id);
}

/** Sends the mails about accounts that the member made before their own address was confirmed. */
export async function releaseClaimMails(adderId: string, now: Date): Promise<void> {
	const { count } = await db.decision.updateMany({
		where: { actorId: adderId, action: 'member.create', attempts: 0 },
		data: { undoUntil: now },
	});
	if (count > 0) await sendMailsFrom(now);
}

/** Drops the mails about accounts that the member made before their own address was confirmed. */
export async function dropClaimMailsBy(tx: Prisma.TransactionClient, adderId: string): Promise<void> {
	await tx.decision.deleteMany({ where: { actorId: adderId, action: 'member.create', attempts: 0 } });
}

/** Sends the mail about an account at once. */
export async function sendClaimMail(email: string, now: Date): Promise<void> {
	await db.$executeRaw`
		UPDATE "Decision" SET "undoUntil" = ${now} FROM "Member" member
		WHERE member."emailKey" = ${await findEmailKey(email)} AND "ownerId" = member."id"
			AND "action" = 'member.create' AND "attempts" = 0`;
	await sendMailsFrom(now);
}
