import { endOwnSession } from '@/lib/platform/auth/session';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

// Open to everyone, so that logging out twice is no error.
export const POST = route({
	access: 'everyone',
	reply: messageReply,
	handler: async ({ actor, language, setSession }) => {
		await endOwnSession(actor);
		setSession(null);
		return { message: translator(language)('account.loggedOut') };
	},
});
