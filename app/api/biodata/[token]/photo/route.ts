import { readPhoto } from '@/lib/features/biodata/drawings';
import { visitorLimit } from '@/lib/features/biodata/limits';
import { getLinked } from '@/lib/features/biodata/queries';
import { tokenParams } from '@/lib/features/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** The photo of a biodata that has one, for who has a link to it. */
export const GET = route({
	access: 'everyone',
	params: tokenParams,
	limit: visitorLimit,
	reply: 'stream',
	handler: async ({ params: { token }, now }) => readPhoto(await getLinked(token, now)),
});
