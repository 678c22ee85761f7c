// Loaded first in every process that the launcher starts: when the launcher is gone, however it ended, so is this
// one with all that it started (it leads a process group of its own).
import { isMainThread } from 'node:worker_threads';

const isChildOfLauncher = process.env.LAUNCHER_PID === String(process.ppid);

if (isMainThread && process.channel && isChildOfLauncher) {
	process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
	// The channel alone must not keep a process alive that has nothing left to do.
	process.channel.unref();
}
