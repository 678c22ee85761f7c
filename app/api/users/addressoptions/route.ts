import { findAddressOptions } from '@/lib/address/queries';
import { addressOptionsReply } from '@/lib/address/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	reply: addressOptionsReply,
	handler: ({ language }) => findAddressOptions(language),
});
