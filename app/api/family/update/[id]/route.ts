import * as z from 'zod';
import { getChangeable } from '@/lib/features/family/cards';
import { changeCard } from '@/lib/features/family/changes';
import { cardLimit } from '@/lib/features/family/limits';
import { readMember } from '@/lib/features/family/open-tree';
import { changeBody, memberReply } from '@/lib/features/family/schema';
import { serializeWarnings } from '@/lib/features/family/serialize';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PUT = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: changeBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor }) => (actor.isAdmin ? null : [cardLimit, actor.memberId]),
	reply: memberReply,
	handler: async ({ actor, params: { id }, body: { photo, ...changes }, files, language, now }) => {
		const { ownerId } = await getChangeable(id, actor);
		const shown = await readMember(ownerId, id, language, now);
		const change = { changes, photo: files.get('photo') ?? photo, ownerId, shown };
		const warnings = await changeCard(id, change, { caller: actor, now });
		return {
			message: translator(language)('family.updated'),
			member: await readMember(ownerId, id, language, now),
			warnings: serializeWarnings(warnings, language),
		};
	},
});
