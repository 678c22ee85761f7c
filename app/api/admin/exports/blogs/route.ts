import { blogColumns, exportBlogs } from '@/lib/features/administration/overview/queries/export-blogs';
import { blogReviewQuery } from '@/lib/features/content/blog/schema';
import { csvReply } from '@/lib/platform/http/csv-reply';
import { route } from '@/lib/platform/http/route';

/** All blogs that the administrators' list holds, as a file for spreadsheets. */
export const GET = route({
	access: 'administrator',
	query: blogReviewQuery,
	reply: 'stream',
	handler: ({ actor, query, language }) => {
		const batches = exportBlogs(query, { readerId: actor.memberId, language });
		return csvReply({ name: 'blogs.csv', head: blogColumns, batches });
	},
});
