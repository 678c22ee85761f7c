import * as z from 'zod';
import { runInSlices } from '@/lib/core/slices';
import { getChangeable } from '@/lib/features/family/cards';
import { changeCard } from '@/lib/features/family/changes';
import { cardLimit } from '@/lib/features/family/limits';
import { changeBody, memberReply } from '@/lib/features/family/schema';
import { serializeMember, serializeWarnings } from '@/lib/features/family/serialize';
import { readOwnTree } from '@/lib/features/family/tree';
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
		const shown = await runInSlices(serializeMember(await readOwnTree(ownerId), id, language, now));
		const change = { changes, photo: files.get('photo') ?? photo, ownerId, shown };
		const warnings = await changeCard(id, change, { caller: actor, now });
		return {
			message: translator(language)('family.updated'),
			member: await runInSlices(serializeMember(await readOwnTree(ownerId), id, language, now)),
			warnings: serializeWarnings(warnings, language),
		};
	},
});
