import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { missingIn, refusalFrom, refusalOfImages } from './upload-refusal';
import { uploadTexts } from './upload-texts';
import type { ChosenImage } from './use-chosen-images';

const texts = uploadTexts(getMessages('en'));

function imageOf(key: string, changes: Partial<ChosenImage> = {}): ChosenImage {
	const prepared = { file: new File(['x'], 'fort.jpg', { type: 'image/jpeg' }), url: 'blob:x' };
	return {
		...{ key, fileName: `${key}.jpg`, title: 'Fort', prepared },
		...{ isPreparing: false, refusal: null, share: null },
		...changes,
	};
}

const missingOf = (images: readonly ChosenImage[], title: string, description: string, ready = images) =>
	missingIn({ images, ready, title, description }, texts);

describe('what is missing', () => {
	it('is nothing with an image, its title and a description', () => {
		expect(missingOf([imageOf('1')], '', 'Dusk')).toBeNull();
	});

	it('is said in the specification’s words, at each field', () => {
		const missing = missingOf([], ' ', 'Dusk');
		expect(missing?.title).toBe('Title and description are required');
		expect(missing?.summary).toEqual([
			{ id: 'upload-image', message: 'Image: This is required.' },
			{ id: 'upload-title', message: 'Title: This is required.' },
		]);
		expect(missingOf([], 'Fort', 'Dusk')?.title).toBe('Image is required for new submissions');
	});

	it('is the title of each image among several, but of none that is not sent', () => {
		const refused = imageOf('3', { title: '', prepared: null, refusal: 'Too large' });
		const images = [imageOf('1'), imageOf('2', { title: ' ' }), refused];
		const missing = missingOf(images, '', 'Dusk', images.slice(0, 2));
		expect(missing?.summary).toEqual([{ id: 'upload-title-2', message: 'Title: This is required.' }]);
	});
});

describe('what is refused', () => {
	const failure = { ok: false, status: 400, code: 'input.invalid', message: 'Wrong' } as const;
	const errors = [
		{ path: 'title', message: 'Too long' },
		{ path: 'category', message: 'Too long' },
	];

	it('is told at the title of that image', () => {
		const [first, second] = [imageOf('1'), imageOf('2')];
		expect(refusalFrom({ ...failure, errors }, [first, second], second, texts).summary).toEqual([
			{ id: 'upload-title-2', message: 'Title: Too long' },
			{ id: 'upload-category', message: 'Category: Too long' },
		]);
		expect(refusalFrom({ ...failure, errors }, [first], first, texts).errors[0]?.path).toBe('title');
	});

	it('has a sentence also where none came', () => {
		const silent = { ...failure, errors: [], status: 502, code: 'unknown', message: '' };
		const image = imageOf('1');
		expect(refusalFrom(silent, [image], image, texts)).toMatchObject({
			title: 'Failed to submit image',
			errors: [],
		});
	});

	it('leads to each image that was not taken', () => {
		const images = [imageOf('1'), imageOf('2', { refusal: 'Too large' })];
		expect(refusalOfImages('Not sent', images).summary).toEqual([
			{ id: 'upload-picture-2', message: '2.jpg: Too large' },
		]);
	});
});
