import { readWishes, saveWishes, toWishesDto } from '@/lib/features/matching/commands/save-wishes';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { partnerWishesReply, wishesChangesBody } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'member',
	query: forQuery,
	reply: partnerWishesReply,
	errors: ['notFound'],
	handler: async ({ actor, query, language, now }) => {
		const { seekerId } = await getActing(actor.memberId, query.for, now);
		return toWishesDto(await readWishes(seekerId), language);
	},
});

export const PUT = route({
	access: 'member',
	query: forQuery,
	body: wishesChangesBody,
	reply: partnerWishesReply,
	errors: ['notFound'],
	handler: async ({ actor, query, body, address, language, now, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		const saved = await saveWishes(acting, body, now);
		afterResponse(() => notifyOfAct(acting, address));
		return { message: translator(language)('matching.wishesSaved'), ...toWishesDto(saved, language) };
	},
});
