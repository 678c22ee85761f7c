import { describe, expect, it } from 'vitest';
import {
	askedPeople,
	findCard as cardTaken,
	type FilePerson,
	type ImportPreview,
	keepSuggestions,
	saidChoices,
	withMe,
	withRestNew,
	withSame,
} from './import-choices';

function getPerson(xref: string, match: FilePerson['match'] = null): FilePerson {
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

const getCard = (id: string, isSure: boolean) => ({ id, name: id, birth: null, isSure });

const counts = { people: 0, added: 0, matched: 0, connectors: 0, unions: 0, parentLinks: 0 };

const nobodyApart = { count: 0, families: [] };

function getPreview(people: FilePerson[], me: string | null = null): ImportPreview {
	return { version: '5.5.1', counts, people, me, apart: nobodyApart, unread: [] };
}

describe('what is chosen about a file', () => {
	it('takes who is beyond doubt the same for granted, and asks about everybody else who may be', () => {
		const [sure, unsure, other] = [getCard('1', true), getCard('2', false), null];
		const people = [
			getPerson('a', sure),
			getPerson('b', unsure),
			getPerson('c', other),
			getPerson('d', unsure),
		];
		const preview = getPreview(people);
		const choices = { me: 'd', same: {} };
		expect(people.map((person) => cardTaken(person, choices))).toEqual(['1', undefined, null, undefined]);
		expect(askedPeople(preview, choices, [])).toEqual(['b']);
	});

	it('goes on asking about whom it has asked about, with what was suggested', () => {
		const before = getPreview([getPerson('a', getCard('1', false)), getPerson('b', getCard('2', false))]);
		const choices = withSame({ me: null, same: {} }, 'a', null);
		const next = keepSuggestions(getPreview([getPerson('a'), getPerson('b')]), before, choices);
		expect(next.people.map(({ match }) => match?.id)).toEqual(['1', undefined]);
		expect(askedPeople(next, choices, ['a', 'b'])).toEqual(['a']);
	});

	it('calls everybody new about whom nothing has been said', () => {
		const people = [getPerson('a', getCard('1', true)), getPerson('b', getCard('2', false)), getPerson('c')];
		expect(withRestNew(getPreview(people), { me: null, same: {} }).same).toEqual({ b: null });
	});

	it('says of the viewer nothing else than that', () => {
		const choices = { me: null, same: { a: '1', b: '2' } };
		expect(withMe(choices, 'a')).toEqual({ me: 'a', same: { b: '2' } });
		expect(withMe(choices, null)).toEqual(choices);
	});

	it('gives a card to one at a time', () => {
		const choices = { me: null, same: { a: '1', b: '2', d: null } };
		expect(withSame(choices, 'c', '1')).toEqual({ me: null, same: { b: '2', c: '1', d: null } });
		expect(withSame(choices, 'a', null)).toEqual({ me: null, same: { a: null, b: '2', d: null } });
	});

	it('is said in full, so that no suggestion holds that was turned down', () => {
		const people = [getPerson('a', getCard('1', true)), getPerson('b', getCard('2', true)), getPerson('c')];
		expect(saidChoices(getPreview(people), { me: null, same: { b: null } })).toEqual({
			me: null,
			same: { a: '1', b: null },
		});
	});
});
