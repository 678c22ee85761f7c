import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { getMessages } from '@/lib/platform/i18n/translate';

interface Subject {
	subjectType: string;
	subjectId: string | null;
}

interface FoundSubject {
	name: string;
	/** Where it can be looked at. */
	path: string | null;
}

export function subjectKey({ subjectType, subjectId }: Subject): string {
	return `${subjectType} ${subjectId ?? ''}`;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface NameRow {
	subjectType: string;
	subjectId: string;
	name: string;
	isTrashed: boolean;
}

/**
 * What the records are called now, and where they stand, by `subjectKey`, in one statement. What is no longer there is
 * left out; what lies in the trash is found there.
 */
export async function findSubjects(
	subjects: readonly Subject[],
	language: Language,
): Promise<Map<string, FoundSubject>> {
	const getIds = (type: string) =>
		subjects.flatMap(({ subjectType, subjectId }) =>
			subjectType === type && subjectId !== null && (type === 'clan' || uuid.test(subjectId))
				? [subjectId]
				: [],
		);
	const all = ['blog', 'gallery', 'member', 'family', 'deity', 'khaanp'].flatMap(getIds);
	const rows = await db.$queryRaw<NameRow[]>`
		SELECT 'blog' AS "subjectType", "id"::text AS "subjectId", "title" AS "name", FALSE AS "isTrashed"
			FROM "Blog" WHERE "id" = ANY(${getIds('blog')}::uuid[])
		UNION ALL SELECT 'gallery', "id"::text, "title", FALSE
			FROM "GalleryImage" WHERE "id" = ANY(${getIds('gallery')}::uuid[])
		UNION ALL SELECT 'member', "id"::text, "name", FALSE
			FROM "Member" WHERE "id" = ANY(${getIds('member')}::uuid[])
		UNION ALL SELECT 'family', "id"::text, "name", FALSE
			FROM "FamilyTree" WHERE "id" = ANY(${getIds('family')}::uuid[])
		UNION ALL SELECT 'person', "id"::text, "name", FALSE
			FROM "Person" WHERE "id" = ANY(${getIds('person')}::uuid[]) AND "name" IS NOT NULL
		UNION ALL (SELECT DISTINCT ON ("deityId") 'deity', "deityId"::text, "name", FALSE
			FROM "DeityText" WHERE "deityId" = ANY(${getIds('deity')}::uuid[])
			ORDER BY "deityId", "language"::text = ${language} DESC)
		UNION ALL SELECT 'clan', "slug", "key", FALSE
			FROM "Clan" WHERE "slug" = ANY(${getIds('clan')}::text[])
		UNION ALL SELECT 'clan', "id"::text, "name", FALSE
			FROM "ClanAlias" WHERE "id"::text = ANY(${getIds('clan')}::text[])
		UNION ALL SELECT 'khaanp', "id"::text, ${language === 'hi' ? Prisma.sql`"spellingsHi"[1]` : Prisma.sql`"spellingsEn"[1]`}, FALSE
			FROM "Khaanp" WHERE "id" = ANY(${getIds('khaanp')}::uuid[])
		UNION ALL SELECT 'message', "id"::text, "name", FALSE
			FROM "InboxMessage" WHERE "id" = ANY(${getIds('message')}::uuid[])
		UNION ALL SELECT 'mail', "id"::text, "subject", FALSE
			FROM "OutboxMail" WHERE "id" = ANY(${getIds('mail')}::uuid[])
		UNION ALL SELECT 'report', report."id"::text, about."name", FALSE
			FROM "MemberReport" report JOIN "Member" about ON about."id" = report."aboutId"
			WHERE report."id" = ANY(${getIds('report')}::uuid[])
		UNION ALL SELECT CASE "kind" WHEN 'picture' THEN 'gallery' ELSE "kind"::text END, "subjectId"::text, "name", TRUE
			FROM "TrashEntry" WHERE "subjectId" = ANY(${all}::uuid[])`;
	const { clans } = getMessages(language);
	return new Map(
		rows.map((row) => {
			const name = row.subjectType === 'clan' ? labelFor(clans, row.name) : row.name;
			return [subjectKey(row), { name, path: pathOfSubject(row, language) }];
		}),
	);
}

function pathOfSubject(
	{ subjectType, subjectId, name, isTrashed }: NameRow,
	language: Language,
): string | null {
	if (isTrashed) return '/admin/trash';
	switch (subjectType) {
		case 'clan':
			// A merged clan has no page of its own.
			return uuid.test(subjectId)
				? `/admin/clans?search=${encodeURIComponent(name)}`
				: fixedPathIn(language, `/clan/${subjectId}`);
		case 'blog':
		case 'deity':
			return fixedPathIn(language, `/${subjectType}/${subjectId}`);
		case 'member':
			return fixedPathIn(language, `/profile/${subjectId}`);
		case 'khaanp':
			return `/admin/khaanps?search=${encodeURIComponent(name)}`;
		case 'gallery':
			return `/admin/gallery?search=${encodeURIComponent(name)}`;
		case 'family':
			return `/admin/families?search=${encodeURIComponent(name)}`;
		case 'message':
		case 'report':
			return '/admin/messages';
		default:
			return null;
	}
}
