import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { db } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { getEnv } from '@/lib/env/env';
import type { Actor } from './actor';

const memberSessionSeconds = 30 * 24 * 60 * 60;
const administratorSessionSeconds = 12 * 60 * 60;

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
}

interface Login {
	now: Date;
	userAgent: string | null;
}

/** Writes a session row and signs the token that names it: 30 days, 12 hours for administrators. */
export async function startSession(
	member: { id: string; isAdmin: boolean },
	login: Login,
): Promise<StartedSession> {
	const { sessionId, seconds, expiresAt } = await openSession(member, login);
	const token = await encode({
		token: { sub: member.id, sid: sessionId },
		secret: getEnv().authSecret,
		maxAge: seconds,
	});
	return { token, expiresAt };
}

/** Writes a session row alone, for whoever signs the token that names it. */
export async function openSession(member: { id: string; isAdmin: boolean }, { now, userAgent }: Login) {
	const seconds = member.isAdmin ? administratorSessionSeconds : memberSessionSeconds;
	const expiresAt = new Date(now.getTime() + seconds * 1000);
	const { id: sessionId } = await db.session.create({
		data: {
			memberId: member.id,
			createdAt: now,
			lastSeenAt: now,
			expiresAt,
			userAgent: userAgent?.slice(0, 300) ?? null,
		},
		select: { id: true },
	});
	return { sessionId, seconds, expiresAt };
}

const sessionRow = z.object({ memberId: z.string(), expiresAt: z.date(), isAdmin: z.boolean() });

/** The member a token stands for, if its signature holds and its session row is alive; else a visitor. */
export async function findActor(token: string | null, now: Date): Promise<Actor> {
	const claims = token && (await readClaims(token, now));
	if (!claims) return { kind: 'visitor' };
	// Every call of a member asks this, so it is one prepared statement.
	const { rows } = await pool.query({
		name: 'find-actor',
		text: `SELECT s."memberId", s."expiresAt", m."isAdmin"
			FROM "Session" s JOIN "Member" m ON m.id = s."memberId" WHERE s.id = $1`,
		values: [claims.sid],
	});
	const session = sessionRow.safeParse(rows[0]).data;
	if (!session || session.memberId !== claims.sub || session.expiresAt <= now) return { kind: 'visitor' };
	return {
		kind: 'member',
		memberId: session.memberId,
		isAdmin: session.isAdmin,
		sessionId: claims.sid,
	};
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

export async function endSession(sessionId: string): Promise<void> {
	await db.session.deleteMany({ where: { id: sessionId } });
}
