import { expect, it } from 'vitest';
import { findUndoable } from './undo';

it('counts ten seconds from the answer, with any clock of the server', () => {
	const answer = { message: 'done', undo: { _id: 'd1', until: '1999-01-01T00:00:00.000Z' } };
	expect(findUndoable(answer, 5000)).toEqual({ decisions: ['d1'], until: 15_000 });
});

it('finds nothing in an answer that names no decision', () => {
	expect(findUndoable({ message: 'done' }, 0)).toBeNull();
});
