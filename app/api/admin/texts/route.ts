import { listTextVersions } from '@/lib/features/site/pages/queries';
import { siteTextsReply } from '@/lib/features/site/settings/schema';
import { route } from '@/lib/platform/http/route';

/** The versions of the portal's texts, without what they say. */
export const GET = route({
	access: 'administrator',
	reply: siteTextsReply,
	handler: async () => ({ versions: await listTextVersions() }),
});
