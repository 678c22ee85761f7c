import { listClanEntries } from '@/lib/features/heritage/clan-alias/queries/list-entries';
import { clanEntriesQuery, clanEntriesReply } from '@/lib/features/heritage/clan-alias/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: clanEntriesQuery,
	reply: clanEntriesReply,
	handler: async ({ query }) => ({ clans: await listClanEntries(query.search) }),
});
