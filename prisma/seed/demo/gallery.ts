import * as z from 'zod';
import galleryJson from '../data/gallery.json' with { type: 'json' };

const demoPicture = z.strictObject({
	language: z.enum(['hi', 'en']),
	title: z.string(),
	description: z.string(),
	category: z.string(),
	featured: z.literal(true).exactOptional(),
	sender: z.string(),
	status: z.enum(['approved', 'pending', 'rejected']),
	rejectionReason: z.string().exactOptional(),
	daysOld: z.number(),
	/** Name of a file in `prisma/seed/pictures`, without its extension. */
	picture: z.string(),
});

/** Drawings made for the portal; every description says that its picture is a sample. */
export const demoPictures = z.array(demoPicture).parse(galleryJson);
