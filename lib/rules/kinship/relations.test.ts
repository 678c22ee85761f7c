import { describe, expect, it } from 'vitest';
import { KinFamily } from '@/tests/support/kin';
import { indexKin, type KinGraph } from './graph';
import { relationsBetween, relationsFrom } from './relations';
import { kinTerms, kinTermsByParent } from './terms';

const inWords = (steps: Parameters<typeof kinTerms>[0]) =>
	kinTerms(steps)
		.map((part) => part.join('|'))
		.join(' · ');

/** Every relation's words: `FBe|FBy` for either of two, ` · ` between the parts of a genitive. */
function termsBetween(graph: KinGraph, fromId: string, toId: string): string[] {
	return relationsBetween(indexKin(graph), fromId, toId).map(({ steps }) => inWords(steps));
}

/** The same with the common parent of half-siblings in place of their age. */
function termsByParentBetween(graph: KinGraph, fromId: string, toId: string): string[] {
	return relationsBetween(indexKin(graph), fromId, toId).map(({ steps }) =>
		kinTermsByParent(steps)
			.map((part) => part.join('|'))
			.join(' · '),
	);
}

describe('the list of relations', () => {
	it('holds nothing but oneself for the same person', () => {
		const family = new KinFamily().men('me', 'father').child('me', ['father', null]);
		expect(relationsBetween(indexKin(family), 'me', 'me')).toEqual([
			{ people: ['me'], steps: [], isBlood: true },
		]);
		expect(termsBetween(family, 'me', 'me')).toEqual(['self']);
	});

	it('is empty for two families that nothing joins, and for who is not there', () => {
		const family = new KinFamily().men('me', 'father', 'stranger').child('me', ['father', null]);
		expect(termsBetween(family, 'me', 'stranger')).toEqual([]);
		expect(termsBetween(family, 'me', 'nobody')).toEqual([]);
		expect(termsBetween(family, 'nobody', 'me')).toEqual([]);
		expect([...relationsFrom(indexKin(family), 'nobody')]).toEqual([]);
		expect([...relationsFrom(indexKin(family), 'me').keys()].sort()).toEqual(['father', 'me']);
	});

	it('names the people along each path, with the parents that siblings share', () => {
		const family = new KinFamily()
			.men('me', 'father', 'grandfather', 'uncle')
			.women('grandmother', 'aunt')
			.child('me', ['father', null])
			.child('father', ['grandfather', 'grandmother'])
			.child('uncle', ['grandfather', 'grandmother'])
			.married('uncle', 'aunt');
		expect(relationsBetween(indexKin(family), 'me', 'aunt')).toEqual([
			{
				people: ['me', 'father', 'uncle', 'aunt'],
				isBlood: false,
				steps: [
					{ kind: 'parent', sex: 'M', link: 'birth' },
					{
						kind: 'sibling',
						sex: 'M',
						age: 'unknown',
						tie: 'full',
						isAdopted: false,
						commonParentSex: null,
						sharedParentIds: ['grandfather', 'grandmother'],
					},
					{ kind: 'spouse', sex: 'F', endedBy: null },
				],
			},
		]);
	});

	it('tells full siblings and their children once, not once for each parent', () => {
		const family = new KinFamily()
			.men('father', 'me', 'brother', 'nephew')
			.women('mother')
			.married('father', 'mother')
			.child('me', ['father', 'mother'])
			.child('brother', ['father', 'mother'])
			.child('nephew', ['brother', null]);
		expect(termsBetween(family, 'me', 'brother')).toEqual(['Be|By']);
		expect(termsBetween(family, 'me', 'nephew')).toEqual(['BS']);
	});
});

