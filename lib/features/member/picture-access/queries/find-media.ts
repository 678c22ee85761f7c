import * as z from 'zod';
import type { PictureOwners } from '@/lib/features/member/picture-access/access';
import { pool } from '@/lib/platform/db/pool';

const status = z.enum(['pending', 'approved', 'rejected']);
const post = z.object({ status, senderId: z.string().nullable() });

const mediaRow = z.object({
	ownerId: z.string().nullable(),
	/** Narrowest first. */
	variants: z.array(z.object({ width: z.number(), objectKey: z.string() })),
	memberPhotos: z.array(z.object({ id: z.string() })),
	personPhotos: z.array(z.object({ tree: z.object({ ownerId: z.string() }) })),
	deityImages: z.array(z.object({ deityId: z.string() })),
	blogs: z.array(post),
	galleryImage: post.nullable(),
}) satisfies z.ZodType<PictureOwners>;

/** A list of what a picture belongs to, of the rows of `from` with `fields`. */
const getList = (fields: string, from: string) =>
	`(SELECT coalesce(json_agg(json_build_object(${fields})), '[]') FROM ${from})`;

const text = `SELECT media."ownerId"::text,
	(SELECT coalesce(json_agg(json_build_object('width', "width", 'objectKey', "objectKey") ORDER BY "width"), '[]')
		FROM "MediaVariant" WHERE "mediaId" = media."id") AS "variants",
	${getList(`'id', "id"`, `"Member" WHERE "photoId" = media."id"`)} AS "memberPhotos",
	${getList(`'tree', json_build_object('ownerId', tree."ownerId")`, `"Person" person JOIN "FamilyTree" tree ON tree."id" = person."treeId" WHERE person."photoId" = media."id"`)} AS "personPhotos",
	${getList(`'deityId', "deityId"`, `"DeityImage" WHERE "mediaId" = media."id"`)} AS "deityImages",
	${getList(`'status', "status", 'senderId', "senderId"`, `"Blog" WHERE "imageId" = media."id"`)} AS "blogs",
	(SELECT json_build_object('status', "status", 'senderId', "senderId")
		FROM "GalleryImage" WHERE "mediaId" = media."id") AS "galleryImage"
	FROM "Media" media WHERE media."id" = $1`;

/** A picture's variants and everything it belongs to, in one statement: a page asks for dozens. Null when there is none. */
export async function findMedia(mediaId: string): Promise<z.output<typeof mediaRow> | null> {
	const { rows } = await pool.query({ name: 'media', text, values: [mediaId] });
	return rows.length === 0 ? null : mediaRow.parse(rows[0]);
}
