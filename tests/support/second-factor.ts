import { Secret, TOTP } from 'otpauth';
import { confirmSetup, startSetup } from '@/lib/features/account/commands/set-up-second-factor';
import { findActor } from '@/lib/platform/auth/session';
import { testPassword } from './accounts';

/** The code that an authenticator app with this secret shows, `steps` of 30 seconds from now. */
export function totpCode(secret: string, steps = 0): string {
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Turns on the second factor of the owner of the token. The code of the step before is used up; that of now is not. */
export async function turnOnSecondFactor(
	token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
	const now = new Date();
	const actor = await findActor(token, now);
	if (actor.kind !== 'member') throw new Error('the token stands for nobody');
	const { secret } = await startSetup(actor.memberId, { password: testPassword }, now);
	const { recoveryCodes } = await confirmSetup(actor, { code: totpCode(secret, -1) }, now);
	return { secret, recoveryCodes };
}
