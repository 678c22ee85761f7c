import { createDeity } from '@/lib/features/heritage/deity/commands/change-deity';
import { toDeityDto } from '@/lib/features/heritage/deity/dto';
import { getDeity, listDeities } from '@/lib/features/heritage/deity/queries';
import { getDeityChange } from '@/lib/features/heritage/deity/rules/read-change';
import { deitiesQuery, deityBody, deityChangedReply, deityReply } from '@/lib/features/heritage/deity/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: deitiesQuery,
	reply: deityReply.array(),
	handler: async ({ query, language }) => (await listDeities(query, language)).map(toDeityDto),
});

export const POST = route({
	access: 'administrator',
	body: deityBody,
	bodyKinds: 'json or multipart',
	reply: deityChangedReply,
	status: 201,
	errors: [
		'notFound',
		'record.removed',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({ actor, body, files, language }) => {
		const id = await createDeity(getDeityChange(body, files, language), actor.memberId);
		return {
			message: translator(language)('deityForm.added'),
			deity: toDeityDto(await getDeity(id, body.language ?? language)),
		};
	},
});
