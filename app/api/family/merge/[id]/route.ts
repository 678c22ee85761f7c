import * as z from 'zod';
import { mergeCards, previewMerge } from '@/lib/features/family/cards/commands/merge-cards';
import { clearLater } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { serializeMergePreview, serializeWarnings } from '@/lib/features/family/cards/dto';
import { mergeBody, mergePreviewReply, mergeQuery, mergeReply } from '@/lib/features/family/cards/schema';
import { cardLimit } from '@/lib/features/family/constants';
import { serializeName } from '@/lib/features/family/tree/dto/card';
import { readMember } from '@/lib/features/family/tree/queries/open-tree';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

const params = z.object({ id: z.guid() });

/** What two cards of the caller's own tree tell differently. */
export const GET = route({
	access: 'member',
	params,
	query: mergeQuery,
	limit: searchLimit,
	reply: mergePreviewReply,
	errors: [
		'family.genderMismatch',
		'family.parentYounger',
		'record.stale',
		'family.awaitsAnswer',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
		'family.twoAccounts',
		'family.notOnePerson',
	],
	handler: async ({ actor, params: { id }, query: { otherId } }) =>
		serializeMergePreview(await previewMerge(actor.memberId, { id, otherId })),
});

/** Makes two cards of the caller's own tree one. Can be undone for a moment, by POST /api/family/restore/{id}. */
export const POST = route({
	access: 'member',
	params,
	body: mergeBody,
	limit: ({ actor }) => [cardLimit, actor.memberId],
	reply: mergeReply,
	errors: [
		'family.genderMismatch',
		'family.parentYounger',
		'family.awaitsAnswer',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
		'family.twoAccounts',
		'family.notOnePerson',
	],
	handler: async ({ actor: { memberId }, params: { id }, body, language, now, afterResponse }) => {
		const merged = await mergeCards(memberId, { id, ...body }, now);
		const { keptId, otherId, otherName, warnings } = merged;
		afterResponse(clearLater);
		return {
			message: translator(language)('family.merged'),
			member: await readMember(memberId, keptId, language, now),
			warnings: serializeWarnings(warnings, language),
			removed: serializeName(otherId, otherName, language),
			restorableUntil: new Date(now.getTime() + undoMs).toISOString(),
		};
	},
});
