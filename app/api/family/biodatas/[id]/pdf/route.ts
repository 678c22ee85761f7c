import { drawingLimit } from '@/lib/features/matching/biodata/constants/limits';
import { drawPdf } from '@/lib/features/matching/biodata/loaders';
import { getBiodata } from '@/lib/features/matching/biodata/queries/list-biodatas';
import { biodataParams } from '@/lib/features/matching/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** One of the caller's biodatas as a PDF of A4 pages. */
export const GET = route({
	access: 'member',
	params: biodataParams,
	limit: ({ actor }) => [drawingLimit, actor.memberId],
	reply: 'stream',
	errors: ['record.stale'],
	handler: async ({ actor: { memberId }, params: { id }, now }) =>
		drawPdf({ memberId, choice: await getBiodata(memberId, id), asker: memberId, now }),
});
