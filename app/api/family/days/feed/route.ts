import { closeFeed, openFeed } from '@/lib/features/family/days/commands/change-choice';
import { openedFeedReply } from '@/lib/features/family/days/schema';
import { getEnv } from '@/lib/platform/env/env';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Opens a new address for the caller's own calendar and ends the one before. */
export const POST = route({
	access: 'member',
	reply: openedFeedReply,
	status: 201,
	handler: async ({ actor, language, now }) => {
		const key = await openFeed(actor.memberId, now);
		return {
			message: translator(language)('familyDays.feed.opened'),
			address: `${getEnv().appUrl}/api/family/days/feed/${key}.ics`,
			feedSince: now.toISOString(),
		};
	},
});

export const DELETE = route({
	access: 'member',
	reply: messageReply,
	handler: async ({ actor, language }) => {
		await closeFeed(actor.memberId);
		return { message: translator(language)('familyDays.feed.closed') };
	},
});
