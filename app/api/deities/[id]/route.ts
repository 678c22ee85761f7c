import { getDeity } from '@/lib/deity/queries';
import { deityParams, deityReply } from '@/lib/deity/schema';
import { serializeDeity } from '@/lib/deity/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	params: deityParams,
	reply: deityReply,
	handler: async ({ params, language }) => serializeDeity(await getDeity(params.id), language),
});
