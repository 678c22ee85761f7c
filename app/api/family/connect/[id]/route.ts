import * as z from 'zod';
import { connectCard } from '@/lib/features/family/cards/commands/change-card';
import { clearLater } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { serializeWarnings } from '@/lib/features/family/cards/dto';
import { connectBody, memberReply } from '@/lib/features/family/cards/schema';
import { cardLimit } from '@/lib/features/family/constants';
import { readMember } from '@/lib/features/family/tree/queries/open-tree';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Connects a person of the caller's own tree with another. Can be undone for a moment, by POST /api/family/restore/{id}. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: connectBody,
	limit: ({ actor }) => [cardLimit, actor.memberId],
	reply: memberReply,
	errors: [
		'family.genderMismatch',
		'family.genderNeeded',
		'family.parentYounger',
		'family.ownCard',
		'family.awaitsAnswer',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
		'family.notOnePerson',
	],
	handler: async ({ actor: { memberId }, params: { id }, body, language, now, afterResponse }) => {
		const warnings = await connectCard(memberId, id, { place: body, now });
		afterResponse(clearLater);
		return {
			message: translator(language)('family.connected'),
			member: await readMember(memberId, id, language, now),
			warnings: serializeWarnings(warnings, language),
			restorableUntil: new Date(now.getTime() + undoMs).toISOString(),
		};
	},
});
