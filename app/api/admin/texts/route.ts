import { route } from '@/lib/http/route';
import { siteTextsReply } from '@/lib/site/schema';
import { listTextVersions } from '@/lib/site/texts';

/** The versions of the portal's texts, without what they say. */
export const GET = route({
	access: 'administrator',
	reply: siteTextsReply,
	handler: async () => ({ versions: await listTextVersions() }),
});
