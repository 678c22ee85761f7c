import { approveImage } from '@/lib/features/gallery/commands';
import { getImage } from '@/lib/features/gallery/queries';
import { decidedImageReply, imageParams } from '@/lib/features/gallery/schema';
import { serializeOwnImage } from '@/lib/features/gallery/serialize';
import { sendMailsFrom } from '@/lib/features/moderation/decision-mails';
import { approveBody } from '@/lib/features/moderation/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PATCH = route({
	access: 'administrator',
	params: imageParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: decidedImageReply,
	handler: async ({ actor, params: { id }, body: { batch, ...read }, language, now, afterResponse }) => {
		const undo = await approveImage({ id, ...read }, { actorId: actor.memberId, now, batch });
		afterResponse(() => sendMailsFrom(undo.until));
		const image = serializeOwnImage(await getImage(id));
		return { message: translator(language)('gallery.approved'), image, undo };
	},
});
