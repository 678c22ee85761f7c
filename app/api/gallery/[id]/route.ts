import {
	changeImage,
	removeImage,
	takeImageBack,
} from '@/lib/features/content/gallery/commands/change-image';
import { toImageDto } from '@/lib/features/content/gallery/dto';
import { getImage } from '@/lib/features/content/gallery/queries/list-images';
import {
	imageChangesBody,
	imageInputError,
	imageParams,
	imageReply,
	removalBody,
	savedImageReply,
} from '@/lib/features/content/gallery/schema';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { decidedReply } from '@/lib/platform/decisions/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** A picture in any state, for administrators. */
export const GET = route({
	access: 'administrator',
	params: imageParams,
	reply: imageReply,
	handler: async ({ params }) => toImageDto(await getImage(params.id), 'sender'),
});

export const PUT = route({
	access: 'administrator',
	params: imageParams,
	body: imageChangesBody,
	bodyKinds: 'json or multipart',
	refusal: imageInputError,
	reply: savedImageReply,
	errors: [
		'input.invalid',
		'gallery.textRequired',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({ actor, params, body: { version, ...changes }, files, language }) => {
		const picture = files.get('image');
		const change = { changes, ...(picture && { picture }), ...(version !== undefined && { version }) };
		await changeImage(params.id, change, actor.memberId);
		const image = toImageDto(await getImage(params.id), 'sender');
		return { message: translator(language)('gallery.updated'), image };
	},
});

/** For administrators also the way to reject what is pending; members withdraw their own. */
export const DELETE = route({
	access: 'member',
	params: imageParams,
	body: removalBody,
	bodyKinds: 'json or nothing',
	reply: decidedReply,
	errors: ['review.notPending'],
	handler: async ({ actor, params: { id }, body, language, now, afterResponse }) => {
		const t = translator(language);
		if (!actor.isAdmin) {
			await takeImageBack(id, actor.memberId);
			return { message: t('gallery.deleted') };
		}
		const { reason, version, batch } = body;
		const decider = { actorId: actor.memberId, now, batch };
		const { done, undo } = await removeImage(id, { reason, version, decider });
		afterResponse(() => sendMailsFrom(undo.until));
		afterResponse(hidePictures);
		return { message: t(`gallery.${done}`), undo };
	},
});
