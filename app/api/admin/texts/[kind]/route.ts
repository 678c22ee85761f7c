import { publishText } from '@/lib/features/site/pages/queries';
import { publishedTextReply, siteTextBody, siteTextParams } from '@/lib/features/site/settings/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Publishes a new version of a text; earlier ones stay as they are. */
export const POST = route({
	access: 'administrator',
	params: siteTextParams.pick({ kind: true }),
	body: siteTextBody,
	reply: publishedTextReply,
	status: 201,
	handler: async ({ actor, params: { kind }, body, language, now }) => ({
		message: translator(language)('admin.settings.texts.published'),
		text: await publishText({ kind, ...body }, { actorId: actor.memberId, now }),
	}),
});
