import { inPackage, startNode } from './children';
import { launch } from './launch';

const next = inPackage('next', 'dist/bin/next');

// A new message shows its words, not its key: the list of messages follows the sources.
startNode(['--import', 'tsx', 'scripts/page-messages.ts', '--watch'], process.env);

await launch('dev', ({ port, host }) => [
	...[next, 'dev', '--port', String(port)],
	...(host === null ? [] : ['--hostname', host]),
]);
