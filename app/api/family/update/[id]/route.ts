import * as z from 'zod';
import { changeCard, previewMove } from '@/lib/features/family/cards/commands/change-card';
import { clearLater } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { serializeMove, serializeWarnings } from '@/lib/features/family/cards/dto';
import { getChangeable } from '@/lib/features/family/cards/queries/read-changeable';
import { changeBody, memberReply, moveQuery, moveReply } from '@/lib/features/family/cards/schema';
import { cardLimit } from '@/lib/features/family/constants';
import { readMember } from '@/lib/features/family/tree/queries/open-tree';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

const params = z.object({ id: z.guid() });

/** Tells how another relation would move a card in the tree. */
export const GET = route({
	access: 'member',
	params,
	query: moveQuery,
	limit: searchLimit,
	reply: moveReply,
	errors: [
		'family.genderMismatch',
		'family.genderNeeded',
		'family.parentYounger',
		'family.ownCard',
		'record.stale',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
		'family.notOnePerson',
	],
	handler: async ({ actor, params: { id }, query, language, now }) => {
		const move = await previewMove(id, query, { caller: actor, now });
		return { move: move && serializeMove(move, language) };
	},
});

/** A card that gets another place by it can be put back for a moment, by POST /api/family/restore/{id}. */
export const PUT = route({
	access: 'member',
	params,
	body: changeBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor }) => (actor.isAdmin ? null : [cardLimit, actor.memberId]),
	reply: memberReply,
	errors: [
		'family.genderMismatch',
		'family.genderNeeded',
		'family.parentYounger',
		'family.ownCard',
		'family.ownProfile',
		'family.awaitsAnswer',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
		'family.notOnePerson',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({
		actor,
		params: { id },
		body: { photo, ...changes },
		files,
		language,
		now,
		afterResponse,
	}) => {
		const { ownerId } = await getChangeable(id, actor);
		const shown = await readMember(ownerId, id, language, now);
		const change = { changes, photo: files.get('photo') ?? photo, ownerId, shown };
		const { warnings, isMoved } = await changeCard(id, change, { caller: actor, now });
		if (isMoved) afterResponse(clearLater);
		return {
			message: translator(language)('family.updated'),
			member: await readMember(ownerId, id, language, now),
			warnings: serializeWarnings(warnings, language),
			...(isMoved && { restorableUntil: new Date(now.getTime() + undoMs).toISOString() }),
		};
	},
});
