import type { Language } from '@/lib/core/language';
import { consentTextVersion } from '@/lib/features/member/queries/consent-text';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { refuseRemoved } from './change-profile';

/** A member has agreed to terms of another version, and has not read the notice that these are new. */
const isNewTo = (memberId: string) => Prisma.sql`
	EXISTS (SELECT FROM "Consent" WHERE "memberId" = ${memberId}::uuid AND "purpose" = 'terms')
	AND NOT EXISTS (
		SELECT FROM "Consent" WHERE "memberId" = ${memberId}::uuid
			AND "purpose" IN ('terms', 'informedOfTerms') AND "textVersion" = ${consentTextVersion})`;

/** The version of the terms that the member has to be informed of; null where there is none. */
export async function findNewTerms(memberId: string): Promise<string | null> {
	const [row] = await db.$queryRaw<{ version: string }[]>`
		SELECT ${consentTextVersion} AS "version" WHERE ${isNewTo(memberId)}`;
	return row?.version ?? null;
}

/**
 * Stores that a member has read the notice about a version, once. One about another version than the present one is
 * stored nowhere: the member is informed of the present one next.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function informOfTerms(
	memberId: string,
	{ version, language, now }: { version: string; language: Language; now: Date },
): Promise<void> {
	await db.$executeRaw`
		INSERT INTO "Consent" ("memberId", "purpose", "textVersion", "language", "givenAt")
		SELECT ${memberId}::uuid, 'informedOfTerms', ${version}, ${language}::"Language", ${now}
		WHERE ${version} = ${consentTextVersion} AND ${isNewTo(memberId)}`.catch(refuseRemoved);
}
