import type { Messages } from 'next-intl';
import { expect, it } from 'vitest';
import { clientMessages } from '@/lib/platform/i18n/client-messages';
import { findUploadErrors } from './upload-errors';
import type { ChosenImage, UploadValues } from './upload-values';

const { fieldErrors } = clientMessages('en', ['fieldErrors']) as Messages;

function getImage(key: string, changes: Partial<ChosenImage> = {}): ChosenImage {
	const prepared = { file: new File(['x'], 'fort.jpg', { type: 'image/jpeg' }), url: 'blob:x' };
	return {
		...{ key, fileName: `${key}.jpg`, title: 'Fort', prepared },
		...{ isPreparing: false, error: null, share: null },
		...changes,
	};
}

const getErrors = (values: Partial<UploadValues>) => {
	const whole = { images: [], title: '', description: 'Dusk', category: '', featured: false, ...values };
	return findUploadErrors(whole, 'en', fieldErrors);
};
const required = (path: string) => ({ path, message: 'This is required.' });

it('refuses nothing of an image with its title and a description', () => {
	expect(getErrors({ images: [getImage('1')] })).toEqual([]);
});

it('demands an image, and its title and description meanwhile', () => {
	expect(getErrors({ title: ' ' })).toEqual([required('images'), required('title')]);
	expect(getErrors({ images: [getImage('1')], description: ' ' })).toEqual([required('description')]);
});

it('demands the title of each image among several, but of none that is not sent', () => {
	const refused = getImage('3', { title: '', prepared: null, error: 'Too large' });
	const images = [getImage('1'), getImage('2', { title: ' ' }), refused];
	expect(getErrors({ images })).toEqual([required('images.1.title')]);
});

it('counts characters before a picture travels for them', () => {
	const [error] = getErrors({ images: [getImage('1', { title: 'क्षि'.repeat(121) })] });
	expect(error).toEqual({ path: 'images.0.title', message: 'Write at most 120 characters.' });
});
