import type { ConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { gauge } from './registry';

/** Publishes how much work of one kind runs and waits, as gauges. */
export function registerConcurrencyGauges(
	work: 'picture' | 'markedPicture' | 'password' | 'registration' | 'sharePicture' | 'shortLane' | 'longLane',
	limiter: Pick<ConcurrencyLimiter, 'running' | 'waiting'>,
): void {
	gauge('khamma_ghani_work_running', 'Heavy work under way, by kind.', () => limiter.running, { work });
	gauge('khamma_ghani_work_waiting', 'Heavy work that waits its turn, by kind.', () => limiter.waiting, {
		work,
	});
}
