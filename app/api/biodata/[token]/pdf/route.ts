import { drawPdf } from '@/lib/features/biodata/drawings';
import { visitorLimit } from '@/lib/features/biodata/limits';
import { getLinked } from '@/lib/features/biodata/queries';
import { tokenParams } from '@/lib/features/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** A biodata as a PDF of A4 pages, for who has a link to it. */
export const GET = route({
	access: 'everyone',
	params: tokenParams,
	limit: visitorLimit,
	reply: 'stream',
	handler: async ({ params: { token }, address, now }) => {
		const { ownerId, biodata } = await getLinked(token, now);
		return drawPdf({ memberId: ownerId, choice: biodata, asker: address, now });
	},
});
