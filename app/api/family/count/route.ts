import { countFamilies } from '@/lib/features/family/queries';
import { familyCountReply } from '@/lib/features/family/tree/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: familyCountReply,
	handler: async () => ({ totalFamilies: await countFamilies() }),
});
