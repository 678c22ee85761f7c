import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { newPassword } from '@/lib/core/password-rule';
import { checkPasswordStrength, hashPassword, isOutdatedHash, verifyPassword } from './password';

describe('length of a new password', () => {
	it.each([
		['eight Latin letters', 'abcdefgh', true],
		['seven', 'abcdefg', false],
		['128', 'x'.repeat(128), true],
		['129', 'x'.repeat(129), false],
		['eight emoji, each of two code units', '🌺'.repeat(8), true],
		['seven emoji', '🌺'.repeat(7), false],
		['128 emoji', '🌺'.repeat(128), true],
		['Devanagari', 'खम्मा घणी सा', true],
		['spaces at both ends', '  a b c  ', true],
		['nothing', '', false],
	])('%s', (_name, password, fits) => {
		expect(newPassword.safeParse(password).success).toBe(fits);
	});

	it('says only that it is missing when it is empty', () => {
		const issues = newPassword.safeParse('').error?.issues ?? [];
		expect(issues.map((issue) => issue.message)).toEqual(['required']);
	});
});

describe('strength', () => {
	const email = 'aanya.rathore@example.org';

	it.each(['password', 'PassWord', '12345678', 'Password123', 'qwertyuiop', 'aaaaaaaa', '11111111'])(
		'refuses %s as common',
		async (password) => {
			await expect(checkPasswordStrength(password, email)).rejects.toMatchObject({
				code: 'password.weak',
				details: { fields: [{ path: 'password', message: 'passwordCommon' }] },
			});
		},
	);

	it.each(['aanya.rathore', 'Aanya.Rathore', email, 'ａａｎｙａ.rathore'])(
		'refuses the own address: %s',
		async (password) => {
			await expect(checkPasswordStrength(password, email)).rejects.toMatchObject({
				code: 'password.weak',
				details: { fields: [{ path: 'password', message: 'passwordIsEmail' }] },
			});
		},
	);

	it('accepts what is neither', async () => {
		await expect(checkPasswordStrength('neem leaf at dusk', email)).resolves.toBeUndefined();
	});
});

describe('hash', () => {
	it('is argon2id with 19 MiB, 2 passes and 1 lane, with a new salt each time', async () => {
		const [first, second] = await Promise.all([hashPassword('neem leaf'), hashPassword('neem leaf')]);
		expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(parseOptions(first)).toMatchObject({ memoryCost: 19456, timeCost: 2, parallelism: 1 });
		expect(first).not.toBe(second);
		expect(isOutdatedHash(first)).toBe(false);
	});

	it('knows a hash that was made with less', () => {
		const weaker = '$argon2id$v=19$m=4096,t=1,p=1$c2FsdHNhbHRzYWx0$bm90IGEgcmVhbCBoYXNoIGJ1dCBsb25n';
		expect(isOutdatedHash(weaker)).toBe(true);
	});

	it('fits its own password only, however that is composed', async () => {
		const made = await hashPassword('kha\u0301mma ghani');
		expect(await verifyPassword('kh\u00e1mma ghani', made)).toBe(true);
		expect(await verifyPassword('khamma ghani', made)).toBe(false);
		expect(await verifyPassword('Kh\u00e1mma ghani', made)).toBe(false);
	});

	it('without an account fits nothing, not even the words of the stand-in', async () => {
		expect(await verifyPassword('neem leaf', null)).toBe(false);
		expect(await verifyPassword('no account has this hash', null)).toBe(false);
	});
});
