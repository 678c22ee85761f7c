import { expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { topicWords } from './topic-words';

const blog = {
	title: 'The forts of Mewar',
	author: 'Asha',
	content: 'Of stones.\nOf the Rathore, and others.',
};

it('tells a blog by the longer words of its title, its author and the clans it names, in either script', () => {
	const words = topicWords(blog);
	expect(words).toEqual(expect.arrayContaining(['Mewar', 'Asha', 'Rathore'].map(searchKey)));
	expect(words).not.toEqual(expect.arrayContaining([searchKey('The')]));
	expect(words).not.toEqual(expect.arrayContaining([searchKey('stones')]));
	expect(topicWords({ ...blog, content: 'राठौड़ों के राठौड़' })).toContain(searchKey('Rathore'));
	expect(topicWords({ ...blog, title: 'मेवाड़', content: '' })).toContain(searchKey('Mewar'));
});
