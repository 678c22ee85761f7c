import { readClans } from '@/lib/clan-page/read';
import { clanReply } from '@/lib/clan-page/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	reply: clanReply.array(),
	handler: ({ language }) => readClans(language),
});
