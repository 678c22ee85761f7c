import { drawPicture } from '@/lib/features/biodata/drawings';
import { drawingLimit } from '@/lib/features/biodata/limits';
import { getBiodata } from '@/lib/features/biodata/queries';
import { biodataParams } from '@/lib/features/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** One of the caller's biodatas as a picture. */
export const GET = route({
	access: 'member',
	params: biodataParams,
	limit: ({ actor }) => [drawingLimit, actor.memberId],
	reply: 'stream',
	handler: async ({ actor: { memberId }, params: { id }, now }) =>
		drawPicture({ memberId, choice: await getBiodata(memberId, id), asker: memberId, now }),
});
