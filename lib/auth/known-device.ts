import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/db/client';
import { getEnv } from '@/lib/env/env';
import { emailKeyOf } from '@/lib/member/email';
import { accountKeyOf } from './account-key';

const lifeSeconds = 365 * 24 * 60 * 60;
/** A family may share a computer. */
const mostAccounts = 5;

const mark = /^([\w-]{22})([\w-]{43})$/;

function cookieName(appUrl: string): string {
	return appUrl.startsWith('https:') ? '__Secure-known-device' : 'known-device';
}

/**
 * Browsers in which somebody has once shown to be an account's owner, after OWASP's "device cookies". What is tried from
 * such a browser is counted apart from what strangers try, so that no stranger, from however many addresses, can make
 * the owner wait. It opens nothing: the password or the code is asked for all the same, and as many tries are allowed.
 *
 * The cookie holds a random mark for each account, signed for that account: it tells nobody which accounts they are. With
 * another password the account knows none of its browsers any more: whoever had the former one might have many marks.
 */
export async function knownDevice(headers: Headers, email: string): Promise<string | null> {
	const marks = marksIn(headers);
	if (marks.length === 0) return null;
	const account = await accountNow(email);
	return marks.find((each) => isOf(each, account))?.nonce ?? null;
}

/** A `Set-Cookie` value that makes the browser known to the account; null when it is already. */
export async function deviceCookie(headers: Headers, email: string): Promise<string | null> {
	return (await knownDevice(headers, email)) === null ? markCookie(headers, await markFor(email)) : null;
}

/** What makes a browser known to the account, to be told to nobody but its owner. */
export async function markFor(email: string): Promise<string> {
	const nonce = randomBytes(16).toString('base64url');
	return nonce + signatureOf(nonce, await accountNow(email));
}

/** Whether a text has the form of a mark; what it is worth shows when somebody tries something with it. */
export function isMark(text: string): boolean {
	return mark.test(text);
}

/** A `Set-Cookie` value that adds a mark to those that the browser has. */
export function markCookie(headers: Headers, added: string): string {
	const { appUrl } = getEnv();
	const known = marksIn(headers).map(({ nonce, signature }) => nonce + signature);
	const marks = [added, ...known.filter((each) => each !== added)].slice(0, mostAccounts);
	const secure = appUrl.startsWith('https:') ? '; Secure' : '';
	return `${cookieName(appUrl)}=${marks.join('.')}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

interface Mark {
	nonce: string;
	signature: string;
}

function marksIn(headers: Headers): Mark[] {
	const name = `${cookieName(getEnv().appUrl)}=`;
	const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
	const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
	return value
		.split('.')
		.slice(0, mostAccounts)
		.flatMap((each) => {
			const [, nonce, signature] = mark.exec(each) ?? [];
			return nonce && signature ? [{ nonce, signature }] : [];
		});
}

/** The account with its password, as it is now. */
async function accountNow(email: string): Promise<string> {
	const emailKey = emailKeyOf(email);
	const account = await db.member.findUnique({ where: { emailKey }, select: { passwordHash: true } });
	return `${accountKeyOf(emailKey)}:${account?.passwordHash ?? ''}`;
}

function isOf({ nonce, signature }: Mark, account: string): boolean {
	return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(nonce, account)));
}

function signatureOf(nonce: string, account: string): string {
	return createHmac('sha256', getEnv().authSecret)
		.update(`known-device:${account}:${nonce}`)
		.digest('base64url');
}
