import { PassThrough } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log';
import { requestScope } from './request-scope.mjs';

function logTo(lines: PassThrough) {
	return pino({ ...logOptions, level: 'info' }, lines);
}

it('keeps to itself what a row holds that the database refused', () => {
	const lines = new PassThrough();
	const refused = Object.assign(new Error('Failing row contains (meera@example.org).'), {
		detail: 'Failing row contains (meera@example.org).',
		code: '23514',
	});
	logTo(lines).error({ err: new Error('later', { cause: refused }) }, 'unexpected');
	const written = String(lines.read());
	expect(written).not.toContain('meera@example.org');
	expect(written).toContain('23514');
});

it('names the request that a line belongs to, however late it is written', async () => {
	const lines = new PassThrough();
	await requestScope.run({ requestId: 'the-first', isCounted: false }, async () => {
		await new Promise((resolve) => setTimeout(resolve, 1));
		logTo(lines).info('late');
	});
	logTo(lines).info('outside');
	const [late = '', outside = ''] = String(lines.read()).split('\n');
	expect(JSON.parse(late)).toMatchObject({ level: 'info', requestId: 'the-first', msg: 'late' });
	expect(JSON.parse(outside)).not.toHaveProperty('requestId');
});
