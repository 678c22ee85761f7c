import fc from 'fast-check';
import * as z from 'zod';
import { findTextFault } from '@/lib/core/text';

/** What a generated input can name: ids of rows that there are, and passwords and files that fit. */
export interface Known {
	/** For a field or a part of a path of this name; empty where any will do. */
	idsFor(name: string): readonly string[];
	/** What opens something in a field of this name. */
	namedFor(name: string): readonly string[];
	/** Words of the portal's own, such as parts of addresses. */
	words: readonly string[];
	password: string;
}

type Arb = fc.Arbitrary<unknown>;

const zwj = '\u200d';

/** Texts that are right in themselves, in both scripts and with all that people type. */
const words = [
	'Ajay Singh Rathore',
	'अजय सिंह राठौड़',
	'क्षत्रिय कुँवर प्रताप',
	'x',
	`👨${zwj}👩${zwj}👧${zwj}👦`,
	'🇮🇳',
	`श्री${zwj}मान् र्\u200cय`,
	'e\u0301cole',
	'e\u202a\u0301',
	'\u212b\u0958',
	'مرحبا \u200fabc\u200e',
	'\u202eexe.txt',
	'a\u034fb\u00ad',
	'  two   blanks ',
	'one\r\ntwo\u2028three',
	'tab\there',
	'%',
	'_',
	'\\',
	'Robert\'); DROP TABLE "Member";--',
	'=HYPERLINK("http://x.example","y")',
	'<script>alert(1)</script>',
	'{{7*7}}#{7}',
	'../../etc/passwd',
	'Ajay\u0000Singh',
	'bell\u0007',
	'\ud800',
	'\udc00\ud800',
	'\ufffe\uffff',
	'\u{10ffff}',
	'ﷺ',
	'z\u0335\u0321\u0353\u0348algo',
	'İı',
	'ſt',
	'null',
	'undefined',
	'NaN',
	'__proto__',
	'constructor',
];

/** What the fields of forms take, with any name. */
const answers: readonly unknown[] = [
	...[
		'yes',
		'No',
		'true',
		'false',
		'Male',
		'Female',
		'public',
		'private',
		'restricted',
		'Kunwar',
		'NotKnown',
	],
	...['17', '18', '25', '120', '1', '0', '000123', '१२३४५६', '123456', '+91 98290-12345', '९८२९०१२३४५'],
	...['1990-05-17', '1990', '2001-02-28T00:00:00.000Z', '0999', '9999-12-31', '06:35', 2019],
	// A session’s handle and a feed’s key.
	...['h'.repeat(22), `${'k'.repeat(43)}.ics`],
	...['devi', 'Devta', 'female', 'hi', 'en', 'Feedback', 'Report Issue', 'accept', 'reject', 'gedcom-7.0'],
	...[
		'ajay@example.org',
		'अजय@उदाहरण.भारत',
		'a.b+c@d.example',
		'E\u0301@example.org',
		'rathore',
		'marwar,mewar',
	],
	...[0, 1, 2, 18, 25, 120, 1000, true, false, null, '', ' ', '{}', '{"me":null}'],
];

/** Days that there are not, and moments at the edges. */
const days = [
	'2001-02-30',
	'2023-02-29',
	'0000-00-00',
	'1990-13-01',
	'-000001-01-01',
	'+275760-09-14',
	'1990-05-17T99',
];

const numbers: readonly unknown[] = [
	...[-1, 0, 0.5, 1e-320, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e308, -0, 101, 1001, 1_000_001],
	...[
		'-1',
		'0',
		'1.5',
		'1e3',
		'0x10',
		' 7 ',
		'1_000',
		'９',
		'१',
		'Infinity',
		'NaN',
		'9'.repeat(400),
		'+1',
		'1e400',
	],
];

function nested(depth: number): unknown {
	let value: unknown = 'x';
	for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
	return value;
}

