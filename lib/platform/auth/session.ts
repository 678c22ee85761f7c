import { createHmac } from 'node:crypto';
import { userAgentFromString } from 'next/server';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';
import { getEnv } from '@/lib/platform/env/env';
import type { Actor, MemberActor } from './actor';

const memberSessionSeconds = 30 * 24 * 60 * 60;
const administratorSessionSeconds = 12 * 60 * 60;
/** Of a session that is to end with the browser, should the browser never be closed. */
const unkeptSessionSeconds = 24 * 60 * 60;
/** Without a call an administrator's session ends after this. */
const administratorIdleSeconds = 30 * 60;
/** When a session was last used is written down no more often than this: not each call writes. */
const seenEverySeconds = { member: 60 * 60, administrator: 30 };

/** How long the longest session lives. */
export const longestSessionSeconds = memberSessionSeconds;

const tokenClaims = z.object({ sub: z.guid(), sid: z.guid(), exp: z.number() });

type TokenClaims = z.infer<typeof tokenClaims>;

/** Tokens lately read. To read one costs a key's derivation; a page's calls all bring the same. */
const knownTokens = new Map<string, TokenClaims>();
const maxKnownTokens = 1000;

export interface StartedSession {
	/** The next-auth JWT that names the session row: the bearer token and the cookie's value. */
	token: string;
	expiresAt: Date;
	/** Outlives the browser. */
	isKept: boolean;
}

interface Login {
	now: Date;
	userAgent: string | null;
	isKept: boolean;
}

/** An account whose owner has just shown to be that. */
export interface ProvenAccount {
	id: string;
	/** Of the password that they have shown it by. */
	passwordHash: string;
	/** Whether they have shown the second factor too. */
	hasSecondFactor: boolean;
}

/**
 * Writes a session row and signs the token that names it: 30 days when it is kept, a day when it is not, 12 hours
 * for administrators.
 *
 * @throws DomainError `auth.invalidCredentials` when the account has another password by now, has turned on a second factor
 * that was not shown, is marked as deceased, or is gone
 */
export async function startSession(
	account: ProvenAccount,
	login: Login,
	client: Prisma.TransactionClient = db,
): Promise<StartedSession> {
	const { sessionId, expiresAt } = await openSession(account, login, client);
	const token = await encode({
		token: { sub: account.id, sid: sessionId },
		secret: getEnv().authSecret,
		maxAge: (expiresAt.getTime() - login.now.getTime()) / 1000,
	});
	return { token, expiresAt, isKept: login.isKept };
}

/**
 * Writes a session row alone, for the caller who signs the token that names it. The account is held meanwhile: a new password or
 * role, or a second factor turned on, which ends all sessions, ends this one too or comes before it. No way to a session
 * leads past the second factor, since all of them lead through here.
 *
 * @throws DomainError `auth.invalidCredentials` when the account has another password by now, has turned on a second factor
 * that was not shown, is marked as deceased, or is gone
 */
export async function openSession(
	{ id, passwordHash, hasSecondFactor }: ProvenAccount,
	{ now, userAgent, isKept }: Login,
	client: Prisma.TransactionClient = db,
): Promise<{ sessionId: string; expiresAt: Date }> {
	const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
	const endOf = {
		member: after(isKept ? memberSessionSeconds : unkeptSessionSeconds),
		administrator: after(administratorSessionSeconds),
	};
	// Headers may hold bytes that no text is to hold.
	const shown = userAgent?.replace(/\p{Cc}/gu, ' ').slice(0, 300) ?? null;
	const [opened] = await client.$queryRaw<{ sessionId: string; expiresAt: Date }[]>`
		INSERT INTO "Session" ("memberId", "createdAt", "lastSeenAt", "expiresAt", "isKept", "userAgent")
		SELECT "id", ${now}, ${now}, CASE WHEN "isAdmin" THEN ${endOf.administrator}::timestamptz
			ELSE ${endOf.member}::timestamptz END, ${isKept}, ${shown}
		FROM "Member" WHERE "id" = ${id}::uuid AND "passwordHash" = ${passwordHash} AND NOT "isDeceased"
			AND ("secondFactorSince" IS NULL OR ${hasSecondFactor}) FOR SHARE
		RETURNING "id"::text AS "sessionId", "expiresAt"`;
	if (!opened) throw new DomainError('auth.invalidCredentials');
	return opened;
}

const sessionRow = z.object({
	memberId: z.string(),
	expiresAt: z.date(),
	lastSeenAt: z.date(),
	isAdmin: z.boolean(),
	hasSecondFactor: z.boolean(),
});

