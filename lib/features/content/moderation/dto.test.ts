import { expect, it } from 'vitest';
import { getStatusCounts } from './dto';

it('counts each state and all of them together', () => {
	const rows = [
		{ status: 'pending', count: 2 },
		{ status: 'rejected', count: 5 },
	] as const;
	expect(getStatusCounts(rows)).toEqual({ all: 7, pending: 2, approved: 0, rejected: 5 });
	expect(getStatusCounts([])).toEqual({ all: 0, pending: 0, approved: 0, rejected: 0 });
});
