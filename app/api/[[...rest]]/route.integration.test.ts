import { expect, it } from 'vitest';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import * as handlers from './route';

provideDatabase();

it.each(Object.entries(handlers))(
	'%s of a call that does not exist is 404, in both languages',
	async (method, handler) => {
		const english = await call(handler, '/api/nothing', { method });
		expect(english.status).toBe(404);
		expect(english.body).toEqual({ code: 'notFound', message: 'This is not available.' });
		expect((await call(handler, '/api/nothing', { method, language: 'hi' })).body.message).toMatch(
			/\p{Script=Devanagari}/u,
		);
	},
);

it('covers every method that Next passes on', () => {
	expect(Object.keys(handlers).sort()).toEqual(['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
});
