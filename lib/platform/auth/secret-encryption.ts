import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnv } from '@/lib/platform/env/env';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Derived from AUTH_SECRET, so that a copy of the database alone does not hold what makes the codes. */
function encryptionKey(): Buffer {
	return Buffer.from(hkdfSync('sha256', getEnv().authSecret, '', 'second-factor-secret', 32));
}

/** Encrypts a secret of `memberId`: nonce, ciphertext, tag. It can be decrypted for the same member only. */
export function encryptSecret(memberId: string, secret: Uint8Array): Uint8Array<ArrayBuffer> {
	const nonce = randomBytes(nonceBytes);
	const cipher = createCipheriv(algorithm, encryptionKey(), nonce).setAAD(Buffer.from(memberId));
	const parts = [nonce, cipher.update(secret), cipher.final()];
	return new Uint8Array(Buffer.concat([...parts, cipher.getAuthTag()]));
}

/** Null when it was encrypted with another AUTH_SECRET. */
export function decryptSecret(memberId: string, encrypted: Uint8Array): Uint8Array<ArrayBuffer> | null {
	const decipher = createDecipheriv(algorithm, encryptionKey(), encrypted.subarray(0, nonceBytes))
		.setAAD(Buffer.from(memberId))
		.setAuthTag(encrypted.subarray(-tagBytes));
	try {
		const secret = decipher.update(encrypted.subarray(nonceBytes, -tagBytes));
		return new Uint8Array(Buffer.concat([secret, decipher.final()]));
	} catch {
		return null;
	}
}
