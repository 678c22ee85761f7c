import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { findTextFault } from '@/lib/core/text';
import { getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import type { Actor } from './actor';
import { checkCredentials, credentials } from './login';
import { endOwnSession, longestSessionSeconds, openSession } from './session';

interface Caller {
	/** The member of the session cookie, its row looked up. */
	actor: Actor;
	address: string;
	findDeviceToken(email: string): Promise<string | null>;
	rememberDevice(email: string): Promise<void>;
	userAgent: string | null;
	now: Date;
}

const sessionOfUser = z.object({ id: z.string(), sid: z.string() });

/**
 * next-auth over the portal's own logins and sessions: its cookie and ours are the same token. Refusals reach the
 * browser next-auth's way, by their code; `onFailure` gets what went wrong otherwise, which nobody else should read.
 */
export function nextAuthOptions(caller: Caller, onFailure: (error: unknown) => void): AuthOptions {
	const provider = CredentialsProvider({
		credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
		authorize: async (input) => {
			try {
				return await logIn(input, caller);
			} catch (error) {
				if (!(error instanceof DomainError)) onFailure(error);
				throw error;
			}
		},
	});
	return {
		secret: getEnv().authSecret,
		providers: [provider],
		session: { strategy: 'jwt', maxAge: longestSessionSeconds },
		pages: { signIn: '/login', signOut: '/login', error: '/login' },
		jwt: { decode: async () => findClaims(caller.actor) },
		callbacks: {
			// At login the user is what `authorize` has answered; later the token is what `decode` has.
			jwt: ({ token, user }) => {
				const started = sessionOfUser.safeParse(user).data;
				return started ? { sub: started.id, sid: started.sid } : token;
			},
			session: ({ session, token }) => ({ ...session, user: { id: token.sub } }),
			// Only addresses of our own reach this far.
			redirect: ({ url }) => url,
		},
		events: {
			signOut: () => endOwnSession(caller.actor),
		},
		logger: {
			error: (code) => log.warn({ code }, 'next-auth'),
			warn: (code) => log.warn({ code }, 'next-auth'),
			debug: () => {},
		},
	};
}

async function logIn(input: unknown, { address, findDeviceToken, rememberDevice, userAgent, now }: Caller) {
	if (findTextFault(input)) return null;
	const { data } = credentials.safeParse(input);
	if (!data) return null;
	try {
		const account = await checkCredentials(data, { address, device: await findDeviceToken(data.email) }, now);
		await rememberDevice(data.email);
		const { sessionId } = await openSession(account, { now, userAgent, isKept: true });
		return { id: account.id, sid: sessionId };
	} catch (error) {
		if (error instanceof DomainError && error.code === 'auth.invalidCredentials') return null;
		throw error;
	}
}

function findClaims(actor: Actor) {
	return actor.kind === 'member' ? { sub: actor.memberId, sid: actor.sessionId } : null;
}
