import type { Turns } from '@/lib/core/concurrency-limiter';
import { gauge } from './registry.mjs';

/** Tells how much work of one kind runs and waits. */
export function watchTurns(work: 'picture' | 'password' | 'sharePicture', turns: Turns): void {
	gauge('khamma_ghani_work_running', 'Heavy work under way, by kind.', () => turns.running, { work });
	gauge('khamma_ghani_work_waiting', 'Heavy work that waits its turn, by kind.', () => turns.waiting, {
		work,
	});
}
