import { db } from '@/lib/platform/db/client';
import type {
	BlogUncheckedCreateInput,
	GalleryImageUncheckedCreateInput,
	InboxMessageCreateInput,
	MemberReportUncheckedCreateInput,
} from '@/lib/platform/db/generated/models';
import { newObjectKey } from '@/lib/platform/media/object-store';
import { newKhaanpNames } from './khaanp-names';

const select = { id: true } as const;

/** The rows of a picture, of which nothing is in the store. */
export async function writePicture(): Promise<string> {
	const variants = [160, 480].map((width) => ({ width, height: 3, byteSize: 9, objectKey: newObjectKey() }));
	const blur = 'data:image/webp;base64,UklGRg==';
	const data = { width: 480, height: 3, blur, variants: { create: variants } };
	return (await db.media.create({ data, select })).id;
}

/** A pending blog with a picture. */
export async function writeBlog(
	senderId: string,
	more: Partial<BlogUncheckedCreateInput> = {},
): Promise<string> {
	const blog = { title: 'Forts', author: 'Asha', content: 'Once.', language: 'en', senderId } as const;
	const data = { ...blog, imageId: await writePicture(), ...more };
	return (await db.blog.create({ data, select })).id;
}

/** A pending picture of the gallery. */
export async function writeImage(
	senderId: string,
	more: Partial<GalleryImageUncheckedCreateInput> = {},
): Promise<string> {
	const shown = { title: 'Fort', description: 'At dusk.', language: 'en', senderId } as const;
	const data = { ...shown, mediaId: more.mediaId ?? (await writePicture()), ...more };
	return (await db.galleryImage.create({ data, select })).id;
}

export async function writeMessage(more: Partial<InboxMessageCreateInput> = {}): Promise<string> {
	const from = { name: 'Veer', email: 'veer@example.org', language: 'en', kind: 'contact' } as const;
	const data = { ...from, subject: 'A question', message: 'Where?', ...more };
	return (await db.inboxMessage.create({ data, select })).id;
}

export async function writeReport(
	reporterId: string,
	aboutId: string,
	more: Partial<MemberReportUncheckedCreateInput> = {},
): Promise<string> {
	const data = { reporterId, aboutId, reason: 'rude', language: 'en', ...more } as const;
	return (await db.memberReport.create({ data, select })).id;
}

/** A deity of the Rathores with a picture. */
export async function writeDeity(name: string): Promise<string> {
	const texts = { create: { language: 'en', name, description: 'Of old.' } } as const;
	const images = { create: { mediaId: await writePicture(), position: 0 } };
	return (await db.deity.create({ data: { clans: ['Rathore'], texts, images }, select })).id;
}

/** A kul without khaanps. */
export async function writeKhaanp([en, hi] = newKhaanpNames()): Promise<string> {
	const data = { spellingsEn: [en], spellingsHi: [hi], isOwnKul: 'yes' as const };
	return (await db.khaanp.create({ data, select })).id;
}
