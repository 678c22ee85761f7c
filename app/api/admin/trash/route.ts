import { listTrash } from '@/lib/features/administration/trash/queries';
import { trashQuery, trashReply } from '@/lib/features/administration/trash/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: trashQuery,
	reply: trashReply,
	handler: async ({ query, language, now }) => listTrash(query, language, now),
});
