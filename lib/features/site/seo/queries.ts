import type { Language } from '@/lib/core/language';
import { blogSelect, toBlogDto } from '@/lib/features/content/blog/dto';
import { db } from '@/lib/platform/db/client';

interface RecordRow {
	kind: 'deity' | 'clan' | 'story' | 'picture';
	id: string;
	languages: Language[];
	changedAt: Date;
}

/** Every record that has a page or is on one, in the order in which they were made, kind by kind. */
export function listPublicRecords(): Promise<RecordRow[]> {
	return db.$queryRaw<RecordRow[]>`
		SELECT "kind", "id", "languages", "changedAt" FROM (
			SELECT 'deity' AS "kind", "id"::text, "createdAt", "updatedAt" AS "changedAt",
				(SELECT array_agg("language"::text ORDER BY "language") FROM "DeityText" WHERE "deityId" = "id") AS "languages"
			FROM "Deity"
			UNION ALL
			SELECT 'clan', "slug", "createdAt", "updatedAt",
				(SELECT array_agg("language"::text ORDER BY "language") FROM "ClanText" WHERE "ClanText"."slug" = "Clan"."slug")
			FROM "Clan"
			UNION ALL
			SELECT 'story', "id"::text, "createdAt", "updatedAt", ARRAY["language"::text]
			FROM "Blog" WHERE "status" = 'approved'
			UNION ALL
			SELECT 'picture', "id"::text, "createdAt", "updatedAt", ARRAY["language"::text]
			FROM "GalleryImage" WHERE "status" = 'approved'
		) AS "records"
		WHERE "languages" IS NOT NULL
		ORDER BY "kind", "createdAt", "id"`;
}

const blogsInFeed = 50;

/** What a feed tells: the newest approved blogs in a language, and when any blog changed last. */
export async function readFeed(language: Language) {
	const [blogs, change] = await Promise.all([
		db.blog.findMany({
			where: { status: 'approved', language },
			select: blogSelect,
			orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
			take: blogsInFeed,
		}),
		db.publicChange.findFirst({
			where: { topic: 'blogs' },
			select: { changedAt: true },
			orderBy: { changedAt: 'desc' },
		}),
	]);
	return {
		blogs: blogs.map((blog) => toBlogDto(blog, language)),
		changedAt: change?.changedAt ?? null,
	};
}