describe('the bounds', () => {
	/** Two men whom a chain joins: my wife's brother's wife's brother's wife, and so on, to his sister. */
	const chained = (links: number) => {
		const family = new KinFamily().men('me', 'him').women('wife0').married('me', 'wife0');
		for (let link = 0; link < links; link++) {
			family.men(`brother${link}`, `father${link}`).women(`wife${link + 1}`);
			family.child(`wife${link}`, [`father${link}`, null]).child(`brother${link}`, [`father${link}`, null]);
			family.married(`brother${link}`, link + 1 < links ? `wife${link + 1}` : 'his-sister');
		}
		return family
			.women('his-sister')
			.men('their-father')
			.child('his-sister', ['their-father', null])
			.child('him', ['their-father', null]);
	};

	it('reach a stranger through however many marriages', () => {
		expect(termsBetween(chained(4), 'me', 'him')).toEqual(['WB · WB · WB · WBW · B']);
	});

	it('leave out a long way by marriage where there is a shorter relation', () => {
		const near = chained(2).men('my-father').child('me', ['my-father', null]);
		expect(termsBetween(near, 'me', 'him')).toEqual(['WB · WBW · B']);
		expect(termsBetween(near.child('him', ['my-father', null]), 'me', 'him')).toEqual([
			'Be|By',
			'WB · WBW · B',
		]);
		const far = chained(3).men('my-father').child('me', ['my-father', null]);
		expect(termsBetween(far, 'me', 'him').length).toBe(1);
		expect(termsBetween(far.child('him', ['my-father', null]), 'me', 'him')).toEqual(['Be|By']);
	});

	it('leave it out beside a shorter one by marriage too', () => {
		const family = chained(3).women('my-sister').men('my-father');
		family
			.child('me', ['my-father', null])
			.child('my-sister', ['my-father', null])
			.married('my-sister', 'him');
		expect(termsBetween(family, 'me', 'him')).toEqual(['ZeH|ZyH']);
	});
});

describe('two people who are related twice', () => {
	it("names the wife first who is the mother's brother's daughter, and blood before marriage for others", () => {
		const family = new KinFamily()
			.men('me', 'uncle', 'cousin', 'grandfather')
			.women('mother', 'wife', 'aunt')
			.child('mother', ['grandfather', null])
			.child('uncle', ['grandfather', null])
			.child('me', [null, 'mother'])
			.child('wife', ['uncle', 'aunt'])
			.child('cousin', ['uncle', 'aunt'])
			.married('uncle', 'aunt')
			.married('me', 'wife');
		expect(termsBetween(family, 'me', 'wife')).toEqual(['W', 'MBD']);
		expect(termsBetween(family, 'wife', 'me')).toEqual(['H', 'FZS']);
		expect(termsBetween(family, 'me', 'cousin')).toEqual(['MBS', 'WB']);
		expect(termsBetween(family, 'me', 'uncle')).toEqual(['MB', 'WF']);
		expect(termsBetween(family, 'me', 'aunt')).toEqual(['WM', 'MBW']);
		expect(termsBetween(family, 'me', 'grandfather')).toEqual(['MF', 'WFF']);
		expect(termsBetween(family, 'me', 'mother')).toEqual(['M', 'WFZ']);
	});

	it('has one word on a card: the wife is the wife, the uncle the uncle, and the far cousin a cousin', () => {
		const family = new KinFamily()
			.men('me', 'uncle', 'cousin', 'grandfather', 'great-uncle', 'far')
			.women('mother', 'wife', 'far-sister', 'great-grandmother')
			.child('grandfather', [null, 'great-grandmother'])
			.child('great-uncle', [null, 'great-grandmother'])
			.child('mother', ['grandfather', null])
			.child('uncle', ['grandfather', null])
			.child('me', [null, 'mother'])
			.child('wife', ['uncle', null])
			.child('cousin', ['uncle', null])
			.child('far', ['great-uncle', null])
			.child('far-sister', ['great-uncle', null])
			.married('me', 'wife')
			.married('cousin', 'far-sister');
		const from = relationsFrom(indexKin(family), 'me');
		const words = (id: string) => inWords(from.get(id)?.steps ?? []);
		expect(words('wife')).toBe('W');
		expect(words('cousin')).toBe('WB');
		expect(words('uncle')).toBe('MB');
		expect(words('far-sister')).toBe('WBW');
		expect(termsBetween(family, 'me', 'far').slice(0, 2)).toEqual(['MF · B · S', 'WBW · B']);
		expect(words('far')).toBe('MF · B · S');
	});

	it('puts the marriage of step-siblings before their being step-siblings', () => {
		const family = new KinFamily()
			.men('me', 'father')
			.women('wife')
			.child('me', ['father', null])
			.child('wife', ['father', null], 'step')
			.married('me', 'wife');
		expect(termsBetween(family, 'me', 'wife')).toEqual(['W', 'stepZ']);
		expect(inWords(relationsFrom(indexKin(family), 'me').get('wife')?.steps ?? [])).toBe('W');
	});

	it('keeps both relations of brothers who married sisters', () => {
		const family = new KinFamily()
			.person('me', 'M', 100)
			.person('brother', 'M', 50)
			.men('father', 'their-father')
			.women('wife', 'her-sister')
			.child('me', ['father', null])
			.child('brother', ['father', null])
			.child('wife', ['their-father', null])
			.child('her-sister', ['their-father', null])
			.married('me', 'wife')
			.married('brother', 'her-sister');
		expect(termsBetween(family, 'me', 'brother')).toEqual(['Be', 'WZH']);
		expect(termsBetween(family, 'me', 'her-sister')).toEqual(['BeW', 'WZ']);
		expect(termsBetween(family, 'me', 'father')).toEqual(['F']);
	});

	it('keeps both lines to the children of such brothers, the father’s first', () => {
		const family = new KinFamily()
			.men('me', 'cousin', 'father', 'uncle', 'fathers-father', 'a-mothers-father')
			.women('a-mother', 'a-mothers-sister')
			.child('father', ['fathers-father', null])
			.child('uncle', ['fathers-father', null])
			.child('a-mother', ['a-mothers-father', null])
			.child('a-mothers-sister', ['a-mothers-father', null])
			.child('me', ['father', 'a-mother'])
			.child('cousin', ['uncle', 'a-mothers-sister'])
			.married('father', 'a-mother')
			.married('uncle', 'a-mothers-sister');
		expect(termsBetween(family, 'me', 'cousin')).toEqual(['FBS', 'MZS']);
	});

	it('tells an ancestor on both sides by both', () => {
		const family = new KinFamily()
			.men('me', 'father', 'ancestor', 'grandfather', 'grandmothers-son')
			.women('mother', 'grandmother')
			.child('me', ['father', 'mother'])
			.child('father', ['grandfather', null])
			.child('mother', [null, 'grandmother'])
			.child('grandfather', ['ancestor', null])
			.child('grandmother', ['ancestor', null]);
		expect(termsBetween(family, 'me', 'ancestor')).toEqual(['FFF', 'MM · F']);
		expect(termsBetween(family, 'ancestor', 'me')).toEqual(['SSS', 'DD · S']);
		expect(termsBetween(family, 'father', 'mother')).toEqual(['FZD', 'coM']);
	});
});

