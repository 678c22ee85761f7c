import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitForLock } from '../lib/platform/env/process-lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** Run where only what runs in production is installed, in an image for one. */
const withoutDevelopment = ['backup', 'restore', 'db', 'drop-previews'];

/** Commands that also need the packages of a folder with its own package.json. */
const ownPackages = {
	attack: 'tests/attack',
	'test-full': 'tests/attack',
	bench: 'tests/bench',
	lighthouse: 'tests/bench',
};

function readPackages(...names) {
	try {
		return JSON.parse(readFileSync(path.join(root, ...names), 'utf8')).packages;
	} catch (error) {
		if (error.code === 'ENOENT') return null;
		throw error;
	}
}

/**
 * npm writes down what it has installed when it is done, and `npm ci` begins by removing that: a list that agrees with
 * the lock file is a whole install of the right versions.
 */
function isInstalled(folder, command) {
	const wanted = readPackages(folder, 'package-lock.json');
	const installed = readPackages(folder, 'node_modules', '.package-lock.json');
	if (installed === null) return false;
	return Object.entries(wanted).every(([name, { version, dev, optional, devOptional, peer }]) => {
		if (name === '') return true;
		const found = installed[name];
		const isSpared = dev && withoutDevelopment.includes(command);
		return found ? found.version === version : Boolean(isSpared || optional || devOptional || peer);
	});
}

function runNpm(folder, ...args) {
	const cli = process.env.npm_execpath ?? '';
	const env = { ...process.env, PARENT_PID: String(process.pid) };
	const options = { cwd: path.join(root, folder), env, detached: true };
	const child = cli.endsWith('npm-cli.js')
		? spawn(process.execPath, ['--import', exitWithParent, cli, ...args], {
				...options,
				stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			})
		: spawn('npm', args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
	const end = () => {
		try {
			process.kill(-child.pid, 'SIGKILL');
		} catch {
			// It has ended by itself.
		}
		process.exit(0);
	};
	for (const name of endings) process.once(name, end);
	return new Promise((resolve) => {
		const done = (code) => {
			for (const name of endings) process.off(name, end);
			resolve(code);
		};
		child.once('error', () => done(127));
		child.once('exit', (code) => done(code ?? 1));
	});
}

async function install(folder, command) {
	const packages = folder === '' ? 'packages' : `packages of ${folder}/`;
	// As scripts/data-folder.ts has it, which needs packages.
	const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
	mkdirSync(path.join(root, '.data'), { recursive: true, mode });
	const lock = await waitForLock(path.join(root, '.data', 'install.lock'), ({ pid }) =>
		process.stdout.write(`Another copy (process ${pid}) is installing packages; waiting…\n`),
	);
	try {
		if (isInstalled(folder, command)) return true;
		process.stdout.write(`Installing ${packages}… (needed once${folder === '' ? ', about a minute' : ''})\n`);
		// Each command generates the database client itself, and no package needs its own install script.
		const args = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
		const code = await runNpm(folder, ...args, '--loglevel=error');
		if (code === 0) return true;
		process.stderr.write(
			`The ${packages} could not be installed (npm ended with ${code}); see the lines above.\n`,
		);
		return false;
	} finally {
		lock.release();
	}
}

/** Runs scripts/<command>.ts in this process, once its packages are there. */
export async function bootstrap(command) {
	const folders = command in ownPackages ? ['', ownPackages[command]] : [''];
	for (const folder of folders) {
		if (!isInstalled(folder, command) && !(await install(folder, command))) {
			process.exitCode = 1;
			return;
		}
	}
	const { register } = await import('tsx/esm/api');
	register();
	await import(`./${command}.ts`);
}
