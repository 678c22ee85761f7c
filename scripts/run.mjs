// The entry of every npm script: checks the version of Node; bootstrap.mjs installs what is missing and runs TypeScript.
// Old syntax on purpose, so that an old Node can read it up to the line that refuses it.
const commands = [
	'start',
	'dev',
	'test',
	'test-full',
	'attack',
	'bench',
	'lighthouse',
	'backup',
	'restore',
	'db',
	'drop-previews',
	'new-migration',
	'build-site',
];
const command = process.argv[2];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 9)) {
	process.stderr.write(`Khamma Ghani needs Node.js 20.9 or newer; this is ${process.versions.node}.\n`);
	process.exitCode = 1;
} else if (!commands.includes(command)) {
	process.stderr.write('There is no such command; CONTRIBUTING.md lists them.\n');
	process.exitCode = 1;
} else {
	import('./bootstrap.mjs').then(({ bootstrap }) => bootstrap(command));
}
