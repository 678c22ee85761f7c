import { todayInIndia } from '@/lib/core/calendar';
import { familyFileOf } from '@/lib/family/gedcom/export';
import { exportQuery } from '@/lib/family/gedcom/schema';
import { serializeOwnTree } from '@/lib/family/serialize';
import { readOwnTree } from '@/lib/family/tree';
import { writeGedcom } from '@/lib/gedcom/write-family';
import { consume } from '@/lib/http/limits';
import { fileReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { exportLimit } from '@/lib/member/limits';

/** The caller's own tree as a file for other programs. */
export const GET = route({
	access: 'member',
	query: exportQuery,
	reply: 'stream',
	handler: async ({ actor, query: { format }, now }) => {
		await consume(exportLimit, actor.memberId);
		const tree = await readOwnTree(actor.memberId);
		const { familyTree, familyMembers } = serializeOwnTree(tree, now);
		const writtenOn = todayInIndia(now);
		const version = format === 'gedcom-7.0' ? '7.0' : '5.5.1';
		const text = writeGedcom(familyFileOf(tree, familyMembers, now), {
			...{ version, writtenOn },
			submitter: familyTree.name,
		});
		const name = `khamma-ghani-${writtenOn.toISOString().slice(0, 10)}.ged`;
		return fileReply(text, { name, type: 'text/vnd.familysearch.gedcom' });
	},
});
