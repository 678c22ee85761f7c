import { findAddressOptions } from '@/lib/features/member/address/queries';
import { addressOptionsReply } from '@/lib/features/member/address/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: addressOptionsReply,
	handler: ({ language }) => findAddressOptions(language),
});
