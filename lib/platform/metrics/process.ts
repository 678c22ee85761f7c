import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from './registry';

const resolutionMs = 20;

/** Has this process tell of itself, under the names that Prometheus's own libraries use. */
export function watchProcess(): void {
	const lag = monitorEventLoopDelay({ resolution: resolutionMs });
	lag.enable();
	// A turn that is on time is measured as long as the clock's own step.
	const secondsLate = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3);
	gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
	gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
	gauge('nodejs_external_memory_bytes', 'Memory outside the heap.', () => process.memoryUsage().external);
	gauge('process_open_fds', 'Open file descriptors.', () => readdirSync('/dev/fd').length);
	gauge('process_uptime_seconds', 'Since when this process runs.', () => process.uptime());
	gauge('process_cpu_seconds', 'Time on the processor.', () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1e6;
	});
	gauge('nodejs_eventloop_lag_p99_seconds', 'Lateness of the event loop, 99 in 100 turns.', () =>
		secondsLate(lag.percentile(99)),
	);
	gauge(
		'nodejs_eventloop_lag_max_seconds',
		'Lateness of the event loop at most, since the last look.',
		() => {
			const most = secondsLate(lag.max);
			lag.reset();
			return most;
		},
	);
}
