import { expect, it } from 'vitest';
import { getForm } from './form-of';

it('writes a form without what is null or undefined, and with empty texts', () => {
	const photo = new File(['x'], 'me.png');
	const form = getForm({ photo, name: '', isMarried: true, version: 3, sakh: null, clan: undefined });
	expect(Object.fromEntries(form)).toEqual({ photo, name: '', isMarried: 'true', version: '3' });
});
