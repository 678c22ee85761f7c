import { expect, it } from 'vitest';
import { getBlogPage, getImagePage, submittedBlog, submittedImage } from './submission';

const sent = {
	_id: 'a',
	title: 'Forts',
	language: 'en',
	status: 'rejected',
	rejectionReason: 'copied',
	version: 2,
	createdAt: '2026-01-01T00:00:00.000Z',
	approvedAt: null,
	sender: { _id: 'm', name: 'Asha', approved: 3, rejected: 1 },
} as const;
const blog = { ...sent, author: 'Meera', content: 'Once.', image: null };
const picture = {
	...sent,
	...{ description: 'A lake.', category: 'Forts', featured: true, featuredSuggested: true },
	...{ imageUrl: '/api/media/x/960', thumbnailUrl: '/api/media/x/480' },
};
const more = {
	pagination: { page: 1, limit: 10, pages: 4, total: 31 },
	statusCounts: { all: 31, pending: 30, approved: 1, rejected: 0 },
};

it('gives administrators the fields of a blog and of an image', () => {
	expect(submittedBlog(blog)).toMatchObject({
		kind: 'story',
		id: 'a',
		status: 'rejected',
		reason: 'copied',
		sender: { _id: 'm', name: 'Asha', approved: 3, rejected: 1 },
	});
	expect(submittedImage(picture)).toMatchObject({
		kind: 'picture',
		isFeatured: true,
		isFeaturedSuggested: true,
		image: '/api/media/x/960',
		thumbnail: '/api/media/x/480',
		version: 2,
	});
});

it('shows an unknown status as pending [blogs.unknownStatus]', () => {
	for (const status of ['lost', undefined, 7]) {
		expect(submittedBlog(Object.assign({}, blog, { status })).status).toBe('pending');
		expect(submittedImage(Object.assign({}, picture, { status })).status).toBe('pending');
	}
});

it('has pages with their counts, and no sender where they have left', () => {
	expect(getBlogPage({ blogs: [{ ...blog, sender: null }], ...more })).toMatchObject({
		submissions: [{ id: 'a', sender: null }],
		counts: more.statusCounts,
		pagination: more.pagination,
	});
	expect(getImagePage({ images: [picture], ...more }).submissions).toHaveLength(1);
});
