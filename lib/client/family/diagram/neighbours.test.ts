import { expect, it } from 'vitest';
import { findNeighbour } from './neighbours';

const places = new Map([
	['father', { x: 0, y: 0 }],
	['mother', { x: 180, y: 0 }],
	['unnamed', { x: 360, y: 0 }],
	['aunt', { x: 540, y: 0 }],
	['me', { x: 90, y: 180 }],
]);
const links = {
	parents: [
		{ childId: 'me', parentId: 'hidden', role: 'father', kind: 'birth' },
		{ childId: 'me', parentId: 'mother', role: 'mother', kind: 'birth' },
		{ childId: 'me', parentId: 'father', role: 'father', kind: 'birth' },
	],
	unions: [],
};

it.each([
	['me', 'ArrowUp', 'father'],
	['mother', 'ArrowDown', 'me'],
	['father', 'ArrowRight', 'mother'],
	['mother', 'ArrowLeft', 'father'],
	// Past people without a card.
	['mother', 'ArrowRight', 'aunt'],
	['aunt', 'ArrowRight', undefined],
	['me', 'ArrowLeft', undefined],
	['me', 'Enter', undefined],
])('from %s %s leads to %s', (from, key, to) => {
	expect(findNeighbour(from, key, { links, places, isCard: (id) => id !== 'unnamed' })).toBe(to);
});
