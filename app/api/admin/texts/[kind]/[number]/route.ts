import { getTextVersion } from '@/lib/features/site/pages/queries';
import { siteTextParams, siteTextReply } from '@/lib/features/site/settings/schema';
import { route } from '@/lib/platform/http/route';

/** One version of a text, in both languages. */
export const GET = route({
	access: 'administrator',
	params: siteTextParams,
	reply: siteTextReply,
	handler: ({ params: { kind, number } }) => getTextVersion(kind, number),
});
