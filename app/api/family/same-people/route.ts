import { setComparable } from '@/lib/features/family/same-people/commands/answer-same-person';
import { findOutdatedOf, searchTree } from '@/lib/features/family/same-people/commands/find-same-people';
import { listSamePeople } from '@/lib/features/family/same-people/queries/list-same-people';
import { comparisonBody, comparisonReply, samePeopleReply } from '@/lib/features/family/same-people/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Who of the caller's tree is likely the same person as somebody of another tree, or has two cards in their own. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	reply: samePeopleReply,
	errors: ['record.stale'],
	handler: async ({ actor, language, now, afterResponse }) => {
		const tree = await findOutdatedOf(actor.memberId);
		if (tree?.isLong) afterResponse(() => searchTree(tree, new Date()));
		else if (tree) await searchTree(tree, now);
		return listSamePeople(actor.memberId, language, now);
	},
});

/** Whether the caller and owners of other trees may be asked if an ancestor is the same person. */
export const PUT = route({
	access: 'member',
	body: comparisonBody,
	reply: comparisonReply,
	handler: async ({ actor, body: { isComparable }, language }) => {
		await setComparable(actor.memberId, isComparable);
		return { message: translator(language)(isComparable ? 'family.compared' : 'family.notCompared') };
	},
});
