import { route } from '@/lib/http/route';
import { listTrash } from '@/lib/trash/queries';
import { trashQuery, trashReply } from '@/lib/trash/schema';
import { serializeTrash } from '@/lib/trash/serialize';

export const GET = route({
	access: 'administrator',
	query: trashQuery,
	reply: trashReply,
	handler: async ({ query, language, now }) => serializeTrash(await listTrash(query, language), query, now),
});
