import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** A file of an installed package: its program, to be run without a shell, npx or a search path. */
export function inPackage(packageName: string, file: string): string {
	return path.join(root, 'node_modules', packageName, file);
}

type Output = 'inherit' | 'pipe' | 'ignore';

const running = new Set<ChildProcess>();

/**
 * Starts a Node program in the project's folder. It leads a process group of its own, so that Ctrl-C in the terminal
 * reaches the launcher alone, and it ends when this process does.
 */
export function startNode(
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	output: Output = 'inherit',
	/** A program that becomes the one it is given. */
	through: readonly string[] = [],
): ChildProcess {
	const [command = process.execPath, ...before] = [...through, process.execPath];
	const child = spawn(command, [...before, '--import', exitWithParent, ...args], {
		cwd: root,
		env: { ...env, PARENT_PID: String(process.pid) },
		detached: true,
		stdio: ['ignore', output, output === 'ignore' ? 'inherit' : output, 'ipc'],
	});
	running.add(child);
	child.once('exit', () => {
		running.delete(child);
		// A program that was killed has not ended what it started.
		signalGroup(child, 'SIGKILL');
	});
	return child;
}

/** The exit code; that of a program which a signal ended is 1. */
export function getExit(child: ChildProcess): Promise<number> {
	return new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
		child.once('exit', (code) => resolve(code ?? 1));
		child.once('error', () => resolve(127));
	});
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, signal);
	} catch {
		// It has ended by itself.
	}
}

/** Asks the program to end, and ends it with all that it started when it takes longer than the time given. */
export async function stopChild(child: ChildProcess, withinMs: number): Promise<void> {
	if (!running.has(child)) return;
	const exited = getExit(child);
	child.kill('SIGTERM');
	const force = setTimeout(() => signalGroup(child, 'SIGKILL'), withinMs);
	await exited;
	clearTimeout(force);
}

/** Ends what still runs, asking first. */
export async function stopChildren(withinMs: number): Promise<void> {
	await Promise.all([...running].map((child) => stopChild(child, withinMs)));
}

/** Ends what still runs, at once. */
export function killChildren(): void {
	for (const child of running) signalGroup(child, 'SIGKILL');
}

/** npm passes signals on, but not its own violent end. */
export function endWithNpm(end: () => void): void {
	if (!process.env.npm_lifecycle_event) return;
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) end();
	}, 500).unref();
}
