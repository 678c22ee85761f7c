import { todayInIndia } from '@/lib/core/calendar';
import { runInSlices } from '@/lib/core/slices';
import { getFamilyFile } from '@/lib/features/family/gedcom/export';
import { exportQuery } from '@/lib/features/family/gedcom/schema';
import { serializeOwnTree } from '@/lib/features/family/serialize';
import { readOwnTree } from '@/lib/features/family/tree';
import { exportLimit } from '@/lib/features/member/limits';
import { fileReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { consume } from '@/lib/platform/limits/limits';
import { writeGedcom } from '@/lib/rules/gedcom/write-family';

/** The caller's own tree as a file for other programs. */
export const GET = route({
	access: 'member',
	query: exportQuery,
	reply: 'stream',
	handler: async ({ actor, query: { format }, language, now }) => {
		await consume(exportLimit, actor.memberId);
		const tree = await readOwnTree(actor.memberId);
		const { familyTree, familyMembers } = await runInSlices(serializeOwnTree(tree, language, now));
		const writtenOn = todayInIndia(now);
		const version = format === 'gedcom-7.0' ? '7.0' : '5.5.1';
		const text = writeGedcom(getFamilyFile(tree, familyMembers, now), {
			...{ version, writtenOn },
			submitter: familyTree.name,
		});
		const name = `khamma-ghani-${writtenOn.toISOString().slice(0, 10)}.ged`;
		return fileReply(text, { name, type: 'text/vnd.familysearch.gedcom' });
	},
});
