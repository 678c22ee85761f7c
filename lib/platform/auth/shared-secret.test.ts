import { expect, it } from 'vitest';
import { requireSharedSecret } from './shared-secret';

it('lets nobody in where no secret is set', () => {
	for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined'])
		expect(() => requireSharedSecret(new Headers({ authorization }), null)).toThrow('notFound');
});

it('takes the whole secret and nothing else', () => {
	const secret = 'two words, and a sign=';
	const bring = (authorization: string) => () => requireSharedSecret(new Headers({ authorization }), secret);
	expect(bring(`Bearer ${secret}`)).not.toThrow();
	expect(bring(`bearer ${secret}`)).not.toThrow();
	for (const other of [
		'',
		secret,
		`Basic ${secret}`,
		'Bearer two',
		`Bearer ${secret}x`,
		`Bearer ${secret} ${secret}`,
	])
		expect(bring(other)).toThrow('auth.required');
});
