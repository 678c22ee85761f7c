import * as z from 'zod';
import blogsJson from '../data/blogs.json' with { type: 'json' };

const demoBlog = z.strictObject({
	language: z.enum(['hi', 'en']),
	title: z.string(),
	author: z.string(),
	/** The sample member who sent it in. */
	sender: z.string(),
	status: z.enum(['approved', 'pending', 'rejected']),
	rejectionReason: z.string().exactOptional(),
	daysOld: z.number(),
	/** Name of a file in `prisma/seed/pictures`, without its extension. */
	cover: z.string(),
	content: z.string(),
});

export const demoBlogs = z.array(demoBlog).parse(blogsJson);

/** The end of every sample blog. */
export const sampleNote = {
	hi: 'यह पोर्टल की नमूना सामग्री है। लेखक का नाम और प्रसंग काल्पनिक हैं।',
	en: 'This is sample content of the portal. The author and the personal details are invented.',
} as const;