/** Of the wrong type, size or form, for any field. */
export const hostile: Arb = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom<unknown>(...words, ...answers) },
	{ weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, ...days) },
	{ weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
	{
		weight: 1,
		arbitrary: fc
			.array(fc.nat({ max: 0xffff }), { maxLength: 20 })
			.map((units) => String.fromCharCode(...units)),
	},
	{
		weight: 1,
		arbitrary: fc.constantFrom('x', 'क', '👑', 'e\u0301', '\u0301').map((unit) => unit.repeat(30_000)),
	},
	{ weight: 1, arbitrary: fc.constantFrom(5, 60, 900).map(nested) },
	{
		weight: 2,
		arbitrary: fc.constantFrom<unknown>(
			...[
				[],
				{},
				[[]],
				[null],
				['a', 'a'],
				{ length: 3 },
				{ toString: 'x' },
				{ constructor: { prototype: {} } },
			],
			...[
				JSON.parse('{"__proto__":{"polluted":"yes"}}'),
				Array.from({ length: 3000 }, () => 1),
				[1, 'x', {}],
			],
		),
	},
	{ weight: 2, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) },
);

/** Without halves of surrogate pairs, which cannot stand in an address. */
export function wellFormed(text: string): string {
	return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** One text that no id is. */
export const brokenIds: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom(
		...[
			'1',
			'0',
			'-1',
			'null',
			'../..',
			"' OR 1=1--",
			'00000000-0000-0000-0000-000000000000',
			'%',
			'me',
			'[id]',
		],
		...[
			'{5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d}',
			'5b0c1c5e7d3b4a2e9a510c9f5a6b7c8d',
			'a'.repeat(2000),
			'राठौड़',
			' ',
		],
	),
	fc.uuid(),
	fc.uuid().map((id) => id.toUpperCase()),
	fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(wellFormed),
);

interface Def {
	type: string;
	[part: string]: unknown;
}

const schemaType = z.instanceof(z.ZodType);

function getPart(def: Def, name: string): z.ZodType {
	return schemaType.parse(def[name]);
}

function fits(schema: z.ZodType, value: unknown): boolean {
	return !(typeof value === 'string' && findTextFault(value)) && schema.safeParse(value).success;
}

/** The step between the changes to an input before and after it. */
function getCore(schema: z.ZodType): z.ZodType {
	const def: Def = { ...schema.def };
	if (def.type !== 'pipe') return schema;
	const before = getPart(def, 'in');
	return getCore(before.def.type === 'transform' ? getPart(def, 'out') : before);
}

const longest = new WeakMap<z.ZodType, number>();

/** How many letters a text may have at most; 0 where it is no text that counts. */
function longestFor(schema: z.ZodType): number {
	const known = longest.get(schema);
	if (known !== undefined) return known;
	let fitting = 0;
	let above = 70_000;
	const first = [1, 8, 20].find((length) => fits(schema, 'x'.repeat(length)));
	if (first !== undefined && !fits(schema, 'x'.repeat(above))) {
		fitting = first;
		while (above - fitting > 1) {
			const middle = Math.floor((above + fitting) / 2);
			if (fits(schema, 'x'.repeat(middle))) fitting = middle;
			else above = middle;
		}
	}
	longest.set(schema, fitting);
	return fitting;
}

const aGuid = '5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d';

function textFor(schema: z.ZodType, name: string, known: Known): Arb {
	if (fits(schema, aGuid) && !fits(schema, 'x') && !fits(schema, 'a@example.org')) {
		const ids = known.idsFor(name);
		return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid();
	}
	const atMost = longestFor(schema);
	const isAddress = fits(schema, 'a@example.org') && !fits(schema, 'x');
	const fixed = [
		...answers,
		...words,
		...known.words,
		known.password,
		'a peepal by the well',
		...numbers,
		...days,
	];
	const edges = ['x', 'क', '🪷'].flatMap((unit) => [
		unit.repeat(atMost),
		unit.repeat(Math.floor(atMost / unit.length)),
	]);
	const fitting = [...new Set([...fixed, ...edges])].filter((value) => fits(schema, value));
	// Else it would be looked for without an end.
	if (fitting.length === 0 && atMost < 2) throw new Error(`No text is known that "${name}" takes`);
	const named = known.namedFor(name).filter((value) => fits(schema, value));
	const some =
		named.length === 0
			? fc.constantFrom(...fitting)
			: fc.oneof(fc.constantFrom(...named), fc.constantFrom(...fitting));
	// Of somebody who has no account yet.
	if (isAddress)
		return fc.oneof(
			some,
			fc.nat().map((number) => `new.${number}@example.org`),
		);
	if (atMost < 2) return some;
	const typed = fc.oneof(
		fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(atMost, 60) }),
		fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((several) => several.join(' ')),
	);
	return fc.oneof(
		some,
		typed.filter((text) => fits(schema, text)),
	);
}

