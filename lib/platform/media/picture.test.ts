import { describe, expect, it } from 'vitest';
import { pictureOf } from './picture';

describe('a picture for a page', () => {
	it('has the address of every width that was made, narrowest first', () => {
		const row = {
			id: 'id',
			width: 800,
			height: 600,
			blur: 'data:',
			variants: [{ width: 800 }, { width: 160 }],
		};
		expect(pictureOf(row)).toEqual({
			src: '/api/media/id/960',
			srcSet: '/api/media/id/160 160w, /api/media/id/800 800w',
			width: 800,
			height: 600,
			blur: 'data:',
		});
	});
});
