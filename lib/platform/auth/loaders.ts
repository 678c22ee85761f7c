import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { askedPathHeader } from '@/lib/core/admin-language';
import { DomainError } from '@/lib/core/errors';
import { defaultLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getEnv } from '@/lib/platform/env/env';
import type { Actor, MemberActor } from './actor';
import { loginPath, type SessionEnd } from './guards';
import { findActor } from './session';
import { sessionCookieName } from './session-cookie';

/** Who reads the page that is being rendered, asked once a request. */
export const loadActor = cache(async (): Promise<Actor> => {
	const cookie = (await cookies()).get(sessionCookieName(getEnv().appUrl));
	return findActor(cookie?.value ?? null, new Date());
});

/**
 * The member who reads the page at `path`; a visitor is sent to log in and comes back to the address that they requested,
 * with all of its query.
 */
export async function requireMember(language: Language, path: string): Promise<MemberActor> {
	const actor = await loadActor();
	if (actor.kind === 'member') return actor;
	const requestedAddress = (await headers()).get(askedPathHeader) ?? path;
	redirect(loginPath(language, requestedAddress, findVisitorsEnd(actor)));
}

/** Why a visitor's session is over; undefined when there was none. */
export function findVisitorsEnd(actor: Exclude<Actor, MemberActor>): SessionEnd | undefined {
	if (actor.idleSessionId) return 'idle';
	return actor.isSessionOver ? 'over' : undefined;
}

/**
 * What a page reads for whom `requireMember` has let in to `path`. Whose account or tree goes at the same moment is sent there
 * once more, to log in or to find a new tree.
 */
export function readFor<T>(path: string, reading: Promise<T>): Promise<T> {
	return reading.catch((error: unknown) => {
		const isGone =
			error instanceof DomainError && (error.code === 'auth.required' || error.code === 'record.stale');
		if (isGone) redirect(path);
		throw error;
	});
}

/** The administrator who reads the page at `path`; a visitor is sent to log in, any other member home. */
export async function requireAdministrator(language: Language, path: string): Promise<MemberActor> {
	const actor = await requireMember(language, path);
	// The back office tells an administrator who has to turn on the second factor first.
	if (actor.secondFactor === 'required') redirect('/admin');
	if (!actor.isAdmin) redirect(pathIn(language, '/'));
	return actor;
}

/**
 * The administrator who reads the page of the back office that is asked for. Who has to leave it goes to the unprefixed
 * address, from where the portal's own language leads on. An administrator without rights until the second factor is on is
 * let in: the layout shows them where to turn it on, and nothing else.
 */
export async function requireBackOffice(): Promise<MemberActor> {
	const actor = await requireMember(defaultLanguage, '/admin');
	if (!actor.isAdmin && actor.secondFactor !== 'required') redirect(pathIn(defaultLanguage, '/'));
	return actor;
}
