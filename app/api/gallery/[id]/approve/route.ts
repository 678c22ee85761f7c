import { approveImage } from '@/lib/gallery/commands';
import { getImage } from '@/lib/gallery/queries';
import { imageParams, savedImageReply } from '@/lib/gallery/schema';
import { serializeOwnImage } from '@/lib/gallery/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { tellOfReview } from '@/lib/moderation/review-mails';
import { approveBody } from '@/lib/moderation/schema';

export const PATCH = route({
	access: 'administrator',
	params: imageParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: savedImageReply,
	handler: async ({ actor, params: { id }, body, language, now, afterwards }) => {
		const approved = await approveImage({ id, ...body }, actor.memberId, now);
		afterwards(() => tellOfReview({ ...approved, kind: 'picture', verdict: 'approved', reason: '' }));
		const image = serializeOwnImage(await getImage(id));
		return { message: translator(language)('gallery.approved'), image };
	},
});
