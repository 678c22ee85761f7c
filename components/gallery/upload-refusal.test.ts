import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/translate';
import { missingIn, refusalFrom } from './upload-refusal';
import { uploadTexts } from './upload-texts';

const texts = uploadTexts(getMessages('en'));
const image = new File(['x'], 'fort.jpg', { type: 'image/jpeg' });

function formOf(values: Record<string, string | File>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	return form;
}

describe('what is missing', () => {
	it('is nothing in a whole form, the category apart', () => {
		expect(missingIn(formOf({ title: 'Fort', description: 'Dusk', category: '', image }), texts)).toBeNull();
	});

	it('is said in the specification’s words, at each field', () => {
		const missing = missingIn(formOf({ title: ' ', description: 'Dusk', image: new File([], '') }), texts);
		expect(missing?.title).toBe('Title and description are required');
		expect(missing?.summary).toEqual([
			{ id: 'upload-image', message: 'Image: This is required.' },
			{ id: 'upload-title', message: 'Title: This is required.' },
		]);
		expect(missingIn(formOf({ title: 'Fort', description: 'Dusk' }), texts)?.title).toBe(
			'Image is required for new submissions',
		);
	});
});

describe('what the server refuses', () => {
	const failure = {
		ok: false,
		status: 413,
		code: 'picture.tooLarge',
		message: 'Too large',
		errors: [],
	} as const;

	it('is told at the picture when it was the picture', () => {
		expect(refusalFrom({ ...failure, errors: [] }, texts).errors).toEqual([
			{ path: 'image', message: 'Too large' },
		]);
	});

	it('has a sentence also where none came', () => {
		const silent = { ...failure, errors: [], status: 502, code: 'unknown', message: '' };
		expect(refusalFrom(silent, texts)).toMatchObject({ title: 'Failed to submit image', errors: [] });
	});
});
