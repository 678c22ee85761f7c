import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FormPicture, movedBy, pictureBatches, picturesOfCall, storedPictures } from './form-pictures';

const mib = 1024 * 1024;

const stored = (key: string): FormPicture => ({ key, url: `/api/media/${key}/960`, file: null });
const chosen = (key: string, bytes = 10): FormPicture => ({
	key,
	url: `blob:${key}`,
	file: new File([new Uint8Array(bytes)], `${key}.png`),
});

const keys = (pictures: readonly FormPicture[]) => pictures.map(({ key }) => key);

afterEach(() => vi.unstubAllGlobals());

describe('pictureBatches', () => {
	it('sends less in one call where the host takes less', () => {
		const pictures = [chosen('a', 2 * mib), chosen('b', 2 * mib), chosen('c', mib)];
		expect(pictureBatches(pictures).map(keys)).toEqual([['a', 'b', 'c']]);
		vi.stubGlobal('document', { documentElement: { dataset: { maxFormBytes: '4500000' } } });
		expect(pictureBatches(pictures).map(keys)).toEqual([['a'], ['b', 'c']]);
	});

	it('sends together what fits into one call, in its order', () => {
		const pictures = [
			chosen('a', 3 * mib),
			stored('s'),
			chosen('b', 2 * mib),
			chosen('c', mib),
			chosen('d', 5 * mib),
		];
		expect(pictureBatches(pictures).map(keys)).toEqual([['a', 'b'], ['c'], ['d']]);
	});

	it('is one call where there is nothing to send', () => {
		expect(pictureBatches([stored('s')])).toEqual([[]]);
	});
});

describe('picturesOfCall', () => {
	it('names stored pictures by their address and files by their field', () => {
		const [s, a, b] = [stored('s'), chosen('a'), chosen('b')];
		const { images, files, order } = picturesOfCall([a, s, b], [a]);
		expect(images).toBe('image,/api/media/s/960');
		expect(files.map(([name, file]) => [name, file.name])).toEqual([['image', 'a.png']]);

		const after = storedPictures([a, s, b], order, ['/api/media/a/960', '/api/media/s/960']);
		expect(after.map(({ url }) => url)).toEqual(['/api/media/a/960', '/api/media/s/960', 'blob:b']);
		expect(picturesOfCall(after, after.slice(2)).images).toBe('/api/media/a/960,/api/media/s/960,image');
	});
});

describe('movedBy', () => {
	it('moves one picture, but not out of the list', () => {
		const list = [stored('a'), stored('b'), stored('c')];
		expect(keys(movedBy(list, 0, 1))).toEqual(['b', 'a', 'c']);
		expect(keys(movedBy(list, 2, -1))).toEqual(['a', 'c', 'b']);
		expect(keys(movedBy(list, 0, -1))).toEqual(['a', 'b', 'c']);
		expect(keys(movedBy(list, 2, 1))).toEqual(['a', 'b', 'c']);
	});
});
