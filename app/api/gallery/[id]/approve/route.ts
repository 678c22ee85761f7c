import { approveImage } from '@/lib/gallery/commands';
import { getImage } from '@/lib/gallery/queries';
import { decidedImageReply, imageParams } from '@/lib/gallery/schema';
import { serializeOwnImage } from '@/lib/gallery/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { sendMailsFrom } from '@/lib/moderation/decided-mails';
import { approveBody } from '@/lib/moderation/schema';

export const PATCH = route({
	access: 'administrator',
	params: imageParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: decidedImageReply,
	handler: async ({ actor, params: { id }, body: { batch, ...read }, language, now, afterwards }) => {
		const undo = await approveImage({ id, ...read }, { actorId: actor.memberId, now, batch });
		afterwards(() => sendMailsFrom(undo.until));
		const image = serializeOwnImage(await getImage(id));
		return { message: translator(language)('gallery.approved'), image, undo };
	},
});
