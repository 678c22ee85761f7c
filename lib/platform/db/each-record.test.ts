import { afterEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { log } from '@/lib/platform/log/log';
import { workOnEach } from './each-record';
import { pool } from './pool';

vi.mock('./pool', () => ({ pool: { query: vi.fn(async () => ({})) } }));

const error = vi.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => {
	error.mockClear();
	vi.mocked(pool.query).mockReset();
});

/** The work fails for b. */
const workWith = (failure: unknown) =>
	workOnEach({
		part: 'days',
		records: ['a', 'b', 'c'],
		getId: (id) => id,
		work: async (id) => {
			if (id === 'b') throw failure;
			return id.toUpperCase();
		},
	});

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('workOnEach', () => {
	it('logs the record that fails, once, and works on the others', async () => {
		const failure = new RangeError('beyond what can be computed');
		expect(await workWith(failure)).toEqual(['A', 'C']);
		expect(error).toHaveBeenCalledExactlyOnceWith(
			{ err: failure, part: 'days', id: 'b' },
			'one record is left out',
		);
	});

	it.each(['notFound', 'record.stale', 'auth.required'] as const)(
		'passes over a record that is no longer there (%s)',
		async (code) => {
			expect(await workWith(new DomainError(code))).toEqual(['A', 'C']);
			expect(error).not.toHaveBeenCalled();
		},
	);

	it.each([withCode('ECONNREFUSED'), new DomainError('service.unavailable')])(
		'ends when nothing is in reach: %o',
		async (failure) => {
			await expect(workWith(failure)).rejects.toBe(failure);
			expect(error).not.toHaveBeenCalled();
		},
	);

	it('leaves out a record that takes too long in a database that responds', async () => {
		expect(await workWith(withCode('57014'))).toEqual(['A', 'C']);
		expect(error).toHaveBeenCalledOnce();
	});

	it('ends when a record takes too long in a database that no longer responds', async () => {
		vi.mocked(pool.query).mockImplementation(() => Promise.reject(withCode('ECONNREFUSED')));
		const failure = withCode('57014');
		await expect(workWith(failure)).rejects.toBe(failure);
	});
});
