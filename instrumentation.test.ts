import { afterAll, expect, it, vi } from 'vitest';
import { findAfterWriteTask } from '@/lib/platform/http/after-response';
import { log } from '@/lib/platform/log/log';
import { register } from './instrumentation';

const tidyUp = vi.hoisted(() => vi.fn());
vi.mock('@/lib/features/administration/housekeeping/commands/tidy-up', () => ({ tidyUp }));
const sendDecisionMails = vi.hoisted(() => vi.fn(async () => 0));
vi.mock('@/lib/platform/decisions/decision-mails', () => ({
	sendMailsFrom: async () => {},
	sendDecisionMails,
}));
vi.mock('@/lib/platform/http/incoming-requests', () => ({ watchIncomingRequests: () => {} }));
vi.mock('@/lib/platform/db/start-problem', () => ({ exitOnStartProblem: async () => {} }));
vi.mock('@/lib/platform/metrics/process', () => ({ watchProcess: () => {} }));

vi.stubEnv('NEXT_RUNTIME', 'nodejs');
vi.stubEnv('VERCEL', undefined);
vi.useFakeTimers();
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

it('tidies up again a minute after the database was out of reach, and an hour after all was done', async () => {
	const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
	vi.spyOn(log, 'info').mockImplementation(() => {});
	const away = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
	tidyUp.mockRejectedValueOnce(away).mockResolvedValue({ sessions: 0 });
	await register();
	await vi.advanceTimersByTimeAsync(59_000);
	expect(tidyUp).toHaveBeenCalledTimes(1);
	expect(warn.mock.calls).toEqual([[{ err: away }, 'database out of reach']]);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(tidyUp).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(3_500_000);
	expect(tidyUp).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(100_000);
	expect(tidyUp).toHaveBeenCalledTimes(3);
});

it('on Vercel, leaves the mails about decisions to the calls that write, and tidies up nothing', async () => {
	tidyUp.mockClear();
	expect(findAfterWriteTask()).toBeNull();
	vi.stubEnv('VERCEL', '1');
	await register();
	await findAfterWriteTask()?.();
	expect(sendDecisionMails).toHaveBeenCalledExactlyOnceWith(new Date());
	expect(tidyUp).not.toHaveBeenCalled();
});
