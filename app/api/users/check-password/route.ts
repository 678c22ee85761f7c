import * as z from 'zod';
import { checkPasswordStrength } from '@/lib/auth/password';
import { newPassword } from '@/lib/core/password-rule';
import { route } from '@/lib/http/route';
import { emailAddress, emailKeyOf } from '@/lib/member/email';
import { passwordCheckLimit } from '@/lib/member/limits';

/** Asked before a registration goes on. It knows of no account: the same answer whether or not the address has one. */
export const POST = route({
	access: 'everyone',
	body: z.object({ email: emailAddress, password: newPassword }),
	limit: ({ address }) => [passwordCheckLimit, address],
	reply: z.object({ isStrong: z.literal(true) }),
	handler: async ({ body: { email, password } }) => {
		await checkPasswordStrength(password, emailKeyOf(email));
		return { isStrong: true as const };
	},
});
