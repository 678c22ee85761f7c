import { NextRequest } from 'next/server';
import NextAuth from 'next-auth/next';
import * as z from 'zod';
import { pauseDeadline } from '@/lib/core/deadline';
import { DomainError } from '@/lib/core/errors';
import type { Actor } from '@/lib/platform/auth/actor';
import { safeNextPath } from '@/lib/platform/auth/guards';
import { nextAuthOptions } from '@/lib/platform/auth/next-auth-options';
import { getEnv } from '@/lib/platform/env/env';
import { getMediaType, readText } from './body';
import { RecordedResponse } from './recorded-response';

interface Call {
	/** The words of the address after /api/auth. */
	words: string[];
	request: Request;
	actor: Actor;
	address: string;
	findDeviceToken(email: string): Promise<string | null>;
	rememberDevice(email: string): Promise<void>;
	userAgent: string | null;
	now: Date;
}

/** What next-auth's clients ask for. What else it has would fail without an OAuth provider, or write a stranger's log. */
const calls = new Set([
	'GET providers',
	'GET session',
	'GET csrf',
	'GET signin',
	'GET signout',
	'GET error',
	'POST callback/credentials',
	'POST signout',
]);

type Handler = (request: object, response: RecordedResponse) => Promise<unknown>;

/**
 * Answers a call of next-auth's own. next-auth gets a request that it cannot fall over: a body that has been read and
 * checked, and no address of another site.
 *
 * @throws DomainError `notFound` for what it does not know, and what reading a body throws
 */
export async function answerNextAuth({ words, request, ...caller }: Call): Promise<Response> {
	const method = request.method === 'HEAD' ? 'GET' : request.method;
	if (!calls.has(`${method} ${words.join('/')}`)) throw new DomainError('notFound');
	const { appUrl } = getEnv();
	// The only way to tell next-auth where it lives.
	process.env.NEXTAUTH_URL = appUrl;
	const query = Object.fromEntries(new URL(request.url).searchParams);
	const failures: unknown[] = [];
	const answer: Handler = NextAuth(nextAuthOptions(caller, (error) => failures.push(error)));
	const response = new RecordedResponse();
	await answer(
		{
			method,
			query: { ...getFields(query, appUrl), nextauth: words },
			body:
				method === 'POST'
					? getFields(await pauseDeadline(() => readFields(request, caller.address)), appUrl)
					: undefined,
			cookies: getCookies(request, appUrl),
			headers: Object.fromEntries(request.headers),
		},
		response,
	);
	if (failures.length > 0) throw failures[0];
	// It would renew the cookie for 30 days, also one that is to go with the browser; the session's row is not renewed.
	if (words[0] === 'session') response.setHeader('set-cookie', []);
	return response.toResponse();
}

async function readFields(request: Request, address: string): Promise<unknown> {
	const type = getMediaType(request);
	if (type === 'application/x-www-form-urlencoded') {
		return Object.fromEntries(new URLSearchParams(await readText(request, address)));
	}
	if (type !== 'application/json') throw new DomainError('body.unsupportedType');
	const text = await readText(request, address);
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

const text = z.string().exactOptional().catch('');
/** It goes into an address as it is. */
const errorCode = z
	.string()
	.regex(/^[A-Za-z.]{1,40}$/)
	.exactOptional()
	.catch('unknown');

const knownFields = z
	.object({
		...{ csrfToken: text, callbackUrl: text, json: text, email: text, password: text, code: text },
		error: errorCode,
	})
	.catch({});

function getFields(input: unknown, appUrl: string) {
	const { callbackUrl, ...fields } = knownFields.parse(input);
	const own = ownUrl(callbackUrl, appUrl);
	return { ...fields, ...(own && { callbackUrl: own }) };
}

function getCookies(request: Request, appUrl: string): Record<string, string> {
	const { cookies } = new NextRequest(request.url, { headers: request.headers });
	const entries = cookies.getAll().flatMap(({ name, value }) => {
		if (!name.endsWith('next-auth.callback-url')) return [[name, value] as const];
		const own = ownUrl(value, appUrl);
		return own ? [[name, own] as const] : [];
	});
	return Object.fromEntries(entries);
}

/** The address, when it is a page of ours, given whole or as a path. */
function ownUrl(address: string | undefined, appUrl: string): string | null {
	const path = address?.startsWith(appUrl) ? address.slice(appUrl.length) || '/' : address;
	const safe = safeNextPath(path);
	return safe && `${appUrl}${safe}`;
}
