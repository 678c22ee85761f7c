import { afterEach, expect, it, vi } from 'vitest';
import { emailAddress } from './email';

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
