import { todayInIndia } from '@/lib/core/calendar';
import { exportQuery } from '@/lib/features/family/gedcom/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { exportLimit } from '@/lib/features/member/constants';
import { fileReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { consume } from '@/lib/platform/limits/limits';

/** The caller's own tree as a file for other programs. */
export const GET = route({
	access: 'member',
	query: exportQuery,
	reply: 'stream',
	errors: ['record.stale', 'limit.exceeded'],
	handler: async ({ actor, query: { format }, language, now }) => {
		await consume(exportLimit, actor.memberId);
		const tree = await openTree(actor.memberId, language, now);
		const text = await tree.ask('file', format === 'gedcom-7.0' ? '7.0' : '5.5.1');
		const name = `khamma-ghani-${todayInIndia(now).toISOString().slice(0, 10)}.ged`;
		return fileReply(text, { name, type: 'text/vnd.familysearch.gedcom' });
	},
});
