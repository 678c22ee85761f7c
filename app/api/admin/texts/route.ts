import { siteTextsReply } from '@/lib/features/site/schema';
import { listTextVersions } from '@/lib/features/site/texts';
import { route } from '@/lib/platform/http/route';

/** The versions of the portal's texts, without what they say. */
export const GET = route({
	access: 'administrator',
	reply: siteTextsReply,
	handler: async () => ({ versions: await listTextVersions() }),
});
