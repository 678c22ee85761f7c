import { readClans } from '@/lib/features/clan-page/read';
import { clanReply } from '@/lib/features/clan-page/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: clanReply.array(),
	handler: ({ language }) => readClans(language),
});
