import { createHash } from 'node:crypto';
import { privacyAt } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import { isAmong } from '@/lib/core/etag';
import type { Language } from '@/lib/core/language';
import { fieldsShown, type Relation } from '@/lib/features/member/access/field-visibility';
import { nameIn } from '@/lib/features/member/dto/written';
import {
	getBytes,
	type PictureAnswer,
	pictureHeaders,
} from '@/lib/features/member/picture-access/queries/read-picture';
import { db } from '@/lib/platform/db/client';
import { markPicture } from '@/lib/platform/media/mark';
import { defaultWidths } from '@/lib/platform/media/picture-path';
import { picturePolicy } from '@/lib/platform/policy/headers.mjs';
import { findProfile, getOwnProfile } from './find-profile';
import { type Reader, relationTo } from './read-profile';

interface PhotoRequest {
	memberId: string;
	/** The reader's. */
	language: Language;
	/** The request's own header. */
	ifNoneMatch: string | null;
	now: Date;
}

/**
 * A member's photo for this reader: plain for the member, the family and administrators, for everybody else with the
 * reader's name in it; blurred where the member wishes so and the two have not agreed.
 *
 * @throws DomainError `notFound`, whether it is not there or not for this reader; `service.unavailable`
 */
export async function readPhoto(
	reader: Reader,
	{ memberId, language, ifNoneMatch, now }: PhotoRequest,
	findRelationship: () => Promise<Relation | null>,
): Promise<PictureAnswer> {
	const member = await findProfile(memberId);
	if (!member?.photoId) throw new DomainError('notFound');
	const relation = await relationTo(member, reader, findRelationship);
	const fields = fieldsShown(privacyAt(member, now), relation);
	if (fields !== 'all' && !fields?.includes('photo')) throw new DomainError('notFound');
	const isPlain = fields === 'all' || relation === 'family';
	const hasAgreed = relation === 'agreed' || relation === 'agreedThroughGuardian';
	const isBlurred = !isPlain && member.isPhotoBlurred && !hasAgreed;
	const name = isPlain ? null : nameIn(language, await getOwnProfile(reader.memberId));
	// Whose it is does not go by the address alone: the next one at this browser is another reader.
	const shown = JSON.stringify([member.photoId, reader.memberId, name, isBlurred]);
	const etag = `"${createHash('sha256').update(shown).digest('base64url')}"`;
	const headers = { ...picturePolicy, etag, 'cache-control': 'private, no-cache' };
	if (isAmong(etag, ifNoneMatch)) return { status: 304, headers, body: null };
	const photo = await getBytes(member.photoId, await findObject(member.photoId, isBlurred));
	const body = name === null ? photo : await markPicture(photo, { name, isBlurred });
	return { status: 200, headers: { ...headers, ...pictureHeaders }, body };
}

/** What is blurred is made of the smallest. */
async function findObject(mediaId: string, isBlurred: boolean): Promise<string> {
	const variants = await db.mediaVariant.findMany({
		where: { mediaId },
		select: { width: true, objectKey: true },
		orderBy: { width: 'asc' },
	});
	const wide = variants.find(({ width }) => width >= defaultWidths.photo) ?? variants.at(-1);
	const variant = isBlurred ? variants[0] : wide;
	if (!variant) throw new DomainError('notFound');
	return variant.objectKey;
}