describe('half-brothers and -sisters', () => {
	const twoWives = () =>
		new KinFamily()
			.men('father', 'me', 'brother', 'half')
			.women('mother', 'other-wife')
			.married('father', 'mother')
			.married('father', 'other-wife')
			.child('me', ['father', 'mother'])
			.child('brother', ['father', 'mother'])
			.child('half', ['father', 'other-wife']);

	it('are who share one parent and have another each', () => {
		expect(termsBetween(twoWives(), 'me', 'brother')).toEqual(['Be|By']);
		expect(termsBetween(twoWives(), 'me', 'half')).toEqual(['halfBe|halfBy']);
		expect(termsBetween(twoWives(), 'half', 'me')).toEqual(['halfBe|halfBy']);
	});

	it.each([
		['father', 'halfFB', 'halfFZ'],
		['mother', 'halfMB', 'halfMZ'],
	] as const)(
		'take their names from the age, and from the common %s where it matters',
		(role, brother, sister) => {
			const parents = (common: string, own: string): [string, string] =>
				role === 'father' ? [common, own] : [own, common];
			const family = new KinFamily()
				.men('me', 'brother', ...(role === 'father' ? ['common'] : ['mine', 'theirs']))
				.women('sister', ...(role === 'father' ? ['mine', 'theirs'] : ['common']))
				.child('me', parents('common', 'mine'))
				.child('brother', parents('common', 'theirs'))
				.child('sister', parents('common', 'theirs'));
			expect(termsBetween(family, 'me', 'brother')).toEqual(['halfBe|halfBy']);
			expect(termsBetween(family, 'me', 'sister')).toEqual(['halfZe|halfZy']);
			expect(termsByParentBetween(family, 'me', 'brother')).toEqual([brother]);
			expect(termsByParentBetween(family, 'me', 'sister')).toEqual([sister]);
			expect(termsByParentBetween(family, 'sister', 'me')).toEqual([brother]);
		},
	);

	it('tell elder and younger where the years are known', () => {
		const family = twoWives()
			.born('me', { earliest: 366, latest: 730 })
			.born('half', { earliest: 1, latest: 365 });
		expect(termsBetween(family, 'me', 'half')).toEqual(['halfBe']);
		expect(termsBetween(family, 'half', 'me')).toEqual(['halfBy']);
	});

	it('have a term without age inside a genitive', () => {
		const family = new KinFamily()
			.men('me', 'father', 'grandfather', 'great-uncle', 'ancestor')
			.women('w1', 'w2', 'his-wife')
			.child('me', ['father', null])
			.child('father', ['grandfather', null])
			.child('grandfather', ['ancestor', 'w1'])
			.child('great-uncle', ['ancestor', 'w2'])
			.married('great-uncle', 'his-wife');
		expect(termsBetween(family, 'me', 'great-uncle')).toEqual(['FF · halfB']);
		expect(termsBetween(family, 'me', 'his-wife')).toEqual(['FF · halfB · W']);
		expect(termsByParentBetween(family, 'me', 'his-wife')).toEqual(['FF · halfFB · W']);
	});

	it('of one parent of unknown sex have a word that leaves the parent open', () => {
		const family = new KinFamily()
			.person('common', null)
			.men('mine', 'theirs', 'me', 'brother')
			.women('in-law', 'other')
			.child('in-law', ['common', null])
			.child('other', [null, 'common'])
			.child('me', ['mine', 'common'])
			.child('brother', ['theirs', 'common']);
		expect(termsByParentBetween(family, 'me', 'brother')).toEqual(['halfPB']);
	});

	it('give their children and partners, and uncles, the plain words', () => {
		const family = twoWives()
			.men('nephew', 'son')
			.women('his-wife')
			.child('nephew', ['half', null])
			.child('son', ['me', null])
			.married('half', 'his-wife');
		expect(termsBetween(family, 'me', 'nephew')).toEqual(['BS']);
		expect(termsBetween(family, 'me', 'his-wife')).toEqual(['BeW|ByW']);
		expect(termsBetween(family, 'son', 'half')).toEqual(['FBe|FBy']);
		expect(termsBetween(family, 'son', 'nephew')).toEqual(['FBS']);
	});

	it('stand after full ones on ways of one length', () => {
		const family = twoWives()
			.men('zz', 'nephew')
			.child('zz', ['father', 'mother'])
			.child('nephew', ['half', null])
			.child('nephew', ['zz', null], 'adopted');
		const ways = relationsBetween(indexKin(family), 'me', 'nephew').map(({ people }) => people[1]);
		expect(ways).toEqual(['zz', 'half']);
		expect(relationsFrom(indexKin(family), 'me').get('nephew')?.people).toEqual(['me', 'zz', 'nephew']);
	});

	it('count as full where the other parent of one is not recorded', () => {
		const family = new KinFamily()
			.men('father', 'me', 'brother')
			.women('mother')
			.child('me', ['father', 'mother'])
			.child('brother', ['father', null]);
		expect(termsBetween(family, 'me', 'brother')).toEqual(['Be|By']);
	});

	it('are shown once, with nobody lost, for an ancestor with three wives and six children', () => {
		const family = new KinFamily().men('ancestor').women('w1', 'w2', 'w3');
		for (const number of [1, 2, 3, 4, 5, 6]) {
			family.men(`son${number}`).child(`son${number}`, ['ancestor', `w${Math.ceil(number / 2)}`]);
		}
		for (const wife of ['w1', 'w2', 'w3']) family.married('ancestor', wife);
		const from = relationsFrom(indexKin(family), 'son1');
		expect(Object.fromEntries([...from].map(([id, { steps }]) => [id, inWords(steps)]))).toEqual({
			son1: 'self',
			ancestor: 'F',
			w1: 'M',
			w2: 'FW',
			w3: 'FW',
			son2: 'Be|By',
			son3: 'halfBe|halfBy',
			son4: 'halfBe|halfBy',
			son5: 'halfBe|halfBy',
			son6: 'halfBe|halfBy',
		});
	});
});

