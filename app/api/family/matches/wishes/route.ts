import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { readWishes, saveWishes } from '@/lib/matching/partner-wishes';
import { partnerWishes, partnerWishesReply } from '@/lib/matching/schema';

export const GET = route({
	access: 'member',
	reply: partnerWishesReply,
	handler: async ({ actor }) => ({ wishes: await readWishes(actor.memberId) }),
});

export const PUT = route({
	access: 'member',
	body: partnerWishes,
	reply: partnerWishesReply,
	handler: async ({ actor, body, language, now }) => {
		await saveWishes(actor.memberId, body, now);
		return {
			message: translator(language)('matches.wishesSaved'),
			wishes: await readWishes(actor.memberId),
		};
	},
});
