import { expect, it } from 'vitest';
import { inOrderOfReturn, type TrashedThing } from './trashed';

it('gives accounts back before what is theirs, and the last deleted first', () => {
	const thing = (_id: string, kind: TrashedThing['kind'], day: number): TrashedThing => {
		const deletedAt = new Date(Date.UTC(2026, 0, day)).toISOString();
		const what = { _id, kind, subjectId: _id, name: _id, image: null };
		return { ...what, deletedAt, deletedBy: null, endsAt: deletedAt, daysLeft: 1 };
	};
	const things = [
		thing('a', 'blog', 3),
		thing('b', 'member', 1),
		thing('c', 'family', 4),
		thing('d', 'member', 2),
	];
	expect(inOrderOfReturn(things).map(({ _id }) => _id)).toEqual(['d', 'b', 'c', 'a']);
});
