import { bookLimit } from '@/lib/features/family/constants';
import { drawWholeBook } from '@/lib/features/family/print/loaders';
import { bookQuery } from '@/lib/features/family/schema';
import { route } from '@/lib/platform/http/route';

/** The book of the caller's own tree as a PDF of A4 pages. */
export const GET = route({
	access: 'member',
	query: bookQuery,
	limit: ({ actor }) => [bookLimit, actor.memberId],
	reply: 'stream',
	errors: ['record.stale'],
	handler: ({ actor: { memberId }, query: { from, language }, now }) =>
		drawWholeBook({ memberId, personId: from ?? null, language, now }),
});
