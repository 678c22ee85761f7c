import { describe, expect, it } from 'vitest';
import { MarriageChecker } from '@/tests/support/marriage-checker';
import { RecordedTrees, wholeFamily } from '@/tests/support/marriage-records';
import { mergeRecords, type RecordedPerson } from './family-records';
import { marriageVerdict } from './verdict';

// Who has a spouse living (s. 5(i)): what a profile or card says, against the marriages that the trees record.

const today = new Date('2026-11-23T00:00:00.000Z');

type Said = 'married' | 'unmarried' | 'nothing';

const isMarried = { married: true, unmarried: false, nothing: null } as const satisfies Record<
	Said,
	boolean | null
>;

/** What the trees record of one of the two, whose card in the tree `own` is `card`, and of nobody else. */
type Recorded = (trees: RecordedTrees, own: { id: string; sex: 'M' | 'F' }, otherId: string) => void;

const opposite = { M: 'F', F: 'M' } as const;

const spouse =
	(endedBy: 'death' | 'divorce' | null, facts: Partial<RecordedPerson> = {}, name = 'spouse'): Recorded =>
	(trees, { id, sex }) => {
		trees.person(`${name} of ${id}`, opposite[sex], facts).married(id, `${name} of ${id}`, endedBy);
	};

/** In the tree of somebody else, which holds the same account. */
const elsewhere =
	(endedBy: 'death' | 'divorce' | null): Recorded =>
	(trees, { id, sex }) => {
		const [card, partner] = [`${id} elsewhere`, `spouse of ${id} elsewhere`];
		trees.tree(`elsewhere ${id}`).person(card, sex, { memberId: `account ${id}` });
		trees.person(partner, opposite[sex]).married(card, partner, endedBy);
	};

const both =
	(...recorded: Recorded[]): Recorded =>
	(...given) => {
		for (const record of recorded) record(...given);
	};

/** What each pair of what is said and what is recorded comes to; null for nothing against it. */
const table: [
	name: string,
	record: Recorded,
	expected: Record<Said, 'married' | 'marriedButEnded' | null>,
][] = [
	['no marriage', () => {}, { married: 'married', unmarried: null, nothing: null }],
	['one that lasts', spouse(null), { married: 'married', unmarried: 'married', nothing: 'married' }],
	['one ended by death', spouse('death'), { married: 'marriedButEnded', unmarried: null, nothing: null }],
	['one ended by divorce', spouse('divorce'), { married: 'marriedButEnded', unmarried: null, nothing: null }],
	[
		'two that have ended',
		both(spouse('death'), spouse('divorce', {}, 'second spouse')),
		{ married: 'marriedButEnded', unmarried: null, nothing: null },
	],
	[
		'one that has ended and one that lasts',
		both(spouse('divorce'), spouse(null, {}, 'second spouse')),
		{ married: 'married', unmarried: 'married', nothing: 'married' },
	],
	[
		'one without an end, to somebody deceased',
		spouse(null, { isDeceased: true }),
		{ married: 'marriedButEnded', unmarried: null, nothing: null },
	],
	[
		'one that lasts, in another tree',
		elsewhere(null),
		{ married: 'married', unmarried: 'married', nothing: 'married' },
	],
	[
		'one that has ended, in another tree',
		elsewhere('divorce'),
		{ married: 'marriedButEnded', unmarried: null, nothing: null },
	],
	[
		'one that has ended here, and one that lasts in another tree',
		both(spouse('death'), elsewhere(null)),
		{ married: 'married', unmarried: 'married', nothing: 'married' },
	],
	[
		'the two to each other',
		(trees, { id }, otherId) => void trees.married(id, otherId),
		{ married: null, unmarried: null, nothing: null },
	],
	[
		'the two to each other, until a divorce',
		(trees, { id }, otherId) => void trees.married(id, otherId, 'divorce'),
		{ married: 'marriedButEnded', unmarried: null, nothing: null },
	],
];

const saids = ['married', 'unmarried', 'nothing'] as const;

const cells = table.flatMap(([name, record, expected]) =>
	saids.flatMap((said) =>
		(['profile', 'card'] as const).flatMap((says) =>
			(['he', 'she'] as const).map((who) => ({ name, record, said, says, who, code: expected[said] })),
		),
	),
);

