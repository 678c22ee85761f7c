import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMailsFrom } from './decision-mails';

/** When each decision that waits can no longer be undone. */
let waiting: Date[] = [];
const looks: number[] = [];
let isAway = false;

vi.mock('@/lib/platform/log/log', () => ({ log: { warn: () => {} } }));

vi.mock('@/lib/platform/db/client', () => ({
	db: {
		$executeRaw: async () => 0,
		$queryRaw: async () => {
			looks.push(Date.now());
			if (isAway) throw new Error('the database is away');
			waiting = waiting.filter((due) => due.getTime() > Date.now());
			return [];
		},
		decision: { findFirst: async () => (waiting[0] ? { undoUntil: waiting[0] } : null) },
	},
}));

const at = (seconds: number) => new Date(seconds * 1000);
beforeEach(() => {
	vi.useFakeTimers({ now: 0 });
	looks.length = 0;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

it('looks as soon as the first is due, and again as long as anything waits', async () => {
	waiting = [at(12), at(15)];
	sendMailsFrom(at(15));
	sendMailsFrom(at(12));
	sendMailsFrom(at(20));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(looks).toEqual([12_100, 15_100]);
	expect(vi.getTimerCount()).toBe(0);
});

it('looks again in a minute when the database was away', async () => {
	waiting = [at(12)];
	sendMailsFrom(at(12));
	isAway = true;
	await vi.advanceTimersByTimeAsync(100_000);
	isAway = false;
	await vi.advanceTimersByTimeAsync(60_000);
	expect(looks).toEqual([12_100, 72_200, 132_300]);
	expect(waiting).toEqual([]);
	expect(vi.getTimerCount()).toBe(0);
});

it('holds up no process that is to end', () => {
	vi.useRealTimers();
	const timers = vi.spyOn(globalThis, 'setTimeout');
	sendMailsFrom(new Date(Date.now() + 60_000));
	const [timer] = timers.mock.results.map(({ value }) => value);
	expect(timer.hasRef()).toBe(false);
	clearTimeout(timer);
});

it('lets no function on Vercel wait: it sends what is due, and the rest stays in the database', async () => {
	vi.stubEnv('VERCEL', '1');
	vi.stubEnv('VERCEL_ENV', 'production');
	waiting = [at(0), at(12)];
	await sendMailsFrom(at(12));
	expect([looks, vi.getTimerCount()]).toEqual([[], 0]);
	await sendMailsFrom(at(0));
	expect([looks, vi.getTimerCount()]).toEqual([[0], 0]);
	expect(waiting).toEqual([at(12)]);
});
