import * as z from 'zod';
import { connectCard } from '@/lib/features/family/changes';
import { cardLimit } from '@/lib/features/family/limits';
import { readMember } from '@/lib/features/family/open-tree';
import { connectBody, memberReply } from '@/lib/features/family/schema';
import { serializeWarnings } from '@/lib/features/family/serialize';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Connects somebody of the caller's own tree with somebody else of it. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: connectBody,
	limit: ({ actor }) => [cardLimit, actor.memberId],
	reply: memberReply,
	handler: async ({ actor: { memberId }, params: { id }, body, language, now }) => {
		const warnings = await connectCard(memberId, id, body);
		return {
			message: translator(language)('family.connected'),
			member: await readMember(memberId, id, language, now),
			warnings: serializeWarnings(warnings, language),
		};
	},
});