/** Two whose families are recorded whole, each an account with a card. */
function couple({
	record,
	said,
	says,
	who,
}: Pick<(typeof cells)[number], 'record' | 'said' | 'says' | 'who'>) {
	const trees = new RecordedTrees();
	const people = [
		{ id: 'he', sex: 'M', clan: 'Rathore' },
		{ id: 'she', sex: 'F', clan: 'Chauhan' },
	] as const;
	for (const { id, sex, clan } of people) {
		const own = isMarried[id === who ? said : 'nothing'];
		const memberId = `account ${id}`;
		const onCard = { memberId, isMarried: says === 'card' ? own : null };
		wholeFamily(trees.tree(`tree of ${id}`), id, sex, clan, onCard);
		trees.tree(null).person(memberId, sex, { memberId, isMarried: says === 'profile' ? own : null });
	}
	const [sex, otherId] = who === 'he' ? (['M', 'she'] as const) : (['F', 'he'] as const);
	trees.tree(`tree of ${who}`);
	record(trees, { id: who, sex }, otherId);
	return trees;
}

describe('what is said and what is recorded', () => {
	it.each(cells)('$who, $says says $said, recorded: $name → $code', (cell) => {
		const trees = couple(cell);
		for (const [a, b] of [
			['he', 'she'],
			['she', 'he'],
		] as const) {
			const { verdict, reasons } = marriageVerdict(mergeRecords(trees), a, b, today);
			const of = a === cell.who ? 'one' : 'other';
			expect(reasons).toEqual(
				cell.code === null ? [] : [expect.objectContaining({ code: cell.code, kind: 'law', of })],
			);
			expect(verdict).toBe(cell.code === null ? 'clear' : 'blocked-by-law');
			expect(new MarriageChecker(trees).opinion(a, b, today)).toMatchObject({
				verdict,
				codes: cell.code === null ? [] : [`${of} ${cell.code}`],
			});
		}
	});

	it('is believed of the profile before the cards, and tells by which it is said', () => {
		const widower = (profile: boolean | null, card: boolean | null) => {
			const trees = new RecordedTrees().person('he', 'M', { memberId: 'account', isMarried: card });
			trees.women('wife', 'she').married('he', 'wife', 'death');
			trees.tree(null).person('account', 'M', { memberId: 'account', isMarried: profile });
			return marriageVerdict(mergeRecords(trees), 'he', 'she', today).reasons;
		};
		const reason = { code: 'marriedButEnded', kind: 'law', of: 'one', spouseIds: ['wife'] };
		expect(widower(true, false)).toEqual([{ ...reason, saidBy: 'profile' }]);
		expect(widower(null, true)).toEqual([{ ...reason, saidBy: 'card' }]);
		expect(widower(false, true)).toEqual([]);
	});

	it('is married where one of several cards of one person says so, in any order of the cards', () => {
		const said = (a: boolean, b: boolean) => {
			const trees = new RecordedTrees().person('child', 'M', { memberId: 'account' }).women('she');
			trees.person('father a', 'M', { isMarried: a }).child('child', ['father a', null]);
			trees.tree('second').person('child too', 'M', { memberId: 'account' });
			trees.person('father b', 'M', { isMarried: b }).child('child too', ['father b', null]);
			return marriageVerdict(mergeRecords(trees), 'father a', 'she', today).reasons.map(({ code }) => code);
		};
		expect(said(true, false)).toEqual(['married']);
		expect(said(false, true)).toEqual(['married']);
		expect(said(false, false)).toEqual([]);
	});

	it('stays open where a profile keeps it to itself', () => {
		const trees = couple({ record: () => {}, said: 'nothing', says: 'profile', who: 'he' });
		const hidden = trees.persons.map((row) =>
			row.id === 'account he' ? { ...row, isMaritalStatusHidden: true } : row,
		);
		const records = { persons: hidden, parentLinks: trees.parentLinks, unions: trees.unions };
		const { verdict, missing } = marriageVerdict(mergeRecords(records), 'he', 'she', today);
		expect(missing).toEqual([{ of: 'one', path: [], what: 'marriage', isBirthParent: false }]);
		expect(verdict).toBe('unknown');
		expect(new MarriageChecker(records).opinion('he', 'she', today).missing).toEqual(['one marriage']);
	});
});
