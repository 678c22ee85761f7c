import { expect, test } from '@playwright/test';

for (const path of [
	'/blog/%FF',
	'/en/%',
	'/%ED%A0%80',
	'/api/blogs/%FF',
	'/_next/static/%FF',
	'/%25FF',
	'/api',
]) {
	test(`finds nothing at ${path}`, { tag: '@desktop' }, async ({ request }) => {
		expect((await request.get(path)).status()).toBe(404);
	});
}

test('takes no method that nobody uses', { tag: '@desktop' }, async ({ request }) => {
	for (const path of ['/', '/api/users/profile']) {
		const refused = await request.fetch(path, { method: 'TRACE' });
		expect(refused.status()).toBe(405);
		expect(refused.headers().allow).toContain('GET');
	}
});
