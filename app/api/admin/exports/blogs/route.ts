import { blogColumns, exportBlogs } from '@/lib/administration/export-blogs';
import { blogReviewQuery } from '@/lib/blog/schema';
import { csvReply } from '@/lib/http/csv-reply';
import { route } from '@/lib/http/route';

/** All stories that the administrators' list holds, as a file for spreadsheets. */
export const GET = route({
	access: 'administrator',
	query: blogReviewQuery,
	reply: 'stream',
	handler: ({ actor, query }) =>
		csvReply({ name: 'blogs.csv', head: blogColumns, batches: exportBlogs(query, actor.memberId) }),
});
