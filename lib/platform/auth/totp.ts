import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds.

const issuer = 'Khamma Ghani';
const stepSeconds = 30;
const secretBytes = 20;
/** Steps accepted before and after the current one: clocks differ, and typing takes time. */
const windowSteps = 1;

function getTotp(secret: Uint8Array<ArrayBuffer>, label: string): TOTP {
	return new TOTP({
		issuer,
		label,
		secret: new Secret({ buffer: secret.slice().buffer }),
		period: stepSeconds,
	});
}

/** 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): Uint8Array<ArrayBuffer> {
	return new Uint8Array(randomBytes(secretBytes));
}

/** What an authenticator app needs to know: the secret to be typed, and the address that a QR code holds. */
export function totpSetup(secret: Uint8Array<ArrayBuffer>, email: string): { secret: string; uri: string } {
	const totp = getTotp(secret, email);
	return { secret: totp.secret.base32, uri: totp.toString() };
}

const codeForm = /^\d{6}$/;

/** The 30-second step that the code belongs to; null when it is not a code of now, one step earlier or one later. */
export function findStep(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
	// The package compares bytes, and throws where six other letters have more of them than six digits.
	if (!codeForm.test(code)) return null;
	const totp = getTotp(secret, '');
	const timestamp = now.getTime();
	const delta = totp.validate({ token: code, timestamp, window: windowSteps });
	return delta === null ? null : totp.counter({ timestamp }) + delta;
}
