import { visitorLimit } from '@/lib/features/matching/biodata/constants/limits';
import { readPhoto } from '@/lib/features/matching/biodata/loaders';
import { getLinked } from '@/lib/features/matching/biodata/queries/list-biodatas';
import { tokenParams } from '@/lib/features/matching/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** The photo of a biodata that has one, for who has a link to it. */
export const GET = route({
	access: 'everyone',
	params: tokenParams,
	limit: visitorLimit,
	reply: 'stream',
	handler: async ({ params: { token }, now }) => readPhoto(await getLinked(token, now)),
});
