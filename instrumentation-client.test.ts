import { expect, it } from 'vitest';

it('keeps zod from making code from text, without loading it', async () => {
	await import('./instrumentation-client');
	const { config } = await import('zod');
	expect(config().jitless).toBe(true);
});
