import { describe, expect, it } from 'vitest';
import { readUndo, readUndone } from './undo';

describe('readUndo', () => {
	it('counts ten seconds from the answer, whatever the server’s clock says', () => {
		const answer = { message: 'done', undo: { _id: 'd1', until: '1999-01-01T00:00:00.000Z' } };
		expect(readUndo(answer, 5000)).toEqual({ decisions: ['d1'], until: 15_000 });
	});

	it.each([null, {}, { undo: null }, { undo: { until: 'soon' } }, 'text'])(
		'finds nothing in %j',
		(answer) => {
			expect(readUndo(answer, 0)).toBeNull();
		},
	);
});

describe('readUndone', () => {
	it('tells what was taken back and why the rest was not', () => {
		const answer = { message: 'Undone', undone: ['a'], failed: [{ _id: 'b', message: 'Too late' }] };
		expect(readUndone(answer)).toEqual({ message: 'Undone', undone: ['a'], failed: ['Too late'] });
	});

	it.each([null, {}, { message: 'x', undone: 1, failed: [] }])('refuses %j', (answer) => {
		expect(readUndone(answer)).toBeNull();
	});
});
