import { describe, expect, it } from 'vitest';
import { createTreeJson } from './tree-json';

describe('writeTreeJson', () => {
	it('keeps the parts of trees that were sent last, up to a number of bytes', () => {
		const writeTreeJson = createTreeJson(1000);
		const write = (etag: string, part: unknown) =>
			writeTreeJson({ etag }, part, () => ({ text: 'x'.repeat(400) }));
		const written = write('first', 'whole');
		expect(write('first', 'whole')).toBe(written);
		expect(write('first', { aroundId: null })).not.toBe(written);
		expect(write('first', 'whole')).toBe(written);
		write('second', 'whole');
		write('third', 'whole');
		expect(write('first', 'whole')).not.toBe(written);
	});
});