const shapeOf = z.record(z.string(), schemaType);

/** Inputs that `schema` takes, made from what it says of itself. `name` is the field's. */
export function validFor(schema: z.ZodType, known: Known, name = ''): Arb {
	const core = getCore(schema);
	const def: Def = { ...core.def };
	const inner = () => validFor(getPart(def, 'innerType'), known, name);
	const isFitting = (value: unknown) => fits(schema, value);
	switch (def.type) {
		case 'object': {
			const shape = shapeOf.parse(def.shape);
			const arbs = Object.fromEntries(
				Object.entries(shape).map(([key, part]) => [key, validFor(part, known, key)]),
			);
			const requiredKeys = Object.entries(shape).flatMap(([key, part]) => (mayBeMissing(part) ? [] : [key]));
			// Else hardly any of many optional fields would ever be missing, or all of them be there.
			return fc
				.oneof(
					fc.record(arbs, { requiredKeys }),
					fc.record(arbs),
					fc.record(arbs, { requiredKeys }).map(withoutMost(requiredKeys)),
				)
				.filter(isFitting);
		}
		case 'array':
			return fc.array(validFor(getPart(def, 'element'), known, name), { maxLength: 5 }).filter(isFitting);
		case 'record': {
			const key = validFor(getPart(def, 'keyType'), known, name).map(String);
			return fc
				.dictionary(key, validFor(getPart(def, 'valueType'), known, name), { maxKeys: 5 })
				.filter(isFitting);
		}
		case 'union': {
			const options = z.array(schemaType).parse(def.options);
			return fc.oneof(...options.map((option) => validFor(option, known, name))).filter(isFitting);
		}
		case 'optional':
		case 'default':
		case 'catch':
			return inner();
		case 'nullable':
			return fc
				.oneof({ weight: 4, arbitrary: inner() }, { weight: 1, arbitrary: fc.constant(null) })
				.filter(isFitting);
		case 'enum':
			return fc
				.constantFrom(...Object.values(z.record(z.string(), z.unknown()).parse(def.entries)))
				.filter(isFitting);
		case 'literal':
			return fc.constantFrom(...z.array(z.unknown()).parse(def.values));
		case 'boolean':
			return fc.boolean().filter(isFitting);
		case 'never':
			// A field that is taken only when it is left blank.
			return fc.constant('');
		default:
			return textFor(schema, name, known);
	}
}

/** An exactly optional field may be left out, though it may not be undefined. */
function mayBeMissing(schema: z.ZodType): boolean {
	return getCore(schema).def.type === 'optional' || fits(schema, undefined);
}

function withoutMost(requiredKeys: readonly string[]) {
	return (record: object) =>
		Object.fromEntries(
			Object.entries(record).filter(([key], at) => requiredKeys.includes(key) || at % 5 === 0),
		);
}

/** A right input with one thing wrong: a field of another kind, gone, too many, or itself something else. */
export function bentFor(valid: Arb): Arb {
	return fc
		.tuple(valid, fc.nat(), hostile, fc.constantFrom('replace', 'drop', 'add', 'wrap', 'inside'))
		.map(([input, at, value, how]) => {
			if (typeof input !== 'object' || input === null || Array.isArray(input)) return value;
			const entries = Object.entries(input);
			const chosen = entries[at % Math.max(1, entries.length)];
			if (how === 'wrap') return [input];
			if (how === 'add' || !chosen)
				return { ...input, [typeof value === 'string' ? value.slice(0, 50) : 'another']: value };
			const [key, before] = chosen;
			if (how === 'drop') return Object.fromEntries(entries.filter(([name]) => name !== key));
			if (how === 'inside' && Array.isArray(before)) return { ...input, [key]: [...before, value] };
			return { ...input, [key]: value };
		});
}
