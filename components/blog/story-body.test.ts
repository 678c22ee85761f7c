import { describe, expect, it } from 'vitest';
import { mostCharacters } from '@/lib/blog/lengths';
import { problemsOf, storyBody } from './story-body';

const typed = { title: 'Forts', author: 'Meera', content: 'Once.', language: 'en' };

describe('problemsOf', () => {
	it('finds what is missing and what is too long, counted as readers do', () => {
		expect(problemsOf(typed)).toEqual([]);
		expect(problemsOf({ ...typed, content: ' \n ' })).toMatchObject([{ path: 'content', kind: 'missing' }]);
		const full = 'क्षि'.repeat(mostCharacters.title);
		expect(problemsOf({ ...typed, title: full })).toEqual([]);
		expect(problemsOf({ ...typed, title: `${full}क` })).toMatchObject([{ path: 'title', kind: 'tooLong' }]);
	});
});

describe('storyBody', () => {
	const formWith = (image: string | File) => {
		const form = new FormData();
		form.set('title', 'Forts');
		form.set('image', image);
		return form;
	};

	it('sends a chosen picture', () => {
		expect(storyBody(formWith(new File(['x'], 'fort.jpg')), null).get('image')).toBeInstanceOf(File);
	});

	it('sends no file field that is empty, and says when the picture was taken away', () => {
		const unchosen = storyBody(formWith(new File([], '')), null);
		expect([...unchosen.keys()]).toEqual(['title']);
		const removed = storyBody(formWith(''), 4);
		expect([...removed]).toEqual([
			['title', 'Forts'],
			['removeImage', 'true'],
			['version', '4'],
		]);
	});
});
