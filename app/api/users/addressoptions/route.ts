import { findAddressOptions } from '@/lib/features/address/queries';
import { addressOptionsReply } from '@/lib/features/address/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: addressOptionsReply,
	handler: ({ language }) => findAddressOptions(language),
});
