import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { getRuns } from '@/tests/support/full-run';
import { type Fact, facts as storedFacts } from './facts';
import type { FamilyFile, FileParentLink, FilePerson, FileUnion } from './family-file';
import { readGedcom } from './read-family';
import { omitUsualSlashes } from './surname';
import { UnreadList } from './unread';
import { writeGedcom } from './write-family';

const versions = ['7.0', '5.5.1'] as const;
const writtenOn = new Date('2026-11-21');

function read(text: string): FamilyFile {
	const unread = new UnreadList();
	const { people, parentLinks, unions } = runAtOnce(readGedcom(text, unread));
	expect(unread.list(100)).toEqual([]);
	return { people, parentLinks, unions };
}

/** A family apart from the names of its records and their order: who is where, and what is recorded. */
function meaning({ people, parentLinks, unions }: FamilyFile) {
	const byId = new Map(people.map((person) => [person.id, person]));
	const mark = (id: string) => byId.get(id)?.facts.find(({ tag }) => tag === 'OCCU')?.value ?? 'nobody known';
	const sorted = (list: unknown[]) => list.map((thing) => JSON.stringify(thing)).sort();
	return {
		people: sorted(people.map(({ sex, facts }) => [sex, facts])),
		parentLinks: sorted(
			parentLinks.map(({ childId, parentId, role, kind }) => [mark(childId), mark(parentId), role, kind]),
		),
		unions: sorted(
			unions.map(({ partnerIds, facts, sequence }) => [partnerIds.map(mark).sort(), facts, sequence]),
		),
	};
}

// ── Families ──────────────────────────────────────────────────────────────────────────────────────────────────

const letters = fc.constantFrom(...'aZ09 @@/-()_,.राठौड़क्षिé𑀅', 'क्षि', ' ', '\n', '@', 'x@y.org');
const phrase = fc
	.array(letters, { minLength: 1, maxLength: 40 })
	.map((parts) => parts.join('').normalize('NFC'))
	.map((text) => text.replace(/\s+/g, ' ').trim())
	.filter((text) => /[^/ ]/.test(text) && !/^(y|n|other)$/i.test(text) && !text.startsWith('('));
const long = fc
	.array(letters, { minLength: 1, maxLength: 900 })
	.map((parts) => parts.join('').normalize('NFC').trim())
	.filter((text) => text !== '' && text.toUpperCase() !== 'Y');
const date = fc.constantFrom(
	...[
		'4 MAR 1950',
		'1850',
		'JAN 1950',
		'ABT 1850',
		'BET 1850 AND 1852',
		'FROM 1700 TO 1800',
		'BEF 4 MAR 1850',
	],
	...[
		'JULIAN 1 JAN 1700',
		'HEBREW 2 TVT 5758',
		'FRENCH_R 12 GERM 6',
		'100 BCE',
		'TO 1800',
		'EST 1850',
		'AFT 1850',
	],
);
const citation = fc.record(
	{ source: phrase, page: phrase, text: long, quality: fc.constantFrom('0', '3') },
	{ requiredKeys: ['source'] },
);
const notesAndSources = {
	notes: fc.array(long, { minLength: 1, maxLength: 2 }),
	sources: fc.array(citation, { minLength: 1, maxLength: 2 }),
};
const circumstances = {
	date,
	phrase,
	place: phrase,
	details: fc.constantFrom(
		[{ tag: 'CAUS' as const, value: 'fever' }],
		[
			{ tag: 'AGE' as const, value: '72y 3m' },
			{ tag: 'PHON' as const, value: '+91 1' },
		],
		[{ tag: 'AGE' as const, value: '8d (about a week)' }],
		[{ tag: 'AGE' as const, value: 'still a child' }],
		[{ tag: 'ADDR' as const, value: 'Near the well\nBagar' }],
	),
	...notesAndSources,
};
const event = fc.record(
	{ tag: fc.constantFrom('BIRT', 'DEAT', 'BURI', 'ADOP', 'CREM', 'WILL'), type: phrase, ...circumstances },
	{ requiredKeys: ['tag'] },
);
const attribute = fc.record(
	{ tag: fc.constantFrom('EDUC', 'RESI', 'TITL', 'RELI'), value: long, type: phrase, ...circumstances },
	{ requiredKeys: ['tag', 'value'] },
);
const typed = fc.record(
	{ tag: fc.constantFrom('FACT', 'EVEN', 'IDNO'), value: long, type: phrase, ...circumstances },
	{ requiredKeys: ['tag', 'type'] },
);
const name = fc.record(
	{
		tag: fc.constant('NAME'),
		value: phrase.map(omitUsualSlashes),
		type: fc.oneof(fc.constantFrom('AKA', 'BIRTH', 'MARRIED'), phrase),
		details: fc.constant([
			{ tag: 'GIVN' as const, value: 'Joseph' },
			{ tag: 'SURN' as const, value: 'Allen' },
		]),
		...notesAndSources,
	},
	{ requiredKeys: ['tag', 'value'] },
);
const note = fc.record(
	{ tag: fc.constant('NOTE'), value: long, sources: notesAndSources.sources },
	{ requiredKeys: ['tag', 'value'] },
);
const source = fc.record({ tag: fc.constant('SOUR'), sources: citation.map((cited) => [cited]) });
const denied = fc.record({
	tag: fc.constant('EVEN'),
	type: fc.constant('NO DIV'),
	date: fc.constant('TO 1800'),
});
const spousesAges = fc.record({
	tag: fc.constantFrom('MARR', 'ENGA'),
	details: fc.constant([
		{ tag: 'HUSB' as const, value: '25y' },
		{ tag: 'WIFE' as const, value: 'not yet of age' },
	]),
	place: phrase,
});
const marriage = fc.record(
	{ tag: fc.constantFrom('MARR', 'DIV', 'ENGA', 'MARB'), date, place: phrase, ...notesAndSources },
	{ requiredKeys: ['tag', 'place'] },
);

