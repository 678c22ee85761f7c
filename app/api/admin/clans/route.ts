import { listClanEntries } from '@/lib/clan-alias/queries';
import { clanEntriesQuery, clanEntriesReply } from '@/lib/clan-alias/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'administrator',
	query: clanEntriesQuery,
	reply: clanEntriesReply,
	handler: async ({ query }) => ({ clans: await listClanEntries(query.search) }),
});