describe('adoption', () => {
	const adopted = () =>
		new KinFamily()
			.men('me', 'born-to', 'adopted-by', 'grandfather', 'his-son')
			.women('his-wife')
			.child('born-to', ['grandfather', null])
			.child('adopted-by', ['grandfather', null])
			.child('me', ['born-to', null])
			.child('me', ['adopted-by', 'his-wife'], 'adopted')
			.child('his-son', ['adopted-by', 'his-wife'])
			.married('adopted-by', 'his-wife');

	it('has the plain words, and both fathers', () => {
		expect(termsBetween(adopted(), 'me', 'adopted-by')).toEqual(['F', 'FBe|FBy']);
		expect(termsBetween(adopted(), 'me', 'born-to')).toEqual(['F', 'FBe|FBy']);
		expect(termsBetween(adopted(), 'me', 'his-wife')[0]).toBe('M');
		expect(termsBetween(adopted(), 'me', 'his-son')).toEqual(['Be|By', 'FBS']);
		expect(termsBetween(adopted(), 'adopted-by', 'me')).toEqual(['S', 'BS']);
	});

	/** My elder brother has given a son to our cousin. */
	const given = () =>
		new KinFamily()
			.person('me', 'M', 200)
			.person('brother', 'M', 100)
			.men('father', 'uncle', 'grandfather', 'cousin', 'given', 'his-wifes-father')
			.women('brothers-wife', 'cousins-wife')
			.child('father', ['grandfather', null])
			.child('uncle', ['grandfather', null])
			.child('me', ['father', null])
			.child('brother', ['father', null])
			.child('cousin', ['uncle', null])
			.child('given', ['brother', 'brothers-wife'])
			.child('given', ['cousin', 'cousins-wife'], 'adopted')
			.child('cousins-wife', ['his-wifes-father', null])
			.married('brother', 'brothers-wife')
			.married('cousin', 'cousins-wife');

	it('makes nobody a parent of one child with those who have adopted it, while another way joins them', () => {
		const family = given();
		const nearest = relationsFrom(indexKin(family), 'me');
		for (const [id, words] of [
			['cousins-wife', 'FBS · W'],
			['his-wifes-father', 'FBS · WF'],
			['brothers-wife', 'BeW'],
		] as const) {
			expect(termsBetween(family, 'me', id)).toEqual([words]);
			expect(inWords(nearest.get(id)?.steps ?? [])).toBe(words);
		}
		expect(termsBetween(family, 'brother', 'cousins-wife')).toEqual(['FBS · W']);
		expect(termsBetween(family, 'brothers-wife', 'cousin')).toEqual(['H · FBS']);
	});

	it('joins those whom nothing else does', () => {
		const family = new KinFamily()
			.men('me', 'child', 'adopter', 'his-brother', 'his-father')
			.child('child', ['me', null])
			.child('child', ['adopter', null], 'adopted')
			.child('adopter', ['his-father', null])
			.child('his-brother', ['his-father', null]);
		expect(termsBetween(family, 'me', 'adopter')).toEqual(['coF']);
		expect(termsBetween(family, 'me', 'his-brother')).toEqual(['coF · B']);
		expect(inWords(relationsFrom(indexKin(family), 'me').get('his-brother')?.steps ?? [])).toBe('coF · B');
	});

	it('is kept as a fact of the steps', () => {
		const index = indexKin(adopted());
		expect(relationsBetween(index, 'me', 'adopted-by')[0]).toMatchObject({
			isBlood: true,
			steps: [{ kind: 'parent', link: 'adopted' }],
		});
		expect(relationsBetween(index, 'me', 'his-son')[0]?.steps).toMatchObject([
			{ kind: 'sibling', tie: 'full', isAdopted: true },
		]);
	});
});