/**
 * The member a token belongs to, if its signature holds, its session row is alive, and the account is claimed and not
 * marked as deceased; else a visitor. An administrator's session that has not been used for too long counts as a visitor
 * who can be shown the reason.
 */
export async function findActor(token: string | null, now: Date): Promise<Actor> {
	const claims = token && (await readClaims(token, now));
	if (!claims) return { kind: 'visitor' };
	// Every call of a member asks this, so it is one prepared statement.
	const { rows } = await pool.query({
		name: 'find-actor',
		text: `SELECT s."memberId", s."expiresAt", s."lastSeenAt", m."isAdmin",
				m."secondFactorSince" IS NOT NULL AS "hasSecondFactor"
			FROM "Session" s JOIN "Member" m
				ON m.id = s."memberId" AND m."claimedAt" IS NOT NULL AND NOT m."isDeceased"
			WHERE s.id = $1`,
		values: [claims.sid],
	});
	const session = sessionRow.safeParse(rows[0]).data;
	if (!session || session.memberId !== claims.sub || session.expiresAt <= now)
		return { kind: 'visitor', isSessionOver: true };
	const unusedSeconds = (now.getTime() - session.lastSeenAt.getTime()) / 1000;
	if (session.isAdmin && unusedSeconds > administratorIdleSeconds)
		return { kind: 'visitor', idleSessionId: claims.sid };
	if (unusedSeconds > seenEverySeconds[session.isAdmin ? 'administrator' : 'member'])
		await noteSeen(claims.sid, now);
	const isRequired = session.isAdmin && getEnv().requiresAdminSecondFactor;
	const secondFactor = session.hasSecondFactor ? 'on' : isRequired ? 'required' : 'off';
	return {
		kind: 'member',
		memberId: session.memberId,
		isAdmin: session.isAdmin && secondFactor !== 'required',
		secondFactor,
		sessionId: claims.sid,
	};
}

async function noteSeen(id: string, now: Date): Promise<void> {
	await db.session.updateMany({ where: { id, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } });
}

/** The claims of a token that we signed and that has not run out. Says nothing of the session row. */
async function readClaims(token: string, now: Date): Promise<TokenClaims | null> {
	const claims = knownTokens.get(token) ?? (await decodeClaims(token));
	return claims && claims.exp * 1000 > now.getTime() ? claims : null;
}

async function decodeClaims(token: string): Promise<TokenClaims | null> {
	const payload = await decode({ token, secret: getEnv().authSecret }).catch(() => null);
	const claims = tokenClaims.safeParse(payload).data;
	if (!claims) return null;
	const [oldest] = knownTokens.keys();
	if (oldest !== undefined && knownTokens.size >= maxKnownTokens) knownTokens.delete(oldest);
	knownTokens.set(token, claims);
	return claims;
}

async function endSession(sessionId: string): Promise<void> {
	await db.session.deleteMany({ where: { id: sessionId } });
}

/** Logs out: ends the session that a call was made with, an idle one too. */
export async function endOwnSession(actor: Actor): Promise<void> {
	const sessionId = actor.kind === 'member' ? actor.sessionId : actor.idleSessionId;
	if (sessionId) await endSession(sessionId);
}

/** What names a session in its member's list: the row's own id never leaves, nor does an address. */
export const sessionHandle = z.string().regex(/^[\w-]{22}$/);

function getHandle(sessionId: string): string {
	const hmac = createHmac('sha256', getEnv().authSecret).update(`session-handle:${sessionId}`).digest();
	return hmac.subarray(0, 16).toString('base64url');
}

/**
 * Ends the member's session of this handle, and answers its id.
 *
 * @throws DomainError `notFound` when it is over already, or is none of theirs
 */
export async function endSessionOf(memberId: string, handle: string): Promise<string> {
	const sessions = await db.session.findMany({ where: { memberId }, select: { id: true } });
	const ended = sessions.find(({ id }) => getHandle(id) === handle);
	if (!ended) throw new DomainError('notFound');
	await endSession(ended.id);
	return ended.id;
}

/** Where a member is logged in, the latest use first. */
export async function listSessions({ memberId, isAdmin, sessionId }: MemberActor, now: Date) {
	const idleSince = new Date(now.getTime() - administratorIdleSeconds * 1000);
	const sessions = await db.session.findMany({
		where: { memberId, expiresAt: { gt: now }, ...(isAdmin && { lastSeenAt: { gte: idleSince } }) },
		select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
		orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
	});
	return sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => {
		const { browser, os } = userAgentFromString(userAgent ?? undefined);
		return {
			_id: getHandle(id),
			browser: browser.name ?? null,
			system: os.name ?? null,
			startedAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
			isCurrent: id === sessionId,
		};
	});
}
