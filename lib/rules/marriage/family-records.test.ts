import { describe, expect, it } from 'vitest';
import { RecordedTrees } from '@/tests/support/marriage-records';
import { mergeRecords } from './family-records';

const getId = (trees: RecordedTrees) => {
	const graph = mergeRecords(trees);
	return (id: string) => graph.individualOf(id)?.id;
};

describe('mergeRecords', () => {
	const brothers = () =>
		new RecordedTrees()
			.tree('one')
			.person('me', 'M', { memberId: 'asha' })
			.men('father', 'grandfather')
			.child('me', ['father', null])
			.child('father', ['grandfather', null])
			.tree('two')
			.person('sister-in-law', 'F')
			.person('her', 'M', { memberId: 'asha' })
			.men('her-father', 'her-grandfather')
			.child('her', ['her-father', null])
			.child('her-father', ['her-grandfather', null]);

	it('makes one individual of an account, of its father and of his father', () => {
		const of = getId(brothers());
		expect(of('me')).toBe('asha');
		expect([of('her'), of('asha')]).toEqual(['asha', 'asha']);
		expect(of('her-father')).toBe(of('father'));
		expect(of('her-grandfather')).toBe(of('grandfather'));
		expect(of('sister-in-law')).toBe('sister-in-law');
		expect(of('nobody')).toBeUndefined();
	});

	it('takes an adoptive father of one tree for nobody of the other', () => {
		const trees = brothers().men('adopter').child('her', ['adopter', null], 'adopted');
		expect(getId(trees)('adopter')).toBe('adopter');
	});

	it('never makes two accounts one, nor those who would follow from it', () => {
		const trees = brothers();
		for (const person of trees.persons) {
			if (person.id === 'father' || person.id === 'her-father') person.memberId = `account of ${person.id}`;
		}
		const of = getId(trees);
		expect(of('father')).not.toBe(of('her-father'));
		expect(of('grandfather')).not.toBe(of('her-grandfather'));
	});

	it('never makes a man and a woman one', () => {
		const trees = brothers();
		for (const person of trees.persons) if (person.id === 'her-father') person.sex = 'F';
		const of = getId(trees);
		expect(of('father')).not.toBe(of('her-father'));
	});

	it('believes the profile of an account before its cards', () => {
		const trees = new RecordedTrees()
			.tree('one')
			.person('card', 'F', { memberId: 'z', clan: 'Hada', isDeceased: true })
			.tree(null)
			.person('z', 'M', { memberId: 'z', clan: 'Rathore' });
		expect(mergeRecords(trees).individualOf('card')).toMatchObject({
			...{ id: 'z', sex: 'M', clans: ['Rathore'], isDeceased: false, recordIds: ['z', 'card'] },
		});
	});

	it('keeps both marriages, and one that lasts in any tree', () => {
		const trees = new RecordedTrees()
			.men('he')
			.women('first', 'second')
			.married('he', 'first', 'death')
			.married('he', 'second', 'divorce')
			.married('second', 'he');
		expect(mergeRecords(trees).individualOf('he')?.marriages).toEqual([
			{ partnerId: 'second', endedBy: null },
			{ partnerId: 'first', endedBy: 'death' },
		]);
	});

	it('makes a step-mother the wife of the father, be he recorded or not', () => {
		const trees = new RecordedTrees()
			.men('son', 'father')
			.women('his-wife')
			.child('son', [null, 'his-wife'], 'step');
		const [{ partnerId } = { partnerId: '' }] = mergeRecords(trees).individualOf('his-wife')?.marriages ?? [];
		expect(mergeRecords(trees).individuals.get(partnerId)?.children).toEqual(['son']);
		trees.child('son', ['father', null]);
		expect(mergeRecords(trees).individualOf('his-wife')?.marriages).toEqual([
			{ partnerId: 'father', endedBy: null },
		]);
		trees.married('father', 'his-wife', 'divorce');
		expect(mergeRecords(trees).individualOf('his-wife')?.marriages).toEqual([
			{ partnerId: 'father', endedBy: 'divorce' },
		]);
	});

	it('survives circles, links to oneself and to nobody, and duplicate rows', () => {
		const trees = new RecordedTrees()
			.men('one', 'two', 'one')
			.child('one', ['two', 'one'])
			.child('two', ['one', 'nobody'])
			.child('nobody', ['one', null])
			.child('one', ['two', null])
			.married('one', 'one')
			.married('one', 'nobody');
		const { individuals } = mergeRecords(trees);
		expect(individuals.size).toBe(2);
		expect(individuals.get('one')?.parents).toEqual([{ id: 'two', role: 'father', kind: 'birth' }]);
	});
});
