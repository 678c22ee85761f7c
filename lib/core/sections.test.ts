import { describe, expect, it } from 'vitest';
import { splitSections } from './sections';

describe('splitSections', () => {
	it('begins a section at each heading', () => {
		expect(splitSections('# नियम\nएक\n\nदो\n# Terms\nOne')).toEqual([
			{ heading: 'नियम', paragraphs: ['एक', 'दो'] },
			{ heading: 'Terms', paragraphs: ['One'] },
		]);
	});

	it('keeps what comes before the first heading', () => {
		expect(splitSections('Before\n# After')).toEqual([
			{ heading: null, paragraphs: ['Before'] },
			{ heading: 'After', paragraphs: [] },
		]);
	});

	it('takes a sign without a space, or without words, for text', () => {
		expect(splitSections('#1 of all\n# \n##')).toEqual([
			{ heading: null, paragraphs: ['#1 of all', '#', '##'] },
		]);
	});

	it('is empty for an empty text', () => {
		expect(splitSections(' \n\n')).toEqual([]);
	});
});
