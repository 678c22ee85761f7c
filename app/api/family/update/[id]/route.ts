import * as z from 'zod';
import { getChangeable } from '@/lib/family/cards';
import { changeCard } from '@/lib/family/changes';
import { cardLimit } from '@/lib/family/limits';
import { changeBody, memberReply } from '@/lib/family/schema';
import { serializeMember, serializeOddities } from '@/lib/family/serialize';
import { readOwnTree } from '@/lib/family/tree';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

export const PUT = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: changeBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor }) => (actor.isAdmin ? null : [cardLimit, actor.memberId]),
	reply: memberReply,
	handler: async ({ actor, params: { id }, body: { photo, ...changes }, files, language, now }) => {
		const { ownerId } = await getChangeable(id, actor);
		const shown = serializeMember(await readOwnTree(ownerId), id, now);
		const change = { changes, photo: files.get('photo') ?? photo, ownerId, shown };
		const oddities = await changeCard(id, change, { caller: actor, now });
		return {
			message: translator(language)('family.updated'),
			member: serializeMember(await readOwnTree(ownerId), id, now),
			warnings: serializeOddities(oddities, language),
		};
	},
});