/** One who says who they are by a line of their own, so that two files can be compared. */
const person = fc.record({
	sex: fc.constantFrom('Male', 'Female', null),
	isNamed: fc.boolean(),
	names: fc.array(name, { minLength: 1, maxLength: 2 }),
	more: fc.array(fc.oneof(event, attribute, typed, note, source), { maxLength: 4 }),
});

const kinds = ['birth', 'adopted', 'step'] as const;

const family: fc.Arbitrary<FamilyFile> = fc
	.record({
		persons: fc.array(person, { minLength: 1, maxLength: 9 }),
		links: fc.array(fc.record({ child: fc.nat(8), parent: fc.nat(8), kind: fc.constantFrom(...kinds) }), {
			maxLength: 14,
		}),
		couples: fc.array(
			fc.record({
				one: fc.nat(8),
				other: fc.nat(8),
				facts: fc.array(fc.oneof(marriage, denied, spousesAges, note), { maxLength: 2 }),
			}),
			{ maxLength: 5 },
		),
	})
	.map(({ persons, links, couples }) => {
		const people = persons.map(
			({ sex, names, more }, at): FilePerson => ({
				...{ id: `p${at}`, sex, isImplied: false, line: 0 },
				facts: storedFacts.parse([...names, { tag: 'OCCU', value: `mark ${at}` }, ...more]),
			}),
		);
		const sexOf = new Map(people.map(({ id, sex }) => [id, sex]));
		const roles = new Map<string, FileParentLink['role']>();
		const parentLinks = new Map<string, FileParentLink>();
		for (const { child, parent, kind } of links) {
			// The younger is the child, so that nobody descends from themselves.
			const [parentId, childId] = [`p${Math.min(child, parent)}`, `p${Math.max(child, parent)}`];
			if (parentId === childId || !sexOf.has(childId)) continue;
			const role = sexOf.get(parentId) === 'Female' ? 'mother' : (roles.get(parentId) ?? 'father');
			roles.set(parentId, role);
			const isTaken = [...parentLinks.values()].some(
				(link) => link.childId === childId && link.kind === kind && link.role === role,
			);
			if (!isTaken) parentLinks.set(`${childId} ${parentId}`, { childId, parentId, role, kind, line: 0 });
		}
		const unions = new Map<string, FileUnion>();
		for (const { one: a, other: b, facts } of couples) {
			const ids = [`p${a}`, `p${b}`].sort();
			const [first = '', second = ''] = ids;
			const slot = (id: string) =>
				sexOf.get(id) === 'Female' ? 'mother' : sexOf.get(id) === 'Male' ? 'father' : roles.get(id);
			if (first === second || !sexOf.has(first) || !sexOf.has(second) || slot(first) === slot(second))
				continue;
			if (slot(first) === undefined || slot(second) === undefined) continue;
			unions.set(ids.join(' '), {
				partnerIds: [first, second],
				sequence: 0,
				facts: storedFacts.parse(facts),
				line: 0,
			});
		}
		return { people, parentLinks: [...parentLinks.values()], unions: inTime([...unions.values()]) };
	});