describe('step-relatives', () => {
	it('are derived from a link that says so, and are no blood', () => {
		const family = new KinFamily()
			.men('father', 'me', 'his-son', 'his-father', 'my-son')
			.child('me', ['father', null], 'step')
			.child('his-son', ['father', null])
			.child('father', ['his-father', null])
			.child('my-son', ['me', null]);
		expect(termsBetween(family, 'me', 'father')).toEqual(['stepF']);
		expect(termsBetween(family, 'father', 'me')).toEqual(['stepS']);
		expect(termsBetween(family, 'me', 'his-son')).toEqual(['stepB']);
		expect(termsBetween(family, 'me', 'his-father')).toEqual(['stepF · F']);
		expect(termsBetween(family, 'my-son', 'his-son')).toEqual(['F · stepB']);
		expect(termsBetween(family, 'my-son', 'father')).toEqual(['F · stepF']);
		expect(relationsBetween(indexKin(family), 'me', 'his-son')[0]?.isBlood).toBe(false);
	});

	it('have a word of their own where a link makes a woman the stepmother of a parent or of a partner', () => {
		const family = new KinFamily()
			.men('husband', 'son')
			.women('stepmother', 'wife', 'daughter')
			.child('husband', [null, 'stepmother'], 'step')
			.child('daughter', ['husband', 'wife'])
			.child('son', [null, 'daughter'])
			.married('husband', 'wife');
		expect(termsBetween(family, 'daughter', 'stepmother')).toEqual(['FstepM']);
		expect(termsBetween(family, 'wife', 'stepmother')).toEqual(['HstepM']);
		expect(termsBetween(family, 'son', 'stepmother')).toEqual(['MF · stepM']);
		expect(termsBetween(family, 'stepmother', 'daughter')).toEqual(['stepS · D']);
		const others = new KinFamily()
			.men('man', 'son')
			.women('wife', 'stepmother')
			.child('wife', [null, 'stepmother'], 'step')
			.child('son', ['man', 'wife'])
			.married('man', 'wife');
		expect(termsBetween(others, 'man', 'stepmother')).toEqual(['WstepM']);
		expect(termsBetween(others, 'son', 'stepmother')).toEqual(['MstepM']);
	});

	it("are a parent's later partner and their children where no link says so", () => {
		const family = new KinFamily()
			.men('father', 'me', 'her-son', 'stepfather')
			.women('mother', 'stepmother', 'his-daughter')
			.child('me', ['father', 'mother'])
			.child('her-son', [null, 'stepmother'])
			.child('his-daughter', ['stepfather', null])
			.married('father', 'mother', 'divorce')
			.married('father', 'stepmother')
			.married('mother', 'stepfather');
		expect(termsBetween(family, 'me', 'stepmother')).toEqual(['FW']);
		expect(termsBetween(family, 'stepmother', 'me')).toEqual(['HS']);
		expect(termsBetween(family, 'me', 'her-son')).toEqual(['FWS']);
		expect(termsBetween(family, 'her-son', 'me')).toEqual(['MHS']);
		expect(termsBetween(family, 'me', 'stepfather')).toEqual(['MH']);
		expect(termsBetween(family, 'stepfather', 'me')).toEqual(['WS']);
		expect(termsBetween(family, 'me', 'his-daughter')).toEqual(['MHD']);
		expect(termsBetween(family, 'his-daughter', 'me')).toEqual(['FWS']);
	});

	it('are further up too by a word of their own', () => {
		const family = new KinFamily()
			.men('me', 'father', 'grandfather', 'great-grandfather')
			.women('grandmother', 'her-co-wife', 'great-grandmother', 'her-rival', 'wife')
			.child('me', ['father', null])
			.child('father', ['grandfather', 'grandmother'])
			.child('grandfather', ['great-grandfather', 'great-grandmother'])
			.married('grandfather', 'grandmother')
			.married('grandfather', 'her-co-wife')
			.married('great-grandfather', 'great-grandmother')
			.married('great-grandfather', 'her-rival', 'death')
			.married('me', 'wife');
		expect(termsBetween(family, 'father', 'her-co-wife')).toEqual(['FW']);
		expect(termsBetween(family, 'me', 'her-co-wife')).toEqual(['FFW']);
		expect(termsBetween(family, 'me', 'her-rival')).toEqual(['FFFW']);
		expect(termsBetween(family, 'wife', 'her-co-wife')).toEqual(['H · FFW']);
		expect(termsBetween(family, 'her-co-wife', 'me')).toEqual(['HS · S']);
		expect(termsBetween(family, 'grandmother', 'her-rival')).toEqual(['HFW']);
	});

	it("are not the mother's late husband and his children, while a father's late wife is a stepmother", () => {
		const family = new KinFamily()
			.men('me', 'father', 'first-husband', 'his-son')
			.women('mother', 'first-wife')
			.child('me', ['father', 'mother'])
			.child('his-son', ['first-husband', null])
			.married('father', 'mother')
			.married('mother', 'first-husband', 'death')
			.married('father', 'first-wife', 'death');
		expect(termsBetween(family, 'me', 'first-husband')).toEqual(['M · H']);
		expect(termsBetween(family, 'first-husband', 'me')).toEqual(['W · S']);
		expect(termsBetween(family, 'me', 'his-son')).toEqual(['M · H · S']);
		expect(termsBetween(family, 'me', 'first-wife')).toEqual(['FW']);
	});
});

