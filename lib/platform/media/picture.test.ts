import { describe, expect, it } from 'vitest';
import { getPicture } from './picture';

describe('a picture for a page', () => {
	it('has every width that was made', () => {
		const row = {
			id: 'id',
			width: 800,
			height: 600,
			blur: 'data:',
			variants: [{ width: 800 }, { width: 160 }],
		};
		expect(getPicture(row)).toEqual({
			media: 'id',
			widths: [800, 160],
			width: 800,
			height: 600,
			blur: 'data:',
		});
	});
});
