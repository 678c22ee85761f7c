import { expect, it } from 'vitest';
import { requireSharedSecret } from './shared-secret';

it('lets nobody in where no secret is set', () => {
	for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined'])
		expect(() => requireSharedSecret(new Headers({ authorization }), null)).toThrow('notFound');
});
