import { encode } from 'next-auth/jwt';
import pg from 'pg';
import { isMatchable } from '@/lib/features/member/queries/matchable';
import { hashPassword } from '@/lib/platform/auth/password';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Known } from './arbitraries';
import type { Caller } from './generated-requests';

/** Of the portals whose sessions are made by hand. */
export const worldSecret = 'known to the attacks on input alone, thirty-two and more';

const password = 'a neem tree by the fort';
const sessionSeconds = 3600;

/** Parts of addresses that say what is asked for. */
const others = [
	'160',
	'480',
	'1.xml',
	'session',
	'csrf',
	'providers',
	'signin',
	'signout',
	'error',
	'callback',
	'credentials',
	// As a browser is marked.
	'm'.repeat(64),
];

/** Whose ids a part of an address or a field holds. */
const tables: readonly (readonly [where: RegExp, table: string])[] = [
	[/^\/api\/admin\/messages/, 'InboxMessage'],
	[/^\/api\/admin\/outbox/, 'OutboxMail'],
	[/^\/api\/admin\/reports/, 'MemberReport'],
	[/^\/api\/admin\/trash/, 'TrashEntry'],
	[/^\/api\/admin\/undo/, 'Decision'],
	[/^\/api\/admin\/(exports\/)?history/, 'Member'],
	[/^\/(api\/)?blogs?/, 'Blog'],
	[/^\/api\/gallery/, 'GalleryImage'],
	[/^\/(api\/)?(deities|deity)/, 'Deity'],
	[/^\/api\/media/, 'Media'],
	[/^\/api\/family\/trees/, 'FamilyTree'],
	[/^\/api\/family\/interests\/\[/, 'Interest'],
	[/^\/api\/family\/(delete|update|restore|add|relation|marriage)/, 'Person'],
	[/^\/api\/family\/(respond|withdraw)-request/, 'FamilyRequest'],
	[/^\/share/, 'Blog'],
];

/** The accounts that requests come from, and what their inputs can name. */
export class World {
	readonly #db: pg.Pool;
	readonly #tokens = new Map<Caller, string>();
	readonly #ids = new Map<string, string[]>();
	/** The member's own id and their tree's. */
	#own: string[] = [];
	#words: string[] = [];
	/** An account that no caller gets. */
	#avoidedId: string | null = null;
	#emails: string[] = [];
	#hash = '';

	private constructor(db: pg.Pool) {
		this.#db = db;
	}

	static async of(databaseUrl: string, avoidedId: string | null = null): Promise<World> {
		const world = new World(new pg.Pool({ connectionString: databaseUrl, max: 2 }));
		world.#avoidedId = avoidedId;
		world.#hash = await hashPassword(password);
		await world.renew('member');
		await world.renew('administrator');
		await world.look();
		return world;
	}

	end(): Promise<void> {
		return this.#db.end();
	}

	/** Who sends what a member sends. */
	get memberId(): string {
		const [id] = this.#own;
		if (id === undefined) throw new Error('Nobody is the member');
		return id;
	}

	tokenOf(caller: Caller): string | undefined {
		return this.#tokens.get(caller);
	}

	/** Logs the caller in again, be it as somebody else: an account may be gone, or no administrator any more. */
	async renew(caller: Exclude<Caller, 'visitor'>): Promise<void> {
		const session =
			(await this.#logIn(caller)) ?? (await this.#logIn(caller)) ?? (await this.#logInNewcomer(caller));
		if (!session) throw new Error(`Nobody can be the ${caller}`);
		const token = await encode({
			token: { sub: session.memberId, sid: session.sessionId },
			secret: worldSecret,
			maxAge: sessionSeconds,
		});
		this.#tokens.set(caller, token);
		if (caller === 'administrator') return;
		const trees = await this.#db.query<{ id: string }>(
			'SELECT "id"::text FROM "FamilyTree" WHERE "ownerId" = $1',
			[session.memberId],
		);
		this.#own = [session.memberId, ...trees.rows.map(({ id }) => id)];
	}

	/** Null where the chosen member has been removed at the same moment. */
	async #logIn(caller: Exclude<Caller, 'visitor'>): Promise<{ memberId: string; sessionId: string } | null> {
		const { rows } = await this.#db.query<{ memberId: string; sessionId: string }>(
			`WITH chosen AS (
				SELECT m."id" FROM "Member" m LEFT JOIN "FamilyTree" t ON t."ownerId" = m."id"
				WHERE m."claimedAt" IS NOT NULL AND m."isAdmin" = $1 AND m."id" IS DISTINCT FROM $3::uuid
				-- Who is married in a tree is nobody's match.
				ORDER BY EXISTS (SELECT FROM "Union" u JOIN "Person" p ON p."id" IN (u."partnerAId", u."partnerBId")
						WHERE p."memberId" = m."id"),
					(SELECT count(*) FROM "Person" p WHERE p."treeId" = t."id") DESC, m."createdAt"
				LIMIT 1 FOR UPDATE OF m
			), known AS (
				UPDATE "Member" SET "passwordHash" = $2 WHERE "id" = (SELECT "id" FROM chosen)
			)
			INSERT INTO "Session" ("memberId", "expiresAt") SELECT "id", now() + interval '1 hour' FROM chosen
			RETURNING "memberId"::text, "id"::text AS "sessionId"`,
			[caller === 'administrator', this.#hash, this.#avoidedId],
		);
		return rows[0] ?? null;
	}

	/** Once all others have been removed; an administrator is always left. */
	async #logInNewcomer(caller: Exclude<Caller, 'visitor'>) {
		await this.#db.query(
			`INSERT INTO "Member" ("name", "email", "emailKey", "claimedAt", "updatedAt")
			SELECT 'Ajay', email, email, now(), now()
			FROM (SELECT gen_random_uuid() || '@example.org' AS email) AS new`,
		);
		return this.#logIn(caller);
	}

	/** Reads again which rows there are; of many, those that have to do with the member, who looks for a match again. */
	async look(): Promise<void> {
		await this.#openToMatches();
		const names = new Set(['Member', ...tables.map(([, table]) => table)]);
		for (const name of names) {
			const { rows } = await this.#db.query<{ id: string }>(
				`SELECT "id"::text FROM "${name}" row ORDER BY row::text ~ $1 DESC, random() LIMIT 60`,
				[this.#own.join('|')],
			);
			this.#ids.set(
				name,
				rows.map(({ id }) => id),
			);
		}
		const { text, values } = Prisma.sql`SELECT "id"::text FROM "Member" seeker
			WHERE ${isMatchable(Prisma.raw('seeker'), new Date())} AND "gender" = 'Female' ORDER BY random() LIMIT 20`;
		const seekers = await this.#db.query<{ id: string }>({ text, values });
		this.#ids.set(
			'seekers',
			seekers.rows.map(({ id }) => id),
		);
		const known = await this.#db.query<{ email: string }>(
			'SELECT "email" FROM "Member" WHERE "passwordHash" = $1',
			[this.#hash],
		);
		this.#emails = known.rows.map(({ email }) => email);
		const { rows } = await this.#db.query<{ word: string }>(
			`SELECT "slug" AS word FROM "Clan" UNION SELECT "name" FROM "Member" UNION SELECT "clan" FROM "Member"
				WHERE "clan" IS NOT NULL LIMIT 60`,
		);
		const pictures = [...(this.#ids.get('Blog') ?? []), 'home'].map((id) => `${id}.png`);
		this.#words = [...rows.map(({ word }) => word), ...pictures, ...others];
	}

	async #openToMatches(): Promise<void> {
		await this.#db.query(
			`UPDATE "Member" SET "isMarried" = false, "isDeceased" = false, "gender" = 'Male', "clan" = 'Rathore',
				"gotra" = NULL, "motherClan" = NULL, "bornOn" = '1995-05-17', "bornPrecision" = 'day',
				"heldFromMatchesAt" = NULL WHERE "id" = $1`,
			[this.#own[0]],
		);
		await this.#db.query('DELETE FROM "PartnerWishes" WHERE "memberId" = $1', [this.#own[0]]);
		await this.#db.query(
			`INSERT INTO "Consent" ("memberId", "purpose", "textVersion", "language")
			SELECT "id", 'matrimonial', '2026-12', 'hi' FROM "Member" WHERE "id" = $1 AND NOT EXISTS (
				SELECT FROM "Consent" WHERE "memberId" = $1 AND "purpose" = 'matrimonial' AND "withdrawnAt" IS NULL)
			ON CONFLICT DO NOTHING`,
			[this.#own[0]],
		);
	}

	/** Out of the member's tree; it can be restored for ten seconds. */
	async takeOutACard(): Promise<void> {
		await this.#db.query(
			`UPDATE "Person" SET "approvalStatus" = 'rejected', "updatedAt" = now() WHERE "id" = (
				SELECT p."id" FROM "Person" p JOIN "FamilyTree" t ON t."id" = p."treeId"
				WHERE t."ownerId" = $1 AND p."memberId" IS NULL AND p."kind" = 'named' ORDER BY random() LIMIT 1)`,
			[this.#own[0]],
		);
	}

	/** What inputs of the call at `path` can name. */
	knownFor(path: string): Known {
		const own = tables.find(([where]) => where.test(path))?.[1] ?? 'Member';
		const getIds = (table: string) => this.#ids.get(table) ?? [];
		const ofMatches = /^\/api\/family\/(matches|interests$)/.test(path);
		return {
			namedFor: (name) =>
				name === 'email' ? this.#emails : /password/i.test(name) ? [password, 'a peepal by the well'] : [],
			idsFor(name) {
				if (ofMatches) return [...getIds('seekers'), ...getIds('Member').slice(0, 5)];
				if (/^(memberId|familyMemberId|ownerId|actor)$/.test(name)) return getIds('Member');
				// Now and then of something else, which is not to be found there.
				return [...getIds(own), ...getIds('Member').slice(0, 3), ...getIds('Blog').slice(0, 1)];
			},
			words: this.#words,
			password,
		};
	}

	async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
		return (await this.#db.query<Row>(text)).rows;
	}
}
