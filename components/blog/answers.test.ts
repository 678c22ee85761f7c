import { describe, expect, it } from 'vitest';
import { readStories, readStory } from './answers';

const answer = {
	_id: 'one',
	title: 'Forts',
	author: 'Meera',
	content: 'Once.',
	language: 'en',
	image: null,
	status: 'rejected',
	rejectionReason: 'copied',
	version: 3,
	createdAt: '2026-01-01T00:00:00.000Z',
};

describe('readStory', () => {
	it('reads a story with its state and the reason', () => {
		expect(readStory(answer)).toMatchObject({ id: 'one', status: 'rejected', reason: 'copied', version: 3 });
	});

	it('takes an unknown state for pending', () => {
		expect(readStory({ ...answer, status: 'lost' })?.status).toBe('pending');
	});

	it('says so when it is no story', () => {
		for (const other of [null, 'text', {}, { _id: 3 }]) expect(readStory(other)).toBeNull();
	});
});

it('readStories says so when it is no list', () => {
	expect(readStories({ blogs: [answer, null] })).toHaveLength(1);
	for (const other of [null, {}, { blogs: 'none' }]) expect(readStories(other)).toBeNull();
});