describe('a marriage that has ended', () => {
	const family = (endedBy: 'death' | 'divorce' | null) =>
		new KinFamily()
			.person('brother', 'M', 10)
			.person('me', 'M', 20)
			.men('father', 'her-brother', 'her-father')
			.women('his-wife', 'sister')
			.child('me', ['father', null])
			.child('brother', ['father', null])
			.child('sister', ['father', null])
			.child('his-wife', ['her-father', null])
			.child('her-brother', ['her-father', null])
			.married('brother', 'his-wife', endedBy);

	it('by death leaves every word as it was', () => {
		for (const endedBy of [null, 'death'] as const) {
			expect(termsBetween(family(endedBy), 'brother', 'his-wife')).toEqual(['W']);
			expect(termsBetween(family(endedBy), 'me', 'his-wife')).toEqual(['BeW']);
			expect(termsBetween(family(endedBy), 'his-wife', 'me')).toEqual(['HBy']);
			expect(termsBetween(family(endedBy), 'his-wife', 'sister')).toEqual(['HZ']);
			expect(termsBetween(family(endedBy), 'brother', 'her-father')).toEqual(['WF']);
			expect(termsBetween(family(endedBy), 'brother', 'her-brother')).toEqual(['WB']);
		}
	});

	it('by divorce makes the partner a former one, and their family the former one’s', () => {
		const divorced = family('divorce');
		expect(termsBetween(divorced, 'brother', 'his-wife')).toEqual(['formerW']);
		expect(termsBetween(divorced, 'his-wife', 'brother')).toEqual(['formerH']);
		expect(termsBetween(divorced, 'me', 'his-wife')).toEqual(['B · formerW']);
		expect(termsBetween(divorced, 'his-wife', 'me')).toEqual(['formerH · B']);
		expect(termsBetween(divorced, 'brother', 'her-father')).toEqual(['formerW · F']);
		expect(termsBetween(divorced, 'her-brother', 'brother')).toEqual(['Z · formerH']);
		expect(termsBetween(divorced, 'her-brother', 'me')).toEqual(['Z · formerH · B']);
	});

	it('is known by a marriage still lasting when the same two are recorded twice', () => {
		expect(termsBetween(family('divorce').married('his-wife', 'brother'), 'brother', 'his-wife')).toEqual([
			'W',
		]);
	});

	it('leaves the children of both their parents', () => {
		const parents = family('divorce').men('son').child('son', ['brother', 'his-wife']);
		expect(termsBetween(parents, 'son', 'his-wife')).toEqual(['M']);
		expect(termsBetween(parents, 'his-wife', 'son')).toEqual(['S']);
		expect(termsBetween(parents, 'son', 'her-brother')).toEqual(['MB']);
		expect(termsBetween(parents, 'son', 'me')).toEqual(['FBy']);
	});
});

