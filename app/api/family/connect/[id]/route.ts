import * as z from 'zod';
import { connectCard } from '@/lib/family/changes';
import { cardLimit } from '@/lib/family/limits';
import { connectBody, memberReply } from '@/lib/family/schema';
import { serializeMember, serializeOddities } from '@/lib/family/serialize';
import { readOwnTree } from '@/lib/family/tree';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

/** Connects somebody of the caller's own tree with somebody else of it. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: connectBody,
	limit: ({ actor }) => [cardLimit, actor.memberId],
	reply: memberReply,
	handler: async ({ actor: { memberId }, params: { id }, body, language, now }) => {
		const oddities = await connectCard(memberId, id, body);
		return {
			message: translator(language)('family.connected'),
			member: serializeMember(await readOwnTree(memberId), id, now),
			warnings: serializeOddities(oddities, language),
		};
	},
});
