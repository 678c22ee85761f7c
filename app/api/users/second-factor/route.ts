import * as z from 'zod';
import {
	readSecondFactor,
	secondFactorStatus,
	setupStart,
	startSetup,
} from '@/lib/features/account/commands/set-up-second-factor';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'member',
	reply: secondFactorStatus,
	handler: ({ actor }) => readSecondFactor(actor),
});

// Starts the setup: the second factor is on once POST …/confirm has got a code.
export const POST = route({
	access: 'member',
	body: setupStart,
	reply: z.object({
		/** Base32, to be typed into an authenticator app. */
		secret: z.string(),
		/** `otpauth://…`, for a QR code. */
		uri: z.string(),
	}),
	errors: ['password.wrong', 'account.emailUnconfirmed', 'secondFactor.alreadyOn', 'limit.exceeded'],
	handler: ({ actor, body, now }) => startSetup(actor.memberId, body, now),
});
