import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { confirmationMail } from '@/lib/features/account/mails/confirmation-mail';
import { welcomeMail } from '@/lib/features/account/mails/welcome-mail';
import { sendHeldFamilyMails } from '@/lib/features/family/requests/commands/mail-request';
import { releaseClaimMails } from '@/lib/features/member/commands/hold-claim-mails';
import { unconfirmedMailLimit } from '@/lib/features/member/constants';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { isWithin, type Limit } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';
import {
	accountMailLimits,
	consumeMail,
	consumeUnconfirmedMail,
	getCodeHmac,
	getTokenHash,
	isSameCode,
	newCode,
	newToken,
} from './mailed-secret';
import { otp } from './reset-password';

// A member confirms their address with a mailed link, or with the code in the same mail while logged in. Each mail has its
// own link and code; all links of an account work until they expire or its address changes, of the codes only the newest.

const holderOf = (memberId: string) => `confirm:${memberId}`;

const lifeDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Calls that confirm an address, from one caller address. */
export const confirmationLimit: Limit = { name: 'confirmEmail', points: 30, seconds: 10 * 60 };

/** Confirmations mailed to one account. */
const mailLimits = accountMailLimits('confirmation');

/** POST /api/users/confirm-email: the link's token from anybody, or the code from the member. */
export const confirmationBody = z
	.object({ token: z.string().max(200).exactOptional(), code: otp.exactOptional() })
	.refine(({ token, code }) => (token === undefined) !== (code === undefined), {
		error: 'required',
		path: ['code'],
	});

/** The page, unprefixed, on which the address is confirmed. */
const confirmationPath = (token: string) => `/confirm-email/${token}`;

/**
 * What a link leads to. One that nobody mailed, or whose account got another address or a deceased member, cannot be distinguished from
 * an expired one.
 */
export type LinkState = 'waiting' | 'confirmed' | 'expired';

export async function findLinkState(token: string, now: Date): Promise<LinkState> {
	const found = await findByToken(token);
	if (!found) return 'expired';
	if (found.emailConfirmedAt) return 'confirmed';
	return found.expiresAt > now ? 'waiting' : 'expired';
}

interface Confirmed {
	memberId: string;
	/** False where the address had been confirmed before. */
	isNew: boolean;
}

/**
 * Confirms the address of the account that the link was mailed to, or of the member who types the code. A try is counted
 * before the code is compared: tries made at once are counted one by one.
 *
 * @throws DomainError `auth.required` for a code of nobody's, `confirmation.expired`, `confirmation.wrongCode`
 */
export async function confirmEmail(
	{ token, code }: z.output<typeof confirmationBody>,
	{ memberId, now }: { memberId: string | null; now: Date },
): Promise<Confirmed> {
	if (code !== undefined) return confirmByCode(code, memberId, now);
	const found = await findByToken(token ?? '');
	if (!found) throw new DomainError('confirmation.expired');
	return confirm(found, now);
}

async function confirmByCode(code: string, memberId: string | null, now: Date): Promise<Confirmed> {
	if (memberId === null) throw new DomainError('auth.required');
	const [tried] = await db.$queryRaw<(StoredConfirmation & { codeHmac: Uint8Array })[]>`
		UPDATE "EmailConfirmation" AS confirmation SET "triesLeft" = "triesLeft" - 1
		FROM "Member" AS member
		WHERE confirmation."id" = (
			SELECT "id" FROM "EmailConfirmation" WHERE "memberId" = ${memberId}::uuid ORDER BY "createdAt" DESC LIMIT 1
		) AND member."id" = confirmation."memberId" AND NOT member."isDeceased" AND "triesLeft" > 0
		RETURNING confirmation."id"::text, confirmation."memberId"::text, confirmation."expiresAt", "codeHmac",
			member."emailConfirmedAt"`;
	if (!tried || !isSameCode(tried.codeHmac, holderOf(memberId), code))
		throw new DomainError('confirmation.wrongCode');
	return confirm(tried, now);
}

