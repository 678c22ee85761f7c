import { changeImage, removeImage, takeImageBack } from '@/lib/features/gallery/commands';
import { imageInputError } from '@/lib/features/gallery/input-error';
import { getImage } from '@/lib/features/gallery/queries';
import {
	imageChangesBody,
	imageParams,
	imageReply,
	removalBody,
	savedImageReply,
} from '@/lib/features/gallery/schema';
import { serializeOwnImage } from '@/lib/features/gallery/serialize';
import { sendMailsFrom } from '@/lib/features/moderation/decision-mails';
import { decidedReply } from '@/lib/features/moderation/schema';
import { hidePictures } from '@/lib/features/picture-access/hide-pictures';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** A picture in any state, for administrators. */
export const GET = route({
	access: 'administrator',
	params: imageParams,
	reply: imageReply,
	handler: async ({ params }) => serializeOwnImage(await getImage(params.id)),
});

export const PUT = route({
	access: 'administrator',
	params: imageParams,
	body: imageChangesBody,
	bodyKinds: 'json or multipart',
	refusal: imageInputError,
	reply: savedImageReply,
	handler: async ({ actor, params, body: { version, ...changes }, files, language }) => {
		const picture = files.get('image');
		const change = { changes, ...(picture && { picture }), ...(version !== undefined && { version }) };
		await changeImage(params.id, change, actor.memberId);
		const image = serializeOwnImage(await getImage(params.id));
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
