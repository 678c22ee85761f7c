import { deityChangeOf } from '@/lib/deity/change';
import { createDeity } from '@/lib/deity/commands';
import { getDeityRecord, listDeities } from '@/lib/deity/queries';
import { deitiesQuery, deityBody, deityChangedReply, deityReply } from '@/lib/deity/schema';
import { serializeDeity } from '@/lib/deity/serialize';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

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
		const id = await createDeity(deityChangeOf(body, files, language), actor.memberId);
		return {
			message: translator(language)('deityForm.added'),
			deity: serializeDeity(await getDeityRecord(id, body.language ?? language)),
		};
	},
});
