import { visitorLimit } from '@/lib/features/matching/biodata/constants/limits';
import { drawPicture } from '@/lib/features/matching/biodata/loaders';
import { getLinked } from '@/lib/features/matching/biodata/queries/list-biodatas';
import { tokenParams } from '@/lib/features/matching/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** A biodata as a picture, for who has a link to it. */
export const GET = route({
	access: 'everyone',
	params: tokenParams,
	limit: visitorLimit,
	reply: 'stream',
	errors: ['auth.required', 'record.stale'],
	handler: async ({ params: { token }, address, now }) => {
		const { ownerId, biodata } = await getLinked(token, now);
		return drawPicture({ memberId: ownerId, choice: biodata, asker: address, now });
	},
});
