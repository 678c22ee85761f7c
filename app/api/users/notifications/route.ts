import { readNotifications } from '@/lib/features/messaging/notifications/commands';
import { listNotifications } from '@/lib/features/messaging/notifications/queries';
import {
	notificationsReply,
	readNotificationsBody,
	readNotificationsReply,
} from '@/lib/features/messaging/notifications/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What waits for the caller, and what has been answered and decided about what they sent. */
export const GET = route({
	access: 'member',
	reply: notificationsReply,
	handler: ({ actor, language, now }) => listNotifications(actor.memberId, language, now),
});

export const PUT = route({
	access: 'member',
	body: readNotificationsBody,
	reply: readNotificationsReply,
	handler: async ({ actor, body, language, now }) => {
		await readNotifications(actor.memberId, body.readUntil, now);
		return { message: translator(language)('notifications.read') };
	},
});
