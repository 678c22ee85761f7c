import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { makeBlog } from '@/tests/support/browser/records';
import { blogChanges, blogChangesBody, compareBlogs } from './blog-values';

const typed = { title: 'Forts', author: 'Meera', content: 'Once.', language: 'en' } as const;

describe('a change of a blog', () => {
	const unchanged = { ...typed, image: null };

	it('sends what was changed alone, with the version that it was made from', () => {
		expect(blogChanges(unchanged, typed)).toEqual({});
		const changes = blogChanges({ ...typed, title: 'Old forts', image: '' }, typed);
		expect(changes).toEqual({ title: 'Old forts', image: '' });
		expect(Object.fromEntries(blogChangesBody(changes, 4))).toEqual({
			title: 'Old forts',
			removeImage: 'true',
			version: '4',
		});
		const image = new File(['x'], 'fort.jpg');
		expect(blogChangesBody(blogChanges({ ...typed, image }, typed), 4).get('image')).toBe(image);
	});

	it('is shown beside what was saved meanwhile, without a base where that is not known', () => {
		const words = getMessages('en').blogs.form;
		const base = makeBlog(typed);
		const newest = makeBlog({ ...typed, language: 'hi' });
		const changes = { title: 'Old forts', language: 'en' };
		expect(compareBlogs(changes, base, newest, words)).toEqual([
			{ key: 'title', label: 'Title', base: 'Forts', mine: 'Old forts', theirs: 'Forts' },
			{ key: 'language', label: 'Language of the story', base: 'English', mine: 'English', theirs: 'Hindi' },
		]);
		const [title] = compareBlogs(changes, null, newest, words);
		expect(title).not.toHaveProperty('base');
	});
});
