import type { Language } from '@/lib/core/language';
import { serializeName } from '@/lib/features/family/tree/dto/card';
import type { GuardiansReply } from '@/lib/features/matching/guardians/schema';
import { isListedForMatches } from '@/lib/features/member/queries/matchable';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { ContactOf, GuardianAction } from '@/lib/platform/db/generated/enums';
import { findInvitable, findRelatives } from './find-relatives';
import { isInForce } from './in-force';

interface GuardianshipRow {
	id: string;
	isGuardian: boolean;
	memberId: string;
	name: string;
	nameInOtherScript: string | null;
	guardianHi: string;
	guardianEn: string;
	candidateHi: string;
	candidateEn: string;
	status: 'asked' | 'agreed';
	createdAt: Date;
	agreedAt: Date | null;
	expiresAt: Date | null;
	hasLastWord: boolean | null;
	contactOf: ContactOf | null;
	isInForce: boolean;
}

/** More kinds of acts on different people than anybody reads through. */
const maxActs = 200;

/** For whom a member looks, who looks for them, what was done in their name, and whom they can ask. */
export async function listGuardians(
	memberId: string,
	language: Language,
	now: Date,
): Promise<GuardiansReply> {
	const rows = await readGuardianships(memberId, now);
	const those = (isGuardian: boolean) =>
		rows.filter((row) => row.isGuardian === isGuardian).map((row) => toGuardianshipDto(row, language, now));
	const known = new Set(rows.flatMap((row) => (isOpen(row, now) && row.isGuardian ? [row.memberId] : [])));
	const relatives = await findRelatives(memberId, now);
	const invitable = await findInvitable(memberId, now);
	const acts = await readActs(memberId);
	const named = (id: string, name: string, nameInOtherScript: string | null) =>
		serializeName(id, { name, nameInOtherScript }, language);
	return {
		candidates: those(true),
		guardians: those(false),
		relatives: relatives
			.filter((relative) => !known.has(relative.memberId))
			.map(({ id, name, nameInOtherScript, words, isUnclaimed }) => ({
				...named(id, name, nameInOtherScript),
				...{ words, isUnclaimed },
			})),
		invitable: invitable.map(({ id, name, nameInOtherScript, words }) => ({
			...named(id, name, nameInOtherScript),
			words,
		})),
		acts: acts.map(({ id, action, times, firstAt, createdAt, guardian, other }) => ({
			...{ _id: id, action, times, firstAt: firstAt.toISOString(), createdAt: createdAt.toISOString() },
			by: named(guardian.id, guardian.name, guardian.nameInOtherScript),
			other: other && named(other.id, other.name, other.nameInOtherScript),
		})),
		...(await readState(memberId)),
	};
}

const isOpen = ({ expiresAt }: GuardianshipRow, now: Date) => expiresAt === null || expiresAt > now;

/** Of an agreement that has expired the last one, until it is ended or asked for again. */
async function readGuardianships(memberId: string, now: Date): Promise<GuardianshipRow[]> {
	const names = {
		guardianship: Prisma.sql`guardianship`,
		candidate: Prisma.sql`candidate`,
		guardian: Prisma.sql`guardian`,
	};
	const id = Prisma.sql`${memberId}::uuid`;
	return db.$queryRaw`
		SELECT guardianship."id"::text, guardian."id" = ${id} AS "isGuardian", other."id"::text AS "memberId", other."name",
			other."nameInOtherScript", guardianship."guardianHi", guardianship."guardianEn", guardianship."candidateHi",
			guardianship."candidateEn", guardianship."status"::text, guardianship."createdAt", guardianship."agreedAt",
			guardianship."expiresAt", guardianship."hasLastWord", guardianship."contactOf"::text,
			${isInForce(names, now)} IS TRUE AS "isInForce"
		FROM "Guardianship" guardianship
		JOIN "Member" candidate ON candidate."id" = guardianship."candidateId"
		JOIN "Member" guardian ON guardian."id" = guardianship."guardianId"
		JOIN "Member" other ON other."id" = CASE WHEN guardian."id" = ${id} THEN candidate."id" ELSE guardian."id" END
		WHERE ${id} IN (guardianship."candidateId", guardianship."guardianId") AND guardianship."status" <> 'ended'
			AND NOT other."isDeceased"
		ORDER BY guardianship."createdAt" DESC, guardianship."id"`;
}

function toGuardianshipDto(
	row: GuardianshipRow,
	language: Language,
	now: Date,
): GuardiansReply['candidates'][number] {
	const { agreedAt, expiresAt, hasLastWord, contactOf } = row;
	const guardian = { hi: row.guardianHi, en: row.guardianEn };
	const candidate = { hi: row.candidateHi, en: row.candidateEn };
	const isAgreed = agreedAt !== null && expiresAt !== null && hasLastWord !== null && contactOf !== null;
	return {
		_id: row.id,
		member: serializeName(row.memberId, row, language),
		words: row.isGuardian ? candidate : guardian,
		ownWords: row.isGuardian ? guardian : candidate,
		state: isAgreed ? (row.isInForce ? 'inForce' : expiresAt > now ? 'paused' : 'expired') : 'asked',
		agreement: isAgreed
			? {
					...{ agreedAt: agreedAt.toISOString(), expiresAt: expiresAt.toISOString() },
					...{ hasLastWord, contactOf },
				}
			: null,
		createdAt: row.createdAt.toISOString(),
	};
}

interface ActRow {
	id: string;
	action: GuardianAction;
	times: number;
	firstAt: Date;
	/** Of the last time. */
	createdAt: Date;
	guardian: { id: string; name: string; nameInOtherScript: string | null };
	other: { id: string; name: string; nameInOtherScript: string | null } | null;
}

/**
 * What a guardian does again with the same person is one line: nobody can push the other acts out of the list by doing one
 * many times.
 */
function readActs(candidateId: string): Promise<ActRow[]> {
	return db.$queryRaw`
		SELECT (array_agg(act."id" ORDER BY act."createdAt" DESC, act."id"))[1]::text AS "id", act."action"::text,
			count(*)::int AS "times", min(act."createdAt") AS "firstAt", max(act."createdAt") AS "createdAt",
			json_build_object('id', guardian."id", 'name', guardian."name", 'nameInOtherScript', guardian."nameInOtherScript")
				AS "guardian",
			CASE WHEN other."id" IS NOT NULL THEN json_build_object(
				'id', other."id", 'name', other."name", 'nameInOtherScript', other."nameInOtherScript"
			) END AS "other"
		FROM "GuardianAct" act JOIN "Member" guardian ON guardian."id" = act."guardianId"
		LEFT JOIN "Member" other ON other."id" = act."otherId"
		WHERE act."candidateId" = ${candidateId}::uuid
		GROUP BY guardian."id", other."id", act."action"
		ORDER BY "createdAt" DESC, "id" LIMIT ${maxActs}`;
}

async function readState(memberId: string): Promise<Pick<GuardiansReply, 'isListed' | 'isEmailConfirmed'>> {
	const member = Prisma.sql`"Member"`;
	const [found] = await db.$queryRaw<Pick<GuardiansReply, 'isListed' | 'isEmailConfirmed'>[]>`
		SELECT ${isListedForMatches(member)} AS "isListed", "emailConfirmedAt" IS NOT NULL AS "isEmailConfirmed"
		FROM ${member} WHERE "id" = ${memberId}::uuid`;
	return found ?? { isListed: false, isEmailConfirmed: false };
}
