import { listClanEntries } from '@/lib/features/clan-alias/queries';
import { clanEntriesQuery, clanEntriesReply } from '@/lib/features/clan-alias/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: clanEntriesQuery,
	reply: clanEntriesReply,
	handler: async ({ query }) => ({ clans: await listClanEntries(query.search) }),
});