interface StoredConfirmation {
	id: string;
	memberId: string;
	expiresAt: Date;
	emailConfirmedAt: Date | null;
}

async function findByToken(token: string): Promise<StoredConfirmation | undefined> {
	const [found] = await db.$queryRaw<StoredConfirmation[]>`
		SELECT confirmation."id"::text, confirmation."memberId"::text, confirmation."expiresAt", member."emailConfirmedAt"
		FROM "EmailConfirmation" AS confirmation JOIN "Member" AS member ON member."id" = confirmation."memberId"
		WHERE confirmation."tokenHash" = ${getTokenHash(token)} AND NOT member."isDeceased"`;
	return found;
}

async function confirm(
	{ id, memberId, expiresAt, emailConfirmedAt }: StoredConfirmation,
	now: Date,
): Promise<Confirmed> {
	if (emailConfirmedAt) return { memberId, isNew: false };
	if (expiresAt <= now) throw new DomainError('confirmation.expired');
	return db.$transaction(async (tx) => {
		// The account is locked before its confirmations are read: a change of its address, or the mark that its member is
		// deceased, has deleted them already, or comes later.
		const { count } = await tx.member.updateMany({
			where: { id: memberId, emailConfirmedAt: null, isDeceased: false },
			data: { emailConfirmedAt: now },
		});
		if ((await tx.emailConfirmation.count({ where: { id } })) === 0)
			throw new DomainError('confirmation.expired');
		return { memberId, isNew: count > 0 };
	});
}

/** Sends what waited for the confirmation. `address` is where the call came from. */
export async function sendHeldMails(
	memberId: string,
	{ address, now }: { address: string; now: Date },
): Promise<void> {
	await releaseClaimMails(memberId, now);
	await sendHeldFamilyMails(memberId, address);
}

/** @throws DomainError `limit.exceeded` */
export async function countConfirmation(memberId: string, address: string): Promise<void> {
	await consumeUnconfirmedMail(mailLimits, memberId, address);
}

/**
 * Welcomes who has just got an account, and asks them to confirm their address. Nothing where too many such mails have been
 * caused from `address`; null is an administrator's.
 */
export async function welcomeMember(memberId: string, address: string | null, now: Date): Promise<void> {
	if (address !== null && !(await isWithin(unconfirmedMailLimit, address))) return;
	await consumeMail(mailLimits, memberId);
	await sendConfirmation(memberId, { isWelcome: true, now });
}

/** Mails a new link and code; nothing where the address is confirmed, or the account gone. */
export async function sendConfirmation(
	memberId: string,
	{ isWelcome, now }: { isWelcome: boolean; now: Date },
): Promise<void> {
	const token = newToken();
	const code = newCode();
	const member = await db.$transaction(async (tx) => {
		// Locked, so that no link mailed to a former address is written after a change has deleted those there were.
		await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR SHARE`;
		const found = await tx.member.findFirst({
			where: { id: memberId, emailConfirmedAt: null, claimedAt: { not: null }, isDeceased: false },
			select: { email: true, language: true, familyTreePrivacy: true },
		});
		if (!found) return null;
		await tx.emailConfirmation.create({
			data: {
				memberId,
				tokenHash: getTokenHash(token),
				codeHmac: getCodeHmac(holderOf(memberId), code),
				createdAt: now,
				expiresAt: new Date(now.getTime() + lifeDays * dayMs),
			},
			select: { id: true },
		});
		return found;
	});
	if (!member) return;
	const { email, language, familyTreePrivacy } = member;
	const { appUrl } = getEnv();
	const confirmation = { path: confirmationPath(token), code, days: lifeDays };
	const mail = isWelcome
		? welcomeMail({ name: null, language, familyTreePrivacy, confirmation, appUrl })
		: confirmationMail({ ...confirmation, language, appUrl });
	await sendMail({ ...mail, to: email });
}
