import { countFamilies } from '@/lib/family/queries';
import { familyCountReply } from '@/lib/family/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	reply: familyCountReply,
	handler: async () => ({ totalFamilies: await countFamilies() }),
});
