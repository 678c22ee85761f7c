import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import type { MediaSelect } from '@/lib/platform/db/generated/models';

const mediaSelect = {
	variants: { select: { width: true, objectKey: true }, orderBy: { width: 'asc' } },
} as const satisfies MediaSelect;

/** Enough for the window, twice over. */
const smallestWidth = 480;

interface MediaRow {
	variants: { width: number; objectKey: string }[];
}

/** Where the picture lies in the store. */
function findObjectKey(media: MediaRow | null | undefined): string | null {
	const variants = media?.variants ?? [];
	return (variants.find(({ width }) => width >= smallestWidth) ?? variants.at(-1))?.objectKey ?? null;
}

/** A blog that everybody may read, with what its picture shows of it; null for any other. */
export async function findSharedBlog(id: string) {
	const blog = await db.blog.findUnique({
		where: { id, status: 'approved' },
		select: { title: true, author: true, image: { select: mediaSelect } },
	});
	return blog && { title: blog.title, author: blog.author, objectKey: findObjectKey(blog.image) };
}

export async function findSharedDeity(id: string, language: Language) {
	const deity = await db.deity.findUnique({
		where: { id },
		select: {
			deityType: true,
			texts: { select: { language: true, name: true, temple: true, location: true } },
			images: { select: { media: { select: mediaSelect } }, orderBy: { position: 'asc' }, take: 1 },
		},
	});
	const text = deity?.texts.find((written) => written.language === language) ?? deity?.texts[0];
	if (!deity || !text) return null;
	return { ...text, deityType: deity.deityType, objectKey: findObjectKey(deity.images[0]?.media) };
}

export async function findSharedClan(slug: string, language: Language) {
	const clan = await db.clan.findUnique({
		where: { slug },
		select: { key: true, texts: { select: { language: true, vansh: true } } },
	});
	const text = clan?.texts.find((written) => written.language === language) ?? clan?.texts[0];
	return clan && { key: clan.key, vansh: text?.vansh ?? null };
}
