import { PassThrough } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log';

it('keeps to itself what a row holds that the database refused', () => {
	const lines = new PassThrough();
	const told = { detail: 'Failing row contains (meera@example.org).', code: '23514' };
	const refused = Object.assign(new Error('refused'), told, {
		meta: { driverAdapterError: { cause: told } },
	});
	const log = pino(logOptions, lines);
	log.error({ err: refused }, 'unexpected');
	log.error({ err: new Error('later', { cause: refused }) }, 'unexpected');
	const written = String(lines.read());
	expect(written).not.toContain('meera@example.org');
	expect(written).toContain('23514');
});
