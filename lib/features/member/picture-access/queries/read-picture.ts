import { createHash } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';
import { isAmong } from '@/lib/core/etag';
import type { Viewer } from '@/lib/core/viewer';
import { getAudience, mayView } from '@/lib/features/member/picture-access/access';
import { getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { getObjectStore } from '@/lib/platform/media/store';
import { picturePolicy } from '@/lib/platform/policy/headers.mjs';
import { findMedia } from './find-media';

/** A 307 leads to the store itself, for what everyone may see and where browsers can reach it. */
export type PictureAnswer =
	| { status: 200; headers: Record<string, string>; body: Buffer<ArrayBuffer> }
	| { status: 304 | 307; headers: Record<string, string>; body: null };

interface PictureRequest {
	mediaId: string;
	/** CSS pixels; answered by the next wider variant, or the widest. */
	width: number;
	/** The request's own header. */
	ifNoneMatch: string | null;
}

// Short, since a blog may be withdrawn.
const publicCaching = 'public, max-age=3600, stale-while-revalidate=86400';
// The name in the store is another one as soon as it has been withdrawn.
const leadCaching = 'public, max-age=60';

/**
 * A picture for this viewer, with the headers it has to leave with.
 *
 * @throws DomainError `notFound`, whether it is not there or not for this viewer; `service.unavailable`
 */
export async function readPicture(
	viewer: Viewer,
	{ mediaId, width, ifNoneMatch }: PictureRequest,
): Promise<PictureAnswer> {
	const media = await findMedia(mediaId);
	if (!media) throw new DomainError('notFound');
	const audience = getAudience(media);
	const variant = media.variants.find((candidate) => candidate.width >= width) ?? media.variants.at(-1);
	if (!mayView(viewer, audience) || !variant) throw new DomainError('notFound');

	if (!audience.everyone)
		return {
			status: 200,
			headers: { ...picturePolicy, ...pictureHeaders, 'cache-control': 'private, no-store' },
			body: await getBytes(mediaId, variant.objectKey),
		};
	const publicUrl = getEnv().s3?.publicUrl;
	if (publicUrl) {
		const location = `${publicUrl}/media/${variant.objectKey}`;
		return { status: 307, headers: { ...picturePolicy, location, 'cache-control': leadCaching }, body: null };
	}
	// The name in the store is shown to nobody.
	const etag = `"${createHash('sha256').update(variant.objectKey).digest('base64url')}"`;
	const headers = { ...picturePolicy, etag, 'cache-control': publicCaching };
	if (isAmong(etag, ifNoneMatch)) return { status: 304, headers, body: null };
	return {
		status: 200,
		headers: { ...headers, ...pictureHeaders },
		body: await getBytes(mediaId, variant.objectKey),
	};
}

export const pictureHeaders = { 'content-type': 'image/webp', 'content-disposition': 'inline' };

/** @throws DomainError `notFound`, `service.unavailable` */
export async function getBytes(mediaId: string, objectKey: string): Promise<Buffer<ArrayBuffer>> {
	const store = await getObjectStore();
	const bytes = await store.get(objectKey);
	if (bytes) return bytes;
	log.error({ mediaId }, 'a picture is not in the store');
	throw new DomainError('notFound');
}
