import { describe, expect, it } from 'vitest';
import { imageBody, missingIn } from './image-body';

const picture = new File(['x'], 'fort.jpg', { type: 'image/jpeg' });
const none = new File([], '', { type: 'application/octet-stream' });
function formOf(fields: Record<string, string | File>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

describe('what is missing', () => {
	it('are words that are blank, and the picture of a new one', () => {
		expect(missingIn(formOf({ title: ' ', image: none }), true)).toEqual(['title', 'description', 'image']);
		const told = { title: 'Fort', description: 'A lake.' };
		expect(missingIn(formOf({ ...told, image: none }), true)).toEqual(['image']);
		expect(missingIn(formOf({ ...told, image: picture }), true)).toEqual([]);
	});

	it('is no picture on a change, which keeps the current one', () => {
		const form = formOf({ title: 'Fort', description: 'A lake.', image: none });
		expect(missingIn(form, false)).toEqual([]);
		expect(imageBody(form, 3).has('image')).toBe(false);
	});
});

it('says also that a picture is not featured, and which version was read', () => {
	const body = imageBody(formOf({ title: 'Fort', image: picture }), 3);
	expect([body.get('featured'), body.get('version'), body.get('title')]).toEqual(['false', '3', 'Fort']);
	expect(body.get('image')).toBeInstanceOf(File);
	const ticked = imageBody(formOf({ featured: 'true' }), null);
	expect([ticked.get('featured'), ticked.has('version')]).toEqual(['true', false]);
});
