import { readWishes, saveWishes } from '@/lib/features/matching/partner-wishes';
import { partnerWishesReply, wishesChangesBody } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

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
