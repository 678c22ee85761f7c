import { expect, it } from 'vitest';
import { recordVersion } from './record-version';

it.each([0, '0', 7, '7', 2 ** 31 - 1, '2147483647'])('takes %j', (version) => {
	expect(recordVersion.parse(version)).toBe(Number(version));
});

it.each([-1, 1.5, 2 ** 31, '2147483648', '', ' 7', '1e3', null, true, [], '९'])('refuses %j', (version) => {
	expect(recordVersion.safeParse(version).success).toBe(false);
});
