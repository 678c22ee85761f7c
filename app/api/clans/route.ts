import { readClans } from '@/lib/features/heritage/clan/queries';
import { clanReply } from '@/lib/features/heritage/clan/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: clanReply.array(),
	handler: ({ language }) => readClans(language),
});
