import * as z from 'zod';
import { emailAddress } from '@/lib/core/email';
import { DomainError, type FieldError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { newPassword } from '@/lib/core/password-rule';
import { addressProvenMail } from '@/lib/features/account/mails/address-proven-mail';
import { claimFacts } from '@/lib/features/account/mails/claim-facts';
import { claimCodeMail } from '@/lib/features/account/mails/claim-mails';
import { passwordChangedMail, resetCodeMail } from '@/lib/features/account/mails/password-mails';
import { welcomeMail } from '@/lib/features/account/mails/welcome-mail';
import { dropHeldFamilyMails } from '@/lib/features/family/requests/commands/mail-request';
import { dropClaimMail, dropClaimMailsBy } from '@/lib/features/member/commands/hold-claim-mails';
import { claimAccount, findWaitingAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { nameIn, type PersonName } from '@/lib/features/member/dto/written';
import { getAccountKey } from '@/lib/platform/auth/account-key';
import { type Caller, countAttempt, getAttemptsKey } from '@/lib/platform/auth/attempts';
import { createDeviceToken } from '@/lib/platform/auth/device-token';
import { findEmailKey } from '@/lib/platform/auth/email-key';
import { noteFailedLogin } from '@/lib/platform/auth/failed-login';
import { forgiveLogins } from '@/lib/platform/auth/login';
import { checkPasswordStrength, hashPassword, verifyPassword } from '@/lib/platform/auth/password';
import { typedCode } from '@/lib/platform/auth/typed-code';
import { db } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { CodePurpose, FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';
import { getEnv } from '@/lib/platform/env/env';
import { consumeInTurn, isWithin, type Limit } from '@/lib/platform/limits/limits';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';
import { type MailRecipient, typedTextFor } from '@/lib/platform/mail/typed-text';
import { type EndedCapabilities, endAllCapabilities } from './end-capabilities';
import { accountMailLimits, getCodeHmac, isSameCode, newCode } from './mailed-secret';

export const codeLifeMs = 10 * 60 * 1000;

/**
 * How long after the answer a code is made and mailed: from, and below. Work for an account would slow down what the
 * caller asks next, and thereby tell that there is one; at a random moment later it cannot be distinguished from work for other accounts.
 */
export const codeDelayMs = [1_000, 4_000] as const;

/** Calls about codes from one address: asking for them, checking them, setting a password by them. */
export const codeAddressLimit: Limit = { name: 'codeAddress', points: 30, seconds: 10 * 60 };

/**
 * Codes asked for one account, or for an address without one: the difference must not show. Counted for each device that
 * is known to the account, and for all others together: a caller who uses up a stranger's mails leaves the owner's own.
 */
const codeLimits = accountMailLimits('code');

/** The same of all devices together that are known to one account: a caller who has its password can make any number. */
const deviceCodesLimit: Limit = { name: 'deviceCodes', points: 30, seconds: 24 * 60 * 60 };

/** Tries of a device that is known to the account, at one code: what others have tried is not held against it. */
const deviceTryLimit: Limit = { name: 'codeDeviceTry', points: 5, seconds: 10 * 60 };

/** Six digits, in the numerals of either script. */
export const otp = typedCode.refine((digits) => /^\d{6}$/.test(digits), { error: 'otp' });

/** POST /api/users/forgot-password */
export const codeRequest = z.object({ email: emailAddress });

/** POST /api/users/verify-otp */
export const codeCheck = z.object({ email: emailAddress, otp });

/** POST /api/users/reset-password */
export const passwordReset = z.object({ email: emailAddress, otp, newPassword });

/** The sentence for the first field that does not fit. */
export function refusedReset(fields: FieldError[]): DomainError {
	const paths = fields.map(({ path }) => path);
	if (paths.includes('email')) return new DomainError('reset.email', { fields });
	if (paths.includes('otp')) return new DomainError('reset.otp', { fields });
	const isTooShort = fields.some(
		({ path, message }) => path === 'newPassword' && (message === 'tooShort' || message === 'required'),
	);
	return new DomainError(isTooShort ? 'reset.passwordTooShort' : 'input.invalid', { fields });
}

/** @throws DomainError `limit.exceeded` */
export async function countCodeCall({ email }: z.output<typeof codeRequest>, caller: Caller): Promise<void> {
	await countAttempt(codeAddressLimit, await findEmailKey(email), caller);
}

/** @throws DomainError `limit.exceeded` */
export async function countCodeRequest(
	{ email }: z.output<typeof codeRequest>,
	{ device }: Pick<Caller, 'device'>,
): Promise<void> {
	const emailKey = await findEmailKey(email);
	const counted = codeLimits.map((limit): [Limit, string] => [limit, getAttemptsKey(emailKey, device)]);
	if (device !== null) counted.push([deviceCodesLimit, getAccountKey(emailKey)]);
	await consumeInTurn(counted);
}

/**
 * Mails a new code, which takes the place of an older one: for a new password, or for taking over an account that
 * was made for a relative. Nothing where there is no account with this address, or its member is marked as deceased.
 *
 * The limit of mails to unconfirmed addresses does not hold here. Its count would drop a code that the answer has promised,
 * and tell who asks that there is an account: it would grow only where there is one. Calls for codes are counted either way.
 */
export async function sendCode(
	{ email }: z.output<typeof codeRequest>,
	{ language, now }: { language: Language; now: Date },
): Promise<void> {
	const member = await db.member.findUnique({
		where: { emailKey: await findEmailKey(email) },
		select: { id: true, email: true, claimedAt: true, isDeceased: true },
	});
	if (!member || member.isDeceased) return;
	const waiting = member.claimedAt ? null : await findWaitingAccount(member.id, now);
	if (!member.claimedAt && !waiting) return;
	const code = newCode();
	if (!(await keepCode(member.id, { purpose: waiting ? 'claim' : 'reset', code, now }))) return;
	const deviceTokenUrl = `${getEnv().appUrl}/api/users/known-device/${await createDeviceToken(member.email)}`;
	const facts = { code, language, minutes: codeLifeMs / 60_000, deviceTokenUrl };
	const mail = waiting ? claimCodeMail({ ...facts, ...claimFacts(waiting, language) }) : resetCodeMail(facts);
	await sendMail({ ...mail, to: member.email });
	if (waiting)
		await dropClaimMail(member.id).catch((error) => log.warn({ err: error }, 'a mail may be sent twice'));
}

/** Stores a code in place of an earlier one. False when another code is on its way this very moment, or the account has gone. */
export async function keepCode(
	memberId: string,
	{ purpose, code, now }: { purpose: CodePurpose; code: string; now: Date },
): Promise<boolean> {
	try {
		return await db.$transaction(async (tx) => {
			// Before the codes, in the order of what removes an account: the two never wait for each other.
			const alive = await tx.$executeRaw`SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR KEY SHARE`;
			if (alive === 0) return false;
			const replaced: CodePurpose[] = purpose === 'secondFactor' ? [purpose] : ['reset', 'claim'];
			await tx.oneTimeCode.updateMany({
				where: { memberId, purpose: { in: replaced }, usedAt: null },
				data: { usedAt: now },
			});
			await tx.oneTimeCode.create({
				data: {
					memberId,
					purpose,
					codeHmac: getCodeHmac(memberId, code),
					createdAt: now,
					expiresAt: new Date(now.getTime() + codeLifeMs),
				},
				select: { id: true },
			});
			return true;
		});
	} catch (error) {
		if (isUniqueViolation(error, 'OneTimeCode_alive_key')) return false;
		throw error;
	}
}

/**
 * Says whether a code is the right one; it stays usable. Takes one of its tries. A caller who knows the
 * code learns whether it takes over an account that was made for them.
 *
 * @throws DomainError `reset.wrongOtp`
 */
export async function checkCode(
	{ email, otp }: z.output<typeof codeCheck>,
	{ device, now }: Trial,
): Promise<{ isClaim: boolean }> {
	const { purpose } = await takeTry(await findEmailKey(email), otp, { device, now });
	return { isClaim: purpose === 'claim' };
}

/** An account whose password has just been set. */
interface ResetAccount extends MailRecipient, PersonName {
	id: string;
	/** As it is stored. */
	email: string;
	familyTreePrivacy: FamilyTreePrivacy;
	/** Taken over by its owner just now. */
	isClaimed: boolean;
	/**
	 * The access that was ended, where the code has just proven the address of an account for the first time: another person may have made it,
	 * and what gives access to it. Null else.
	 */
	ended: EndedCapabilities | null;
}

/**
 * Sets a new password, uses up the code and ends every session of the account. Where the code proves for the first
 * time that its owner reads the address, it ends all that gives access to the account and drops the mails that waited for the
 * confirmation. On an account that waits to be claimed the code makes its owner the owner.
 *
 * @throws DomainError `password.weak`, `reset.wrongOtp`, `claim.givenPassword`
 */
export async function resetPassword(
	{ email, otp, newPassword }: z.output<typeof passwordReset>,
	{ language, ...trial }: Trial & { language: Language },
): Promise<ResetAccount> {
	const { now } = trial;
	const emailKey = await findEmailKey(email);
	await checkPasswordStrength(newPassword, emailKey);
	const { id, memberId, purpose, knownHash } = await takeTry(emailKey, otp, trial);
	const isClaimed = purpose === 'claim';
	// Else the member who made the account could log in to it.
	if (isClaimed && (await verifyPassword(newPassword, knownHash)))
		throw new DomainError('claim.givenPassword');
	const passwordHash = await hashPassword(newPassword);
	const account = await db.$transaction(async (tx) => {
		// The account before its codes, in the order of what removes it.
		const isSet = isClaimed
			? await claimAccount(tx, memberId, { passwordHash, language, now })
			: await replacePassword(tx, memberId, { passwordHash, now });
		const used = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
		if (!isSet || used.count === 0) throw new DomainError('reset.wrongOtp');
		const sessions = await tx.session.deleteMany({ where: { memberId } });
		const select = {
			...{ id: true, email: true, emailConfirmedAt: true },
			...{ name: true, nameInOtherScript: true, familyTreePrivacy: true },
		};
		const member = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select });
		const isFirstProof = member.emailConfirmedAt?.getTime() === now.getTime();
		if (isClaimed || !isFirstProof) return { ...member, isClaimed, ended: null };
		// The mails that wait for the confirmation may be written by another person.
		await dropClaimMailsBy(tx, memberId);
		await dropHeldFamilyMails(tx, memberId);
		const ended = { ...(await endAllCapabilities(tx, memberId, now)), session: sessions.count };
		return { ...member, isClaimed, ended };
	});
	await forgiveLogins(emailKey);
	return account;
}

/**
 * The mailed code proves that its sender reads the address, and confirms it. False when the account has gone, or has just been
 * marked as deceased.
 */
async function replacePassword(
	tx: Prisma.TransactionClient,
	id: string,
	{ passwordHash, now }: { passwordHash: string; now: Date },
): Promise<boolean> {
	const count = await tx.$executeRaw`
		UPDATE "Member" SET "passwordHash" = ${passwordHash}, "updatedAt" = ${now},
			"emailConfirmedAt" = coalesce("emailConfirmedAt", ${now})
		WHERE "id" = ${id}::uuid AND NOT "isDeceased"`;
	// A reset must not be the first step of turning the second factor off by the mailbox alone.
	await tx.secondFactor.updateMany({
		where: { memberId: id, member: { secondFactorSince: { not: null } } },
		data: { passwordResetAt: now },
	});
	return count > 0;
}

/** Tells the owner of an account what was ended in it when its address was proven. */
export async function notifyOfProof(
	email: string,
	ended: EndedCapabilities,
	language: Language,
): Promise<void> {
	await sendMail({ ...addressProvenMail({ ended, language, appUrl: getEnv().appUrl }), to: email });
}

/** Tells the owner of an account that its password is another one now. */
export async function notifyOfNewPassword(email: string, language: Language): Promise<void> {
	await sendMail({ ...passwordChangedMail({ language, appUrl: getEnv().appUrl }), to: email });
}

/** Welcomes who has just taken over an account. */
export async function welcomeOwner(account: ResetAccount, language: Language): Promise<void> {
	const name = typedTextFor(account, nameIn(language, account));
	const facts = { ...account, name, language, confirmation: null, appUrl: getEnv().appUrl };
	await sendMail({ ...welcomeMail(facts), to: account.email });
}

interface TriedCode {
	id: string;
	memberId: string;
	purpose: CodePurpose;
	/** Of the account's password until now. */
	knownHash: string | null;
}

/** When a code is tried, and in which browser. */
interface Trial extends Pick<Caller, 'device'> {
	now: Date;
}

/** Counted before it is compared: tries made at once are counted one by one. */
async function takeTry(emailKey: string, code: string, { device, now }: Trial): Promise<TriedCode> {
	const alive = await (device === null
		? takeSharedTry(emailKey, now)
		: takeTryOfDevice(emailKey, device, now));
	if (!alive || !isSameCode(alive.codeHmac, alive.memberId, code)) {
		noteFailedLogin(emailKey, 'code');
		throw new DomainError('reset.wrongOtp');
	}
	const { codeHmac, ...tried } = alive;
	return tried;
}

type AliveCode = TriedCode & { codeHmac: Uint8Array };

const codeColumns = Prisma.sql`code."id"::text, code."memberId"::text, code."purpose"::text, code."codeHmac",
	member."passwordHash" AS "knownHash"`;

const isCodeOf = (emailKey: string, now: Date) => Prisma.sql`member."id" = code."memberId"
	AND member."emailKey" = ${emailKey} AND NOT member."isDeceased" AND (code."purpose" = 'claim') = (member."claimedAt" IS NULL)
	AND code."purpose" <> 'secondFactor' AND code."usedAt" IS NULL AND code."expiresAt" > ${now}`;

/** Counted in the statement that reads it. */
async function takeSharedTry(emailKey: string, now: Date): Promise<AliveCode | undefined> {
	const [alive] = await db.$queryRaw<AliveCode[]>`
		UPDATE "OneTimeCode" code SET "triesLeft" = "triesLeft" - 1
		FROM "Member" member
		WHERE ${isCodeOf(emailKey, now)} AND code."triesLeft" > 0
		RETURNING ${codeColumns}`;
	return alive;
}

/** Counted apart: strangers who use up the tries that all share leave the owner's. */
async function takeTryOfDevice(emailKey: string, device: string, now: Date): Promise<AliveCode | undefined> {
	const [alive] = await db.$queryRaw<AliveCode[]>`
		SELECT ${codeColumns} FROM "OneTimeCode" code, "Member" member WHERE ${isCodeOf(emailKey, now)}`;
	return alive && (await isWithin(deviceTryLimit, `${alive.id} ${device}`)) ? alive : undefined;
}
