import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs';

describe('splitParagraphs', () => {
	it('makes a paragraph of each line, with any line ending', () => {
		expect(splitParagraphs('one\ntwo\r\nthree\rfour')).toEqual(['one', 'two', 'three', 'four']);
	});

	it('leaves out blank lines and outer blanks', () => {
		expect(splitParagraphs('\n\n  one \n \t\n\ntwo\n')).toEqual(['one', 'two']);
	});

	it('finds none in a text of blanks', () => {
		expect(splitParagraphs(' \n ')).toEqual([]);
	});
});
