import { informOfTerms } from '@/lib/features/member/commands/inform-of-terms';
import { readTermsBody, readTermsReply } from '@/lib/features/member/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Stores that the caller has read the notice that the terms have changed. */
export const PUT = route({
	access: 'member',
	body: readTermsBody,
	reply: readTermsReply,
	handler: async ({ actor, body, language, now }) => {
		await informOfTerms(actor.memberId, { version: body.version, language, now });
		return { message: translator(language)('termsNotice.read') };
	},
});
