import { expect, it } from 'vitest';
import { readOwnImages } from './own-images';

const entry = {
	_id: 'a',
	title: 'Fort',
	language: 'en',
	thumbnailUrl: '/api/media/x/480',
	status: 'rejected',
	rejectionReason: 'Too dark.',
	createdAt: '2026-03-02T20:00:00.000Z',
};
const image = {
	id: 'a',
	title: 'Fort',
	language: 'en',
	thumbnail: '/api/media/x/480',
	status: 'rejected',
	reason: 'Too dark.',
	createdAt: '2026-03-02T20:00:00.000Z',
};

it('reads what the call answers', () => {
	expect(readOwnImages([entry])).toEqual([image]);
});

it('shows a state that is not known as pending', () => {
	const odd = { ...entry, status: 'archived', rejectionReason: '' };
	expect(readOwnImages([odd])).toEqual([{ ...image, status: 'pending', reason: null }]);
});

it.each([[null], [{}], [[null, 1, {}, { _id: 'a' }]]])('finds no picture in %j', (answer) => {
	expect(readOwnImages(answer)).toEqual([]);
});
