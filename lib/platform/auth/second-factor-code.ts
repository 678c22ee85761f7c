import { db } from '@/lib/platform/db/client';
import { hashRecoveryCode } from './recovery-codes';
import { decryptSecret } from './secret-encryption';
import { findStep } from './totp';

/**
 * Accepts a code of a second factor that is on, and uses it up: of the authenticator app, or a recovery code. The caller
 * counts the try before. Of several at once with the same code one is accepted.
 */
export async function acceptCode(memberId: string, code: string, now: Date): Promise<boolean> {
	return /^\d{6}$/.test(code) ? acceptTotpCode(memberId, code, now) : acceptRecoveryCode(memberId, code, now);
}

async function acceptTotpCode(memberId: string, code: string, now: Date): Promise<boolean> {
	const factor = await db.secondFactor.findUnique({
		where: { memberId },
		select: { encryptedSecret: true },
	});
	const secret = factor && decryptSecret(memberId, factor.encryptedSecret);
	const step = secret && findStep(secret, code, now);
	if (step === null) return false;
	// A step already used, or an older one, has been seen by somebody.
	const { count } = await db.secondFactor.updateMany({
		where: { memberId, lastStep: { lt: step } },
		data: { lastStep: step },
	});
	return count > 0;
}

async function acceptRecoveryCode(memberId: string, code: string, now: Date): Promise<boolean> {
	const { count } = await db.recoveryCode.updateMany({
		where: { memberId, codeHash: hashRecoveryCode(memberId, code), usedAt: null },
		data: { usedAt: now },
	});
	return count > 0;
}
