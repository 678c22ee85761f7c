import { expect, it } from 'vitest';
import { getAllowance, type SentCounts } from './allowance';

const none: SentCounts = { open: 0, sentLately: 0, declinedLately: 0, isNew: false };

it.each<[string, Partial<SentCounts>, number, string?]>([
	['of nobody yet', {}, 20],
	['some of them today', { open: 4, sentLately: 4 }, 16],
	['all of a day', { open: 20, sentLately: 20 }, 0, 'interest.manyToday'],
	['one before so many wait', { open: 29 }, 1],
	['so many that wait', { open: 30 }, 0, 'interest.manyOpen'],
	['more than that', { open: 31, sentLately: 2 }, 0, 'interest.manyOpen'],
	['as a newcomer', { isNew: true }, 5],
	['as a newcomer who waits', { isNew: true, open: 5, sentLately: 5 }, 0, 'interest.manyOpenAtFirst'],
	['with nine declined', { declinedLately: 9 }, 20],
	['with ten declined', { declinedLately: 10, sentLately: 1 }, 2],
	['with ten declined and three today', { declinedLately: 10, sentLately: 3 }, 0, 'interest.manyDeclined'],
])('%s', (_, counts, left, refusal) => {
	const allowance = getAllowance({ ...none, ...counts });
	expect(allowance.left).toBe(left);
	if (refusal) expect(allowance.refusal).toBe(refusal);
});
