import { route } from '@/lib/http/route';
import { siteTextParams, siteTextReply } from '@/lib/site/schema';
import { getTextVersion } from '@/lib/site/texts';

/** One version of a text, in both languages. */
export const GET = route({
	access: 'administrator',
	params: siteTextParams,
	reply: siteTextReply,
	handler: ({ params: { kind, number } }) => getTextVersion(kind, number),
});
