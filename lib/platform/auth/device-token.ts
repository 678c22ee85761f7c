import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { getAccountKey } from './account-key';
import { findEmailKey } from './email-key';

// Device tokens, after OWASP's "device cookies". A browser in which somebody has once shown to be an account's owner
// holds a token for that account, and its attempts there are counted apart from those of strangers; `attempts.ts` says
// how. A token opens nothing: the password or the code is asked for all the same.
//
// A token is 48 bytes, written in base64url: a random nonce, a tag that binds the nonce to one account, and a signature
// over both. The signature says that the portal has made the token, whichever account it is for; the tag can only be
// compared by who names the account, so that a token tells nobody whose it is. The tag is made with the account's
// password hash and the time since when its second factor is on: with another password, or once the second factor is
// turned on or off, the account knows none of its earlier browsers, because a stranger who had the password might have
// made many tokens.

const lifeSeconds = 365 * 24 * 60 * 60;
/** A family may share a computer. */
const maxTokens = 5;

const partBytes = 16;
const tokenForm = /^[\w-]{64}$/;

function cookieName(appUrl: string): string {
	return appUrl.startsWith('https:') ? '__Secure-known-device' : 'known-device';
}

/** What the browser is known by to the account with this e-mail address; null when it is not. */
export async function findDeviceToken(headers: Headers, email: string): Promise<string | null> {
	const tokens = tokensIn(headers).map(getParts);
	if (tokens.length === 0) return null;
	const account = await accountNow(email);
	const own = tokens.find(({ nonce, tag }) => timingSafeEqual(tag, getTag(nonce, account)));
	return own?.nonce.toString('base64url') ?? null;
}

/** Whether the browser is known to some account, or has been. */
export function holdsDeviceToken(headers: Headers): boolean {
	return tokensIn(headers).length > 0;
}

/** A `Set-Cookie` value that makes the browser known to the account; null when it is already. */
export async function deviceCookie(headers: Headers, email: string): Promise<string | null> {
	if ((await findDeviceToken(headers, email)) !== null) return null;
	return cookieWith([await createDeviceToken(email), ...tokensIn(headers)].slice(0, maxTokens));
}

/** A token that makes a browser known to the account, for nobody but its owner. */
export async function createDeviceToken(email: string): Promise<string> {
	const nonce = randomBytes(partBytes);
	const tag = getTag(nonce, await accountNow(email));
	return Buffer.concat([nonce, tag, getSignature(nonce, tag)]).toString('base64url');
}

/** Whether a text has the form of a token. Says nothing of its signature. */
export function isDeviceToken(text: string): boolean {
	return tokenForm.test(text);
}

/**
 * A `Set-Cookie` value that adds a token which came by a link; null when the portal has not signed it, or the browser has
 * it already. It takes the last place: opening links, which somebody else may have sent, never costs a browser more than
 * one of the tokens that it has earned by logging in.
 */
export function linkedDeviceCookie(headers: Headers, token: string): string | null {
	const tokens = tokensIn(headers);
	if (!isSigned(token) || tokens.includes(token)) return null;
	return cookieWith([...tokens.slice(0, maxTokens - 1), token]);
}

function cookieWith(tokens: readonly string[]): string {
	const { appUrl } = getEnv();
	const secure = appUrl.startsWith('https:') ? '; Secure' : '';
	return `${cookieName(appUrl)}=${tokens.join('.')}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The tokens in the cookie that the portal has signed. */
function tokensIn(headers: Headers): string[] {
	const name = `${cookieName(getEnv().appUrl)}=`;
	const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
	const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
	return value.split('.', maxTokens).filter(isSigned);
}

function isSigned(token: string): boolean {
	if (!tokenForm.test(token)) return false;
	const { nonce, tag, signature } = getParts(token);
	return timingSafeEqual(signature, getSignature(nonce, tag));
}

function getParts(token: string) {
	const bytes = Buffer.from(token, 'base64url');
	return {
		nonce: bytes.subarray(0, partBytes),
		tag: bytes.subarray(partBytes, 2 * partBytes),
		signature: bytes.subarray(2 * partBytes),
	};
}

/** The account with its password and the state of its second factor, as it is now. */
async function accountNow(email: string): Promise<string> {
	const emailKey = await findEmailKey(email);
	const account = await db.member.findUnique({
		where: { emailKey },
		select: { passwordHash: true, secondFactorSince: true },
	});
	const since = account?.secondFactorSince;
	return `${getAccountKey(emailKey)}:${account?.passwordHash ?? ''}${since ? `:${since.toISOString()}` : ''}`;
}

function getTag(nonce: Buffer, account: string): Buffer {
	return getHmac(`known-device:${account}:${nonce.toString('base64url')}`);
}

function getSignature(nonce: Buffer, tag: Buffer): Buffer {
	return getHmac(`device-token:${Buffer.concat([nonce, tag]).toString('base64url')}`);
}

function getHmac(text: string): Buffer {
	return createHmac('sha256', getEnv().authSecret).update(text).digest().subarray(0, partBytes);
}
