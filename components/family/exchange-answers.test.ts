import { describe, expect, it } from 'vitest';
import {
	type FilePerson,
	type ImportPreview,
	readPreview,
	saidChoices,
	suggestedChoices,
	withMe,
	withSame,
} from './exchange-answers';

function personOf(xref: string, match: FilePerson['match'] = null): FilePerson {
	return {
		xref,
		name: xref,
		sex: null,
		birth: null,
		death: null,
		isDeceased: false,
		parents: [],
		spouses: [],
		match,
	};
}

const cardOf = (id: string, isSure: boolean) => ({ id, name: id, birth: null, isSure });

const counts = { people: 0, added: 0, matched: 0, connectors: 0, unions: 0, parentLinks: 0 };

function previewOf(people: FilePerson[], me: string | null = null): ImportPreview {
	return { version: null, counts, people, me, unread: [] };
}

describe('the answer of a dry run', () => {
	it('is read as far as it is of the kind expected', () => {
		const row = { xref: '@I1@', name: 'Jaipal', birth: 1950, parents: ['Ranjit', 7], match: { name: 'x' } };
		const answer = {
			preview: {
				version: '5.5.1',
				counts: { people: 2, added: '1' },
				people: [row, { name: 'nobody' }, null],
				unread: [{ line: 3, text: '1 FOO', code: 'gedcom.unknown', message: 'Unknown.', count: 2 }],
			},
		};
		expect(readPreview(answer)).toEqual({
			version: '5.5.1',
			counts: { ...counts, people: 2 },
			people: [{ ...personOf('@I1@'), name: 'Jaipal', parents: ['Ranjit'] }],
			me: null,
			unread: [{ line: 3, text: '1 FOO', message: 'Unknown.', count: 2 }],
		});
	});

	it.each([null, 'text', {}, { preview: {} }])('is none in %j', (answer) => {
		expect(readPreview(answer)).toBeNull();
	});
});

describe('what is chosen about a file', () => {
	it('begins with who is beyond doubt the same, each card once, the viewer apart', () => {
		const people = [
			personOf('a', cardOf('1', true)),
			personOf('b', cardOf('1', true)),
			personOf('c', cardOf('2', false)),
			personOf('d', cardOf('3', true)),
			personOf('e'),
		];
		expect(suggestedChoices(previewOf(people, 'd'))).toEqual({ me: 'd', same: { a: '1' } });
	});

	it('says of the viewer nothing else than that', () => {
		const choices = { me: null, same: { a: '1', b: '2' } };
		expect(withMe(choices, 'a')).toEqual({ me: 'a', same: { b: '2' } });
		expect(withMe(choices, null)).toEqual(choices);
	});

	it('gives a card to one at a time, and takes it away again', () => {
		const choices = { me: null, same: { a: '1', b: '2' } };
		expect(withSame(choices, 'c', '1')).toEqual({ me: null, same: { b: '2', c: '1' } });
		expect(withSame(choices, 'a', null)).toEqual({ me: null, same: { b: '2' } });
	});

	it('is said in full, so that no suggestion holds that was turned down', () => {
		const people = [personOf('a', cardOf('1', true)), personOf('b', cardOf('2', true)), personOf('c')];
		expect(saidChoices(previewOf(people), { me: null, same: { a: '1' } })).toEqual({
			me: null,
			same: { a: '1', b: null },
		});
	});
});
