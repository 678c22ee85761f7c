import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { readWishes, saveWishes } from '@/lib/matching/partner-wishes';
import { partnerWishesReply, wishesChangesBody } from '@/lib/matching/schema';

export const GET = route({
	access: 'member',
	reply: partnerWishesReply,
	handler: ({ actor }) => readWishes(actor.memberId),
});

export const PUT = route({
	access: 'member',
	body: wishesChangesBody,
	reply: partnerWishesReply,
	handler: async ({ actor, body, language, now }) => ({
		message: translator(language)('matches.wishesSaved'),
		...(await saveWishes(actor.memberId, body, now)),
	}),
});
