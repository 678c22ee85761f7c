import { approveImage } from '@/lib/features/content/gallery/commands/change-image';
import { toImageDto } from '@/lib/features/content/gallery/dto';
import { getImage } from '@/lib/features/content/gallery/queries/list-images';
import { decidedImageReply, imageParams } from '@/lib/features/content/gallery/schema';
import { approveBody } from '@/lib/features/content/moderation/schema';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PATCH = route({
	access: 'administrator',
	params: imageParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: decidedImageReply,
	errors: ['review.notPending'],
	handler: async ({ actor, params: { id }, body: { batch, ...read }, language, now, afterResponse }) => {
		const undo = await approveImage({ id, ...read }, { actorId: actor.memberId, now, batch });
		afterResponse(() => sendMailsFrom(undo.until));
		const image = toImageDto(await getImage(id), 'sender');
		return { message: translator(language)('gallery.approved'), image, undo };
	},
});
