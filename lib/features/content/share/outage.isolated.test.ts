import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { GET } from '@/app/share/[language]/[kind]/[picture]/route';
import { db } from '@/lib/platform/db/client';
import { newObjectKey, storeUnavailable } from '@/lib/platform/media/object-store';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';

provideDatabase();

vi.mock('@/lib/platform/media/store', () => ({
	getObjectStore: async () => ({
		get: async () => {
			await sleep(1_500);
			throw storeUnavailable(new Error('ETIMEDOUT'));
		},
	}),
}));

it('is refused in time to each of many who ask at once, while the store does not answer', async () => {
	const blogs = await Promise.all(
		Array.from({ length: 5 }, (_, at) =>
			db.blog.create({
				data: {
					...{ title: `Story ${at}`, titleKey: 'x', content: 'Once.', author: 'Meera', language: 'en' },
					...{ status: 'approved', approvedAt: new Date() },
					image: {
						create: {
							...{ width: 160, height: 100, blur: 'data:image/webp;base64,AA==' },
							variants: { create: { width: 160, height: 100, byteSize: 7, objectKey: newObjectKey() } },
						},
					},
				},
				select: { id: true },
			}),
		),
	);
	const begun = performance.now();
	const answers = await Promise.all(
		blogs.map(({ id }) =>
			call(GET, `/share/story/${id}`, { params: { language: 'en', kind: 'story', picture: `${id}.png` } }),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual(blogs.map(() => 503));
	expect(performance.now() - begun).toBeLessThan(6_000);
});
