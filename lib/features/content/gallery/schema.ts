import * as z from 'zod';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { recordVersion } from '@/lib/core/record-version';
import { lineOfCharacters, lines, searchText } from '@/lib/core/text';
import {
	rejectBody,
	reviewQuery,
	senderSchema,
	statusCountsSchema,
} from '@/lib/features/content/moderation/schema';
import { memberChangesBody } from '@/lib/features/member/schema';
import { undoSchema } from '@/lib/platform/decisions/schema';
import { maxCharacters } from './constants';

/** GET /api/gallery and /api/gallery/mine: the newest, as many as a page of theirs shows. */
export const galleryQuery = z.object(pagingQuery(100, 100));

export const gallerySearchQuery = z.object({ query: searchText(100).default('') });

/** GET /api/gallery/admin. */
export const imageReviewQuery = reviewQuery(['title', 'category', 'status']);

export const imageParams = z.object({ id: z.guid() });

const present = { error: 'required' };
const title = lineOfCharacters(maxCharacters.title).refine((value) => value !== '', present);
const description = lines(maxCharacters.description).refine((value) => value !== '', present);
const category = lineOfCharacters(maxCharacters.category);
const { isAdmin: yesOrNo } = memberChangesBody.shape;

/** POST /api/gallery. The picture comes as the file `image`. */
export const newImageBody = z.object({
	title,
	description,
	/** As typed: a name of a category in any language, or another. */
	category: category.default(''),
	/** Of an administrator it counts; of anybody else it is a suggestion. */
	featured: yesOrNo,
});

/** PUT /api/gallery/{id}: what is absent stays as it is, the picture (the file `image`) too. */
export const imageChangesBody = z.object({
	title: title.exactOptional(),
	description: description.exactOptional(),
	category: category.exactOptional(),
	featured: yesOrNo,
	version: recordVersion.exactOptional(),
});

export type ImageChanges = Omit<z.output<typeof imageChangesBody>, 'version'>;

/** DELETE /api/gallery/{id}. With a reason, be it empty, the picture is rejected, which only a pending one can be. */
export const removalBody = rejectBody.extend({ reason: rejectBody.shape.reason.unwrap().exactOptional() });

export const imageReply = z.object({
	_id: z.string(),
	title: z.string(),
	description: z.string(),
	category: z.string(),
	featured: z.boolean(),
	imageUrl: z.string(),
	/** The same picture, small. */
	thumbnailUrl: z.string(),
	language: z.enum(languages),
	status: z.enum(['pending', 'approved', 'rejected']),
	createdAt: z.string(),
	approvedAt: z.string().nullable(),
	/** For the sender and administrators alone, as the reason and the version. */
	featuredSuggested: z.boolean().exactOptional(),
	rejectionReason: z.string().nullable().exactOptional(),
	version: z.number().exactOptional(),
});

export type ImageDto = z.output<typeof imageReply>;

export const imagesReply = imageReply.array();

export const reviewedImageReply = imageReply.extend({ sender: senderSchema.nullable() });

export const reviewedImagesReply = z.object({
	images: reviewedImageReply.array(),
	pagination: paginationSchema,
	statusCounts: statusCountsSchema,
});

export const savedImageReply = z.object({ message: z.string(), image: imageReply });

/** The answer to an administrator's decision. */
export const decidedImageReply = savedImageReply.extend({ undo: undoSchema });

/** The refusal of a picture; one without a title or a description gets a sentence of its own. */
export function imageInputError(fields: FieldError[]): DomainError {
	const isMissing = fields.some(
		({ path, message }) => message === 'required' && (path === 'title' || path === 'description'),
	);
	return new DomainError(isMissing ? 'gallery.textRequired' : 'input.invalid', { fields });
}
