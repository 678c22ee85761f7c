import * as z from 'zod';

/** What the column holds at most. */
const maxVersion = 2 ** 31 - 1;

/** Of the record that was read; one that has been changed since is not written over. Forms send it as digits. */
export const recordVersion = z.preprocess(
	(value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
	z.int().min(0).max(maxVersion),
);
