import { listDeities } from '@/lib/deity/queries';
import { deitiesQuery, deityReply } from '@/lib/deity/schema';
import { serializeDeity } from '@/lib/deity/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	query: deitiesQuery,
	reply: deityReply.array(),
	handler: async ({ query, language }) => {
		const deities = await listDeities(query.search);
		return deities.map((deity) => serializeDeity(deity, language));
	},
});
