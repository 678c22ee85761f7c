import { inPackage } from './children';
import { launch } from './launch';

const next = inPackage('next', 'dist/bin/next');

await launch('dev', ({ port, host }) => [
	...[next, 'dev', '--port', String(port)],
	...(host === null ? [] : ['--hostname', host]),
]);
