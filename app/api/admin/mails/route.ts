import { mailChoiceBody, mailChoiceReply, savedMailChoiceReply } from '@/lib/features/administration/schema';
import {
	changeMailChoice,
	readMailChoice,
} from '@/lib/features/administration/settings/commands/change-mail-choice';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the administrator who asks is mailed. */
export const GET = route({
	access: 'administrator',
	reply: mailChoiceReply,
	handler: ({ actor }) => readMailChoice(actor.memberId),
});

export const PUT = route({
	access: 'administrator',
	body: mailChoiceBody,
	reply: savedMailChoiceReply,
	handler: async ({ actor, body, language }) => ({
		message: translator(language)('admin.settings.mails.saved'),
		...(await changeMailChoice(actor.memberId, body)),
	}),
});
