import { describe, expect, it } from 'vitest';
import { findConflicts } from '@/lib/client/form/conflict';
import { getMessages } from '@/lib/platform/i18n/translate';
import { makeBlog } from '@/tests/support/browser/records';
import { blogChanges, blogChangesBody, blogComparison } from './blog-values';

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

	it('is shown beside what was saved meanwhile, in the words of the page', () => {
		const words = getMessages('en').blogs.form;
		const base = makeBlog(typed);
		const changes = { title: 'Old forts', language: 'en' };
		const find = (began: typeof base | null) =>
			findConflicts(changes, { base: began, theirs: { ...base, language: 'hi' } }, blogComparison(words));
		const language = {
			field: 'language',
			label: 'Language of the story',
			mine: 'English',
			theirs: 'Hindi',
			isPicture: false,
		};
		expect(find(base)).toEqual([language]);
		expect(find(null)).toEqual([
			{ field: 'title', label: 'Title', mine: 'Old forts', theirs: 'Forts', isPicture: false },
			language,
		]);
	});
});
