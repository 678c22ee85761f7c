import { expect, it } from 'vitest';
import { readPicturePage, readStoryPage, readSubmittedPicture, readSubmittedStory } from './submission';

const story = {
	_id: 'a',
	title: 'Forts',
	author: 'Meera',
	content: 'Once.',
	language: 'en',
	image: null,
	status: 'rejected',
	rejectionReason: 'copied',
	version: 2,
	createdAt: '2026-01-01T00:00:00.000Z',
	approvedAt: null,
	sender: { _id: 'm', name: 'Asha', approved: 3, rejected: 1 },
};
const picture = {
	...story,
	_id: 'p',
	description: 'A lake.',
	category: 'Forts',
	featured: true,
	featuredSuggested: true,
	imageUrl: '/api/media/x/960',
	thumbnailUrl: '/api/media/x/480',
};

it('reads what administrators are told of a story and of a picture', () => {
	expect(readSubmittedStory(story)).toMatchObject({
		kind: 'story',
		id: 'a',
		status: 'rejected',
		reason: 'copied',
		sender: { id: 'm', name: 'Asha', approved: 3, rejected: 1 },
	});
	expect(readSubmittedPicture(picture)).toMatchObject({
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
		expect(readSubmittedStory({ ...story, status })?.status).toBe('pending');
		expect(readSubmittedPicture({ ...picture, status })?.status).toBe('pending');
	}
});

it('reads pages with their counts, without what is none of theirs', () => {
	const more = {
		pagination: { pages: 4, total: 31 },
		statusCounts: { all: 31, pending: 30, approved: 1, rejected: 0 },
	};
	expect(readStoryPage({ blogs: [story, { title: 'no id' }], ...more })).toMatchObject({
		submissions: [{ id: 'a' }],
		counts: { all: 31, pending: 30, approved: 1, rejected: 0 },
		pages: 4,
	});
	expect(readPicturePage({ images: [picture], ...more })?.submissions).toHaveLength(1);
	expect([readStoryPage({ message: 'no' }), readPicturePage(null)]).toEqual([null, null]);
	expect(readSubmittedStory({ ...story, sender: null })?.sender).toBeNull();
});
