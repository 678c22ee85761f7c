import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailAddress } from './email';
import { getEmailKey, isEmailAddress } from './email-rule';

afterEach(() => {
	vi.restoreAllMocks();
});

it('refuses far too long an address before it is normalized or trimmed', () => {
	const normalize = vi.spyOn(String.prototype, 'normalize');
	const trim = vi.spyOn(String.prototype, 'trim');
	const read = emailAddress.safeParse(`${'e\u0301'.repeat(1000)}@example.org`);
	expect(read.error?.issues).toEqual([expect.objectContaining({ message: 'tooLong', params: { max: 254 } })]);
	expect(normalize).not.toHaveBeenCalled();
	expect(trim).not.toHaveBeenCalled();
});

describe('the key of an address', () => {
	it.each([
		['asha@मेल.भारत', 'asha@xn--r2bi6d.xn--h2brj9c'],
		['Asha@XN--R2BI6D.XN--H2BRJ9C', 'asha@xn--r2bi6d.xn--h2brj9c'],
		['asha@bücher.example', 'asha@xn--bcher-kva.example'],
		['ASHA@BÜCHER.example', 'asha@xn--bcher-kva.example'],
		['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
		['आशा@मेल.भारत', 'आशा@xn--r2bi6d.xn--h2brj9c'],
		['  Asha@Example.ORG ', 'asha@example.org'],
		['asha@1.2', 'asha@1.2'],
		['asha@-मेल-.भारत:80', 'asha@-मेल-.भारत:80'],
		['asha', 'asha'],
		['', ''],
	])('of %j is %j', (email, key) => {
		expect(getEmailKey(email)).toBe(key);
		expect(getEmailKey(key)).toBe(key);
	});

	it('counts as an address where its ASCII form is one', () => {
		for (const email of ['asha@मेल.भारत', 'asha@xn--r2bi6d.xn--h2brj9c', 'a@b.co'])
			expect(isEmailAddress(email)).toBe(true);
	});
});