describe('several partners', () => {
	it('makes the wives of one man co-wives, not so the divorced', () => {
		const family = new KinFamily()
			.men('husband', 'her-son', 'his-son')
			.women('me', 'other', 'late', 'divorced')
			.child('his-son', ['husband', 'other'])
			.child('her-son', [null, 'other'])
			.married('husband', 'me')
			.married('husband', 'other')
			.married('husband', 'late', 'death')
			.married('husband', 'divorced', 'divorce');
		expect(termsBetween(family, 'me', 'other')).toEqual(['HW']);
		expect(termsBetween(family, 'other', 'me')).toEqual(['HW']);
		expect(termsBetween(family, 'me', 'late')).toEqual(['HW']);
		expect(termsBetween(family, 'me', 'divorced')).toEqual(['H · formerW']);
		expect(termsBetween(family, 'divorced', 'me')).toEqual(['formerH · W']);
		expect(termsBetween(family, 'me', 'his-son')).toEqual(['HS']);
		expect(termsBetween(family, 'me', 'her-son')).toEqual(['HW · S']);
	});

	it('has no word for the husbands of one woman', () => {
		const family = new KinFamily()
			.men('me', 'first')
			.women('wife')
			.married('me', 'wife')
			.married('first', 'wife', 'death');
		expect(termsBetween(family, 'me', 'first')).toEqual(['W · H']);
	});
});

