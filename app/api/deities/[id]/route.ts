import { changeDeity, deleteDeity } from '@/lib/features/heritage/deity/commands/change-deity';
import { toDeityDto } from '@/lib/features/heritage/deity/dto';
import { getDeity, readDeityTexts } from '@/lib/features/heritage/deity/queries';
import { getDeityChange } from '@/lib/features/heritage/deity/rules/read-change';
import {
	deityBody,
	deityChangedReply,
	deityDetailsReply,
	deityParams,
} from '@/lib/features/heritage/deity/schema';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { decidedReply, deleteBody } from '@/lib/platform/decisions/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'everyone',
	params: deityParams,
	reply: deityDetailsReply,
	errors: ['record.removed'],
	handler: async ({ params: { id }, language }) => ({
		...toDeityDto(await getDeity(id, language)),
		texts: await readDeityTexts(id),
	}),
});

export const PUT = route({
	access: 'administrator',
	params: deityParams,
	body: deityBody,
	bodyKinds: 'json or multipart',
	reply: deityChangedReply,
	errors: [
		'record.removed',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({ actor, params, body, files, language }) => {
		await changeDeity(params.id, getDeityChange(body, files, language), actor.memberId);
		return {
			message: translator(language)('deityForm.updated'),
			deity: toDeityDto(await getDeity(params.id, body.language ?? language)),
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
