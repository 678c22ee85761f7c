import * as z from 'zod';
import {
	recoveryCodesRenewal,
	renewRecoveryCodes,
} from '@/lib/features/account/commands/set-up-second-factor';
import { route } from '@/lib/platform/http/route';

export const POST = route({
	access: 'member',
	body: recoveryCodesRenewal,
	reply: z.object({ recoveryCodes: z.array(z.string()) }),
	errors: ['password.wrong', 'secondFactor.wrongCode', 'secondFactor.off', 'limit.exceeded'],
	handler: async ({ actor, body, now }) => ({
		recoveryCodes: await renewRecoveryCodes(actor.memberId, body, now),
	}),
});
