import { drawWholeBook } from '@/lib/features/family/book-file/file';
import { bookLimit } from '@/lib/features/family/limits';
import { bookQuery } from '@/lib/features/family/schema';
import { route } from '@/lib/platform/http/route';

/** The book of the caller's own tree as a PDF of A4 pages. */
export const GET = route({
	access: 'member',
	query: bookQuery,
	limit: ({ actor }) => [bookLimit, actor.memberId],
	reply: 'stream',
	handler: ({ actor: { memberId }, query: { from, language }, now }) =>
		drawWholeBook({ memberId, personId: from ?? null, language, now }),
});
