import { saveWedding } from '@/lib/features/family/days/commands/save-wedding';
import { weddingBody, weddingParams } from '@/lib/features/family/days/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Writes when a couple of the caller's tree was married. */
export const PUT = route({
	access: 'member',
	params: weddingParams,
	body: weddingBody,
	reply: messageReply,
	handler: async ({ actor, params: { id }, body: { marriedOn }, language, now }) => {
		await saveWedding(actor.memberId, { id, marriedOn }, now);
		return { message: translator(language)('familyDays.weddings.saved') };
	},
});
