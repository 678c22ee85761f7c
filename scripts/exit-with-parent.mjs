// Loaded first in every process that children.ts and bootstrap.mjs start: when the parent has ended, in any way, it
// kills this process with all that it started (it leads a process group of its own).
import { isMainThread } from 'node:worker_threads';

const isStartedByParent = process.env.PARENT_PID === String(process.ppid);

if (isMainThread && process.channel && isStartedByParent) {
	process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
	// The channel alone must not keep a process alive that has nothing left to do.
	process.channel.unref();
}
