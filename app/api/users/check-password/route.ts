import * as z from 'zod';
import { emailAddress } from '@/lib/core/email';
import { getEmailKey } from '@/lib/core/email-rule';
import { newPassword } from '@/lib/core/password-rule';
import { passwordCheckLimit } from '@/lib/features/account/constants';
import { checkPasswordStrength } from '@/lib/platform/auth/password';
import { route } from '@/lib/platform/http/route';

/** Asked before a registration goes on. It knows of no account: the same answer whether or not the address has one. */
export const POST = route({
	access: 'everyone',
	body: z.object({ email: emailAddress, password: newPassword }),
	limit: ({ address }) => [passwordCheckLimit, address],
	reply: z.object({ isStrong: z.literal(true) }),
	errors: ['password.weak'],
	handler: async ({ body: { email, password } }) => {
		await checkPasswordStrength(password, getEmailKey(email));
		return { isStrong: true as const };
	},
});