/** Each in its turn, as the reader counts marriages. */
function inTime(unions: FileUnion[]): FileUnion[] {
	const counts = new Map<string, number>();
	return unions.map((union) => {
		const facts = union.facts.filter(({ tag, date: day }) => tag !== 'MARR' || day === undefined);
		const sequence = Math.max(...union.partnerIds.map((id) => counts.get(id) ?? 0));
		for (const id of union.partnerIds) counts.set(id, sequence + 1);
		return { ...union, facts, sequence };
	});
}

describe.each(versions)('a family in GEDCOM %s', (version) => {
	const write = (file: FamilyFile) => writeGedcom(file, { version, submitter: 'Asha @ home', writtenOn });

	it('is the same once it has been written and read again', { timeout: getTimeLimit(60_000) }, () => {
		fc.assert(
			fc.property(family, (file) => {
				expect(meaning(read(write(file)))).toEqual(meaning(file));
			}),
			{ numRuns: getRuns(200) },
		);
	});

	it('is a valid file', { timeout: getTimeLimit(60_000) }, () => {
		fc.assert(
			fc.property(family, (file) => {
				const lines = write(file).trimEnd().split('\n');
				expect(lines[0]).toBe('0 HEAD');
				expect(lines.at(-1)).toBe('0 TRLR');
				const records = new Set(lines.flatMap((line) => /^0 @(\w+)@/.exec(line)?.[1] ?? []));
				lines.forEach((line, at) => {
					const [, level, xref, pointer] =
						/^(\d+) (?:@([A-Z0-9]+)@ )?[A-Z0-9_]+(?: @([^@ ]+)@$)?/.exec(line) ?? [];
					expect(level, line).toBeDefined();
					const before = Number(lines[at - 1]?.split(' ')[0] ?? -1);
					expect(Number(level), line).toBeLessThanOrEqual(before + 1);
					if (pointer) expect(records.has(pointer), line).toBe(true);
					if (xref) expect(level).toBe('0');
					if (version === '7.0') expect(line).not.toMatch(/^\d+ CONC/);
					else {
						expect(line.length).toBeLessThanOrEqual(255);
						if (line.includes(' CONC ')) {
							expect(line).toMatch(/^\d+ CONC \S/);
							expect(lines[at - 1]).toMatch(/\S$/);
							// No letter is parted from its signs.
							const [last, first] = [lines[at - 1]?.at(-1) ?? '', line.replace(/^\d+ CONC /, '')];
							const [together = ''] = [...new Intl.Segmenter('hi').segment(last + first)].map(
								({ segment }) => segment,
							);
							expect(together).toBe(last);
						}
					}
				});
			}),
			{ numRuns: getRuns(60) },
		);
	});

	it('keeps a marriage of which one is not known, and brothers whose parents are not', () => {
		const named = (id: string): FilePerson => ({
			...{ id, sex: 'Male', isImplied: false, line: 0 },
			facts: [
				{ tag: 'NAME', value: id },
				{ tag: 'OCCU', value: id },
			] satisfies Fact[],
		});
		const unknown = (id: string, sex: 'Male' | 'Female'): FilePerson => ({
			id,
			sex,
			facts: [],
			isImplied: true,
			line: 0,
		});
		const link = (childId: string, parentId: string, role: 'father' | 'mother') => ({
			...{ childId, parentId, role, kind: 'birth' as const, line: 0 },
		});
		const file: FamilyFile = {
			people: [named('a'), named('b'), unknown('f', 'Male'), unknown('m', 'Female'), unknown('w', 'Female')],
			parentLinks: ['a', 'b'].flatMap((id) => [link(id, 'f', 'father'), link(id, 'm', 'mother')]),
			unions: [
				{ partnerIds: ['f', 'm'], sequence: 0, facts: [], line: 0 },
				{ partnerIds: ['a', 'w'], sequence: 0, facts: [{ tag: 'MARR', date: '1998' }], line: 0 },
			],
		};
		const text = write(file);
		expect(text.match(/ INDI$/gm)).toHaveLength(2);
		expect(meaning(read(text))).toEqual(meaning(file));
	});
});
