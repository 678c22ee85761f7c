import { getDeityChange } from '@/lib/features/deity/change';
import { createDeity } from '@/lib/features/deity/commands';
import { getDeityRecord, listDeities } from '@/lib/features/deity/queries';
import { deitiesQuery, deityBody, deityChangedReply, deityReply } from '@/lib/features/deity/schema';
import { serializeDeity } from '@/lib/features/deity/serialize';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: deitiesQuery,
	reply: deityReply.array(),
	handler: async ({ query, language }) => (await listDeities(query, language)).map(serializeDeity),
});

export const POST = route({
	access: 'administrator',
	body: deityBody,
	bodyKinds: 'json or multipart',
	reply: deityChangedReply,
	status: 201,
	handler: async ({ actor, body, files, language }) => {
		const id = await createDeity(getDeityChange(body, files, language), actor.memberId);
		return {
			message: translator(language)('deityForm.added'),
			deity: serializeDeity(await getDeityRecord(id, body.language ?? language)),
		};
	},
});