describe('parents whom no recorded marriage joins', () => {
	const family = () =>
		new KinFamily()
			.men('me', 'father', 'brother')
			.women('mother')
			.child('me', ['father', 'mother'])
			.child('brother', ['father', 'mother']);

	it('are each other’s child’s parent', () => {
		expect(termsBetween(family(), 'father', 'mother')).toEqual(['coM']);
		expect(termsBetween(family(), 'mother', 'father')).toEqual(['coF']);
		expect(relationsBetween(indexKin(family()), 'father', 'mother')[0]?.steps).toEqual([
			{ kind: 'coparent', sex: 'F', childId: 'brother' },
		]);
	});

	it('are one another’s bridge to their relatives', () => {
		const more = family().men('her-father').child('mother', ['her-father', null]);
		expect(termsBetween(more, 'father', 'her-father')).toEqual(['coM · F']);
	});
});

describe('a path through people without names', () => {
	it('has the same words', () => {
		const family = new KinFamily()
			.men('me', 'grandfather', 'cousin')
			.person('connector-1', null)
			.person('connector-2', null)
			.child('me', ['connector-1', null])
			.child('connector-1', ['grandfather', null])
			.child('connector-2', ['grandfather', null])
			.child('cousin', [null, 'connector-2']);
		expect(termsBetween(family, 'me', 'grandfather')).toEqual(['FF']);
		expect(termsBetween(family, 'me', 'connector-2')).toEqual(['FZ']);
		expect(termsBetween(family, 'me', 'cousin')).toEqual(['FZS']);
	});
});

describe('a broken family', () => {
	it('never hangs on a circle of ancestors', () => {
		const family = new KinFamily()
			.men('one', 'two', 'three')
			.child('one', ['two', null])
			.child('two', ['three', null])
			.child('three', ['one', null]);
		expect(termsBetween(family, 'one', 'two')).toEqual(['F', 'SS']);
		expect(relationsFrom(indexKin(family), 'one').size).toBe(3);
	});

	it('passes over links to oneself and to people who are not there', () => {
		const family = new KinFamily()
			.men('me', 'father')
			.child('me', ['me', 'nobody'])
			.child('me', ['father', null])
			.child('me', ['father', null], 'step')
			.married('me', 'me')
			.married('me', 'nobody');
		expect(termsBetween(family, 'me', 'father')).toEqual(['F']);
	});

	it('finds the way through ancestors who were brother and sister fifteen times', () => {
		const family = new KinFamily();
		for (let generation = 0; generation < 15; generation++) {
			family.men(`m${generation}`).women(`f${generation}`).married(`m${generation}`, `f${generation}`);
			if (generation === 0) continue;
			for (const child of [`m${generation}`, `f${generation}`]) {
				family.child(child, [`m${generation - 1}`, `f${generation - 1}`]);
			}
		}
		const relations = relationsBetween(indexKin(family), 'm14', 'm0');
		expect(relations.length).toBe(16);
		expect(relations.every(({ steps }) => steps.length === 14)).toBe(true);
	});

	it('ends where everybody is everybody’s child', () => {
		const family = new KinFamily();
		const ids = Array.from({ length: 40 }, (_, number) => `p${number}`);
		family.men(...ids);
		for (const child of ids) for (const parent of ids) family.child(child, [parent, null]);
		expect(relationsBetween(indexKin(family), 'p0', 'p39').length).toBeGreaterThan(0);
		expect(relationsFrom(indexKin(family), 'p0').size).toBe(40);
	});

	it('tells nothing of ancestors further away than a path is long', () => {
		const family = new KinFamily();
		for (let generation = 0; generation <= 60; generation++) {
			family.men(`m${generation}`);
			if (generation > 0) family.child(`m${generation - 1}`, [`m${generation}`, null]);
		}
		expect(termsBetween(family, 'm0', 'm40').length).toBe(1);
		expect(termsBetween(family, 'm0', 'm41')).toEqual([]);
		expect(relationsFrom(indexKin(family), 'm0').size).toBe(41);
	});
});
