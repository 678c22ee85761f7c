import { listAccountsToCheck } from '@/lib/features/administration/overview/queries/accounts-to-check';
import { accountsToCheckReply } from '@/lib/features/administration/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	reply: accountsToCheckReply,
	handler: () => listAccountsToCheck(),
});
