import { describe, expect, test } from 'vitest';
import { drawPicture, fileName, type PictureCard, type PictureParts } from './draw-picture';

const card = (more: Partial<PictureCard> = {}): PictureCard => ({
	id: 'me',
	name: 'शिवांक सिंह',
	shortName: more.name ?? 'शिवांक सिंह',
	relation: 'Me',
	details: ['48 years'],
	sex: 'Male',
	isMe: true,
	departed: null,
	photo: null,
	...more,
});

const picture = (cards: PictureCard[], more: Partial<PictureParts> = {}) =>
	drawPicture({
		language: 'en',
		heading: { title: 'The Rathores', subtitle: '21 November 2026' },
		cards,
		places: new Map(cards.map(({ id }, at) => [id, { x: at * 180, y: 0 }])),
		lines: [],
		fonts: {
			family: '"Noto", sans-serif',
			faces: '@font-face{font-family:Noto;src:url(data:font/woff2;base64,AA)}',
		},
		measure: (text) => text.length * 7,
		...more,
	});

const messagesIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

/** As an XML parser would: every tag is closed, in order. */
function isWellFormed(svg: string): boolean {
	const open: string[] = [];
	const rest = svg.replace(
		/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
		(_, end, name, __, empty) => {
			if (end && open.pop() !== name) open.push('wrong');
			if (!end && !empty) open.push(name);
			return '';
		},
	);
	return open.length === 0 && !rest.includes('<') && !/&(?!(amp|lt|gt|quot|#39);)/.test(rest);
}

describe('drawPicture', () => {
	test('writes the heading and what each card says', () => {
		const { svg } = picture([card(), card({ id: 'other', name: 'Padma', relation: 'Wife', details: [] })]);
		expect(messagesIn(svg)).toEqual(
			['The Rathores', '21 November 2026', '♂', 'शिवांक सिंह', 'Me', '48 years', '♂', 'Padma', 'Wife'].map(
				String,
			),
		);
		expect(isWellFormed(svg)).toBe(true);
	});

	test('takes every character of a name for text', () => {
		const name = `</text><script>alert("1")</script>&'`;
		const { svg } = picture(
			[card({ name, relation: name, details: [name], departed: name, photo: `x" onload="${name}` })],
			{ heading: { title: name, subtitle: name }, measure: () => 0 },
		);
		expect(svg).not.toMatch(/<script|onload="/);
		expect(isWellFormed(svg)).toBe(true);
		expect(svg).toContain('&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
	});

	test('leaves out what XML does not know', () => {
		const { svg } = picture([card({ name: 'A\u0000B\u0007C\ud800D\uffffE' })]);
		expect(messagesIn(svg)).toContain('ABCDE');
	});

	test('keeps Devanagari whole where it has to cut', () => {
		const { svg } = picture([card({ name: 'क्षत्रियराजेन्द्रप्रतापसिंह' })], {
			measure: (text) => [...text].length * 8,
		});
		const [, , , name = ''] = messagesIn(svg);
		expect(name).toMatch(/^क्षत्रि.*…$/);
		expect([...name].length * 8).toBeLessThanOrEqual(108);
	});

	test('breaks a long relation between words, and cuts what is left', () => {
		const { svg } = picture([card({ relation: "Father's half-brother's daughter's husband's brother" })]);
		const relation = messagesIn(svg).slice(4, 6);
		expect(relation[0]).toBe('Father&#39;s');
		expect(relation[1]).toMatch(/^half-brother.*…$/);
	});

	test('brings the fonts along, and a photo only where there is one', () => {
		const { svg } = picture([card({ photo: 'data:image/webp;base64,AA' }), card({ id: 'b' })]);
		expect(svg).toContain('src:url(data:font/woff2;base64,AA)');
		expect(svg.match(/<image /g)).toHaveLength(1);
		expect(svg).not.toMatch(/(href|src)="?(?!data:|http:\/\/www\.w3\.org)https?:/);
	});

	test('says in words who has departed', () => {
		const { svg } = picture([card({ departed: 'departed' })]);
		expect(svg).toContain('<title>शिवांक सिंह, Me, departed</title>');
	});

	test('is as large as the tree with its lines, and as its heading', () => {
		const line = {
			...({ key: 'a', kind: 'marriage', isDashed: false, joins: [], tint: 0 } as const),
			path: 'M0 0V-20H420V0',
		};
		const alone = picture([card()], { heading: null, lines: [line] });
		expect([alone.width, alone.height]).toEqual([500, 240]);
		expect(alone.svg).toContain('height="240" fill="#ffffff"');
		const title = 'A very long name of a family';
		const headed = picture([card()], { heading: { title, subtitle: '' } });
		expect(headed.width).toBe(Math.ceil(80 + (title.length * 7 * 24) / 13));
	});

	test('draws dashes, colours and double lines', () => {
		const line = { key: 'a', path: 'M0 0V9', joins: [] };
		const { svg } = picture([card()], {
			lines: [
				{ ...line, kind: 'descent', isDashed: true, tint: 1 },
				{ ...line, kind: 'marriage', isDashed: false, tint: 0 },
			],
		});
		expect(svg).toMatch(/stroke="#0f6f68"[^>]*stroke-dasharray="6 5"/);
		expect(svg).toMatch(/stroke="#74500a" stroke-width="6".*stroke-width="2"/);
	});
});

describe('fileName', () => {
	test.each([
		['भूरगढ़ ढाणी का राठौड़ परिवार', 'भूरगढ़ ढाणी का राठौड़ परिवार'],
		['../../etc/passwd', 'etc passwd'],
		['a<b>:"|?*\u0000c', 'a b c'],
		['gpj.\u202eevil', 'gpj. evil'],
		['...', 'family-tree'],
		['क्\u200dष', 'क्\u200dष'],
	])('of %j is %j', (title, name) => {
		expect(fileName(title)).toBe(name);
	});

	test('is not endless', () => {
		expect(fileName('x'.repeat(200))).toHaveLength(60);
	});
});
