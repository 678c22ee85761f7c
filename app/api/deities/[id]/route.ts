import { getDeityChange } from '@/lib/features/deity/change';
import { changeDeity, deleteDeity } from '@/lib/features/deity/commands';
import { getDeityRecord, readDeityTexts } from '@/lib/features/deity/queries';
import { deityBody, deityChangedReply, deityDetailsReply, deityParams } from '@/lib/features/deity/schema';
import { serializeDeity } from '@/lib/features/deity/serialize';
import { decidedReply, deleteBody } from '@/lib/features/moderation/schema';
import { hidePictures } from '@/lib/features/picture-access/hide-pictures';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'everyone',
	params: deityParams,
	reply: deityDetailsReply,
	handler: async ({ params: { id }, language }) => ({
		...serializeDeity(await getDeityRecord(id, language)),
		texts: await readDeityTexts(id),
	}),
});

export const PUT = route({
	access: 'administrator',
	params: deityParams,
	body: deityBody,
	bodyKinds: 'json or multipart',
	reply: deityChangedReply,
	handler: async ({ actor, params, body, files, language }) => {
		await changeDeity(params.id, getDeityChange(body, files, language), actor.memberId);
		return {
			message: translator(language)('deityForm.updated'),
			deity: serializeDeity(await getDeityRecord(params.id, body.language ?? language)),
		};
	},
});

export const DELETE = route({
	access: 'administrator',
	params: deityParams,
	body: deleteBody,
	bodyKinds: 'json or nothing',
	reply: decidedReply,
	handler: async ({ actor, params, body, language, now, afterResponse }) => {
		const undo = await deleteDeity(params.id, { actorId: actor.memberId, now, ...body }, language);
		afterResponse(hidePictures);
		return { message: translator(language)('deityForm.deleted'), undo };
	},
});
