import { describe, expect, it } from 'vitest';
import type { GrownMember } from '@/tests/support/family-growth';
import { deriveFamily } from '@/tests/support/stored-family';
import { writeBookTexts } from './book-texts';

function member(id: string, sex: 'M' | 'F', more: Partial<GrownMember> = {}): GrownMember {
	return { id, sex, birth: null, father: null, mother: null, spouses: [], generation: 0, ...more };
}

const tree = deriveFamily(
	[
		member('root', 'M'),
		member('guman', 'M', { father: 'root', spouses: ['indra'] }),
		member('indra', 'F', { spouses: ['guman'] }),
		member('nathu', 'M', { father: 'root', spouses: ['jaswant'] }),
		member('jaswant', 'F', { spouses: ['nathu'] }),
		member('bhairu', 'M', { father: 'guman', mother: 'indra' }),
		member('anop', 'F', { father: 'root', spouses: ['uday'] }),
		member('uday', 'M', { spouses: ['anop'] }),
		member('karan', 'M', { father: 'uday', mother: 'anop' }),
	],
	[
		{ childId: 'bhairu', parentId: 'nathu' },
		{ childId: 'bhairu', parentId: 'jaswant' },
	],
);

function findLines(heading: string): readonly string[] {
	const { sections } = writeBookTexts(tree, { personId: null, page: 1 });
	const items = sections.flatMap((section) => section.items);
	return items.find((item) => item.heading === heading)?.lines ?? [];
}

describe('writeBookTexts', () => {
	it('writes an adopted child under the adopting parents, with the parents by birth', () => {
		expect(findLines('1.2 Name nathu')).toEqual([
			'son of Name root',
			expect.stringContaining('Name jaswant'),
			expect.any(String),
			'    1.2.1 Name bhairu',
		]);
		expect(findLines('1.2.1 Name bhairu')).toEqual([
			'son of Name nathu · adopted; born son of Name guman and Name indra',
		]);
	});

	it('says at the parents by birth to whom the child was given, and names no other co-parent', () => {
		expect(findLines('1.1 Name guman')).toEqual([
			'son of Name root',
			expect.stringContaining('Name indra'),
			expect.any(String),
			'    1.2.1 Name bhairu · given in adoption to Name nathu and Name jaswant',
		]);
	});

	it('names the father of a daughter’s child first', () => {
		expect(findLines('1.3.1 Name karan')).toEqual(['son of Name uday and Name anop']);
	});
});
