import { siteTextParams, siteTextReply } from '@/lib/features/site/schema';
import { getTextVersion } from '@/lib/features/site/texts';
import { route } from '@/lib/platform/http/route';

/** One version of a text, in both languages. */
export const GET = route({
	access: 'administrator',
	params: siteTextParams,
	reply: siteTextReply,
	handler: ({ params: { kind, number } }) => getTextVersion(kind, number),
});
