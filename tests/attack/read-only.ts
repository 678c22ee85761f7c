import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/children';

// A namespace of mounts in which every file system is read-only, for what is run in it alone, but for an empty folder for
// temporary files, as compose.yaml has it. Devices and /proc hold no files of anybody's. Options that a mount has must stay
// with it.
const remountAll = `mount --make-rprivate / && while read -r _ _ _ _ at options _; do
	case "$at" in /proc*|/sys*|/dev*) continue;; esac
	mount -o "remount,bind,ro,$(printf %s "$options" | sed 's/^rw,\\{0,1\\}//')" "$(printf %b "$at")" || exit 97
done < /proc/self/mountinfo
mount -t tmpfs none /mnt || exit 97
export TMPDIR=/mnt`;

const isWritable = '[ -w . ] || [ -w /tmp ] || [ -w "$HOME" ]';

/**
 * What a command has to be run through to find nothing that it could write to but a temporary folder; null where this
 * machine does not let it: root may, and so may others where they have namespaces of their own.
 */
export function findReadOnlyRunner(): string[] | null {
	const asRoot = process.getuid?.() === 0 ? [['unshare', '-m']] : [];
	for (const unshare of [...asRoot, ['unshare', '-rm']]) {
		const runner = [...unshare, 'sh', '-c', `${remountAll}; exec "$@"`, 'sh'];
		const [command = '', ...args] = runner;
		const { status } = spawnSync(command, [...args, 'sh', '-c', `! { ${isWritable}; }`], { cwd: root });
		if (status === 0) return runner;
	}
	return null;
}

/** The files of the build and of the project's own folder that have changed since, by their names. */
export async function findChangedFiles(since: Date): Promise<string[]> {
	const names = [
		...(await readdir(root)),
		...(await readdir(path.join(root, '.next'), { recursive: true })).map((name) => path.join('.next', name)),
	];
	const changed = await Promise.all(
		names.map(async (name) => {
			const found = await stat(path.join(root, name)).catch(() => null);
			return found?.isFile() && found.ctime > since ? [name] : [];
		}),
	);
	return changed.flat();
}
