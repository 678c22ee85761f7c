import { listTrash } from '@/lib/features/trash/queries';
import { trashQuery, trashReply } from '@/lib/features/trash/schema';
import { serializeTrash } from '@/lib/features/trash/serialize';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: trashQuery,
	reply: trashReply,
	handler: async ({ query, language, now }) => serializeTrash(await listTrash(query, language), query, now),
});
