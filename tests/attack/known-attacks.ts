import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import sharp from 'sharp';
import * as z from 'zod';
import { makeMovingWebp } from '@/tests/support/moving-pictures';
import type { Caller } from './generated-requests';
import { multipart, multipartType } from './generated-requests';
import { type Answer, exchange, type RawAnswer, type Sent, send } from './raw-http';
import { type World, worldSecret } from './world';

/** The portal that is attacked, and who does it. */
interface Scene {
	origin: string;
	dataDir: string;
	world: World;
}

/** A known attack. `run` answers what was wrong with how it was met, or null. */
interface KnownAttack {
	name: string;
	/** Takes more than a second, and so is tried in full runs alone. */
	isSlow?: true;
	run(scene: Scene): Promise<string | null>;
}

type Reply = Pick<Answer, 'status' | 'headers'> & { body: Buffer | string };
type Check = (answer: Reply, scene: Scene) => string | null | Promise<string | null>;

/** Met rightly when it is answered with one of these, and `check` finds nothing. */
function knownAttack(
	name: string,
	attack: (scene: Scene) => Promise<Reply>,
	statuses: number | readonly number[],
	check: Check = () => null,
): KnownAttack {
	const expected = [statuses].flat();
	return {
		name,
		async run(scene) {
			const answer = await attack(scene);
			if (!expected.includes(answer.status))
				return `answered ${answer.status}, not ${expected.join(' or ')}: ${answer.body.toString().slice(0, 300)}`;
			return check(answer, scene);
		},
	};
}

const slow = (those: KnownAttack): KnownAttack => ({ ...those, isSlow: true });

const said = z.object({ code: z.string() });

const refusedWith =
	(code: string): Check =>
	({ body }) => {
		const read = said.safeParse(JSON.parse(body.toString()));
		return read.data?.code === code ? null : `said ${body.toString().slice(0, 200)}`;
	};

function as(caller: Caller, { world }: Scene): Record<string, string> {
	const token = world.tokenOf(caller);
	return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function call(scene: Scene, { headers, ...sent }: Sent & { caller?: Caller }): Promise<Answer> {
	const { caller = 'visitor', ...rest } = sent;
	return send(scene.origin, {
		...rest,
		headers: { 'accept-language': 'en', ...as(caller, scene), ...headers },
	});
}

const get =
	(target: string, caller: Caller = 'visitor', headers: Record<string, string> = {}) =>
	(scene: Scene) =>
		call(scene, { method: 'GET', target, caller, headers });

const letter = { name: 'Ajay', email: 'ajay@example.org', subject: 'A word', message: 'A message' };

/** A raw body, to the contact form: it takes texts of both kinds from everybody. */
const written =
	(body: string | Uint8Array, type = 'application/json', headers: Record<string, string> = {}) =>
	(scene: Scene) =>
		call(scene, {
			method: 'POST',
			target: '/api/contact',
			headers: { ...(type && { 'content-type': type }), ...headers },
			body,
		});

const json = (body: unknown) => written(JSON.stringify(body));

const limitOfJson = 256 * 1024;
/** A letter of exactly so many bytes, in a field that nobody looks at. */
function getLetter(bytes: number): string {
	const empty = JSON.stringify({ ...letter, filler: '' }).length;
	return JSON.stringify({ ...letter, filler: 'x'.repeat(bytes - empty) });
}

const bodies: KnownAttack[] = [
	knownAttack(
		'NUL in a text',
		json({ ...letter, name: 'Ajay\u0000Singh' }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'NUL in a name of a field',
		json({ ...letter, 'x\u0000': 1 }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'half a surrogate pair',
		json({ ...letter, message: 'a\ud800' }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'surrogates the wrong way round',
		json({ ...letter, message: '\udc00\ud800' }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'control characters',
		json({ ...letter, message: 'a\u0007b\u001b[2J' }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'a hundred thousand lists in each other',
		written(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
		400,
	),
	knownAttack(
		'a text that is forty thousand objects in each other',
		written(`{"name":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack('256 KiB of [', written('['.repeat(limitOfJson)), 400, refusedWith('input.malformed')),
	knownAttack('one byte less than may be', written(getLetter(limitOfJson - 1)), 201),
	knownAttack('as many bytes as may be', written(getLetter(limitOfJson)), 201),
	knownAttack(
		'one byte more than may be',
		written(getLetter(limitOfJson + 1)),
		413,
		refusedWith('body.tooLarge'),
	),
	...[{}, [], 1, true, null, [['x']], { length: 1 }].map((name) =>
		knownAttack(
			`${JSON.stringify(name)} for a text`,
			json({ ...letter, name }),
			400,
			refusedWith('input.invalid'),
		),
	),
	...['null', '[]', '"x"', '1', 'true'].map((body) =>
		knownAttack(`${body} for an object`, written(body), 400, refusedWith('input.invalid')),
	),
	knownAttack(
		'one name twice in JSON: the last counts',
		written(`{"name":"",${JSON.stringify(letter).slice(1)}`),
		201,
	),
	knownAttack(
		'one name twice in JSON: the last is refused',
		written(`${JSON.stringify(letter).slice(0, -1)},"name":""}`),
		400,
	),
	knownAttack(
		'all fields in __proto__',
		written(`{"__proto__":${JSON.stringify(letter)}}`),
		400,
		missesFields,
	),
	knownAttack(
		'all fields in constructor.prototype',
		json({ constructor: { prototype: letter } }),
		400,
		missesFields,
	),
	knownAttack('nothing at all', written(''), 400, refusedWith('input.malformed')),
	knownAttack('half of it', written('{"name":"A'), 400, refusedWith('input.malformed')),
	knownAttack(
		'UTF-16',
		written(Buffer.from(`\ufeff${JSON.stringify(letter)}`, 'utf16le')),
		400,
		refusedWith('input.malformed'),
	),
	knownAttack(
		'bytes that are no UTF-8',
		written(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])),
		400,
		refusedWith('input.malformed'),
	),
	knownAttack(
		'over-long UTF-8',
		written(Buffer.from([0x22, 0xc0, 0x80, 0x22])),
		400,
		refusedWith('input.malformed'),
	),
	knownAttack('a number too large to be one', written('{"name":1e999}'), 400),
	knownAttack(
		'text/plain',
		written(JSON.stringify(letter), 'text/plain'),
		415,
		refusedWith('body.unsupportedType'),
	),
	knownAttack('no type', written(JSON.stringify(letter), ''), 415, refusedWith('body.unsupportedType')),
	knownAttack('a form for JSON', written('name=Ajay', 'application/x-www-form-urlencoded'), 415),
	knownAttack(
		'packed',
		written(Buffer.from([0x1f, 0x8b, 8, 0]), 'application/json', { 'content-encoding': 'gzip' }),
		400,
	),
	knownAttack(
		'a subject and a name with headers of a mail in them',
		json({ ...letter, name: 'Ajay\r\nBcc: evil', subject: 'x\r\n\r\nX-Injected: yes' }),
		201,
	),
	knownAttack(
		'an address with a header in it',
		json({ ...letter, email: 'a@example.org\r\nBcc: evil@example.org' }),
		400,
	),
	knownAttack('two addresses in one', json({ ...letter, email: 'a@example.org,b@example.org' }), 400),
	{
		name: 'no mail has a header that somebody typed',
		async run({ dataDir }) {
			const folder = path.join(dataDir, 'outbox');
			const names = await readdir(folder).catch(() => []);
			if (names.length === 0) return 'no mail was sent';
			for (const name of names) {
				const [head = ''] = (await readFile(path.join(folder, name), 'utf8')).split(/\r?\n\r?\n/, 1);
				if (/^(bcc|x-injected):/im.test(head)) return head;
			}
			return null;
		},
	},
];

function missesFields({ body }: Reply): string | null {
	const fields = Object.keys(letter).every((field) => body.toString().includes(`"path":"${field}"`));
	return fields ? null : `said ${body.toString().slice(0, 300)}`;
}

/** Calls that page, by who may ask them. */
const paged: readonly (readonly [target: string, caller: Caller])[] = [
	['/api/users', 'visitor'],
	['/api/users', 'administrator'],
	['/api/users/active-users', 'visitor'],
	['/api/users/bachelors', 'visitor'],
	['/api/blogs', 'visitor'],
	['/api/blogs/mine', 'member'],
	['/api/blogs/admin', 'administrator'],
	['/api/gallery', 'visitor'],
	['/api/gallery/mine', 'member'],
	['/api/gallery/admin', 'administrator'],
	['/api/family/trees', 'visitor'],
	['/api/admin/history', 'administrator'],
	['/api/admin/messages', 'administrator'],
	['/api/admin/reports', 'administrator'],
	['/api/admin/trash', 'administrator'],
];

const noPages = [
	'-1',
	'0',
	'1.5',
	'1e-3',
	'1e400',
	'NaN',
	'Infinity',
	'',
	'%20',
	'%00',
	'9'.repeat(30),
	'a',
	'1%3B',
	'%27',
	'-0',
	'1,2',
	'null',
];

const paging = paged.flatMap(([target, caller]) => [
	{
		name: `pages that there cannot be, of ${target} for the ${caller}`,
		async run(scene: Scene) {
			for (const name of ['page', 'limit']) {
				for (const value of noPages) {
					const { status } = await get(`${target}?${name}=${value}`, caller)(scene);
					if (status !== 400) return `${name}=${value} was answered ${status}`;
				}
			}
			return null;
		},
	},
	knownAttack(`more on a page of ${target} than may be`, get(`${target}?limit=1001`, caller), 400),
	knownAttack(`a page of ${target} far behind the last`, get(`${target}?page=1000000`, caller), 200),
	knownAttack(`two pages of ${target} at once: the last counts`, get(`${target}?page=0&page=1`, caller), 200),
	knownAttack(
		`two pages of ${target} at once: the last is refused`,
		get(`${target}?page=1&page=0`, caller),
		400,
	),
]);

const searches: readonly (readonly [target: string, caller: Caller])[] = [
	['/api/users?search=', 'visitor'],
	['/api/users?search=', 'member'],
	['/api/users?query=', 'administrator'],
	['/api/users?clan=', 'administrator'],
	['/api/users/clans?search=', 'visitor'],
	['/api/users/dynasties?search=', 'visitor'],
	['/api/blogs?search=', 'visitor'],
	['/api/blogs/search?query=', 'visitor'],
	['/api/blogs/admin?query=', 'administrator'],
	['/api/gallery/search?query=', 'visitor'],
	['/api/gallery/admin?query=', 'administrator'],
	['/api/deities?search=', 'visitor'],
	['/api/deities?clan=', 'visitor'],
	['/api/family/trees?search=', 'visitor'],
	['/api/admin/messages?search=', 'administrator'],
	['/api/admin/reports?search=', 'administrator'],
];

const listed = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** The list in an answer, with any name. */
function foundIn(body: Buffer | string): unknown[] {
	const answer = listed.parse(JSON.parse(body.toString()));
	const lists = Array.isArray(answer) ? [answer] : Object.values(answer);
	return z.array(z.unknown()).parse(lists.find((part) => Array.isArray(part)) ?? []);
}

const patterns = ['%', '_', '\\', '%%', '__', '\\%'];
const injections = [
	"' OR '1'='1",
	'\'; DROP TABLE "Member";--',
	'") OR 1=1--',

	'$1',
	':*',
	'(',
	'[[:alpha:]]',
	'\\',
	"\\'",
	'*',
	'?',
	'a'.repeat(80),
];

const searching = searches.flatMap(([target, caller]): KnownAttack[] => [
	{
		name: `signs of a pattern in ${target} of the ${caller} stand for themselves`,
		async run(scene) {
			for (const pattern of patterns) {
				const answer = await get(`${target}${encodeURIComponent(pattern)}`, caller)(scene);
				if (answer.status !== 200) return `${pattern} was answered ${answer.status}`;
				const others = foundIn(answer.body).filter(
					(found) => !texts(found).some((text) => text.includes(pattern)),
				);
				if (others.length > 0) return `${pattern} found ${JSON.stringify(others[0]).slice(0, 300)}`;
			}
			return null;
		},
	},
	{
		name: `SQL in ${target} of the ${caller} is looked for and found nowhere`,
		async run(scene) {
			for (const injection of injections) {
				const answer = await get(`${target}${encodeURIComponent(injection)}`, caller)(scene);
				if (answer.status !== 200) return `${injection} was answered ${answer.status}: ${answer.body}`;
			}
			return null;
		},
	},
]);

function texts(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const form =
	(body: string | Uint8Array, type: string = multipartType) =>
	(scene: Scene) =>
		call(scene, {
			method: 'PUT',
			target: '/api/users/profile',
			caller: 'member',
			headers: { 'content-type': type },
			body,
		});

const part = (disposition: string, content: string, boundary = 'the-attacks-own-boundary') =>
	`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const end = '--the-attacks-own-boundary--\r\n';
const profession = part('name="profession"', 'Farmer');
const getBytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Buffer.concat(parts);
const megabytes = (count: number, more = 0) => new Uint8Array(count * 2 ** 20 + more).fill(0x41);

const forms: KnownAttack[] = [
	knownAttack('a form as it should be', form(profession + end), 200),
	knownAttack(
		'no boundary',
		form(profession + end, 'multipart/form-data'),
		400,
		refusedWith('input.malformed'),
	),
	knownAttack('an empty boundary', form(profession + end, 'multipart/form-data; boundary='), 400),
	knownAttack(
		'a boundary of two hundred letters',
		form(part('name="profession"', 'x', 'b'.repeat(200)), `multipart/form-data; boundary=${'b'.repeat(200)}`),
		400,
	),
	knownAttack(
		'a boundary with a line break',
		form(profession + end, 'multipart/form-data; boundary="a\\r\\nb"'),
		400,
	),
	knownAttack(
		'a boundary inside the content',
		form(part('name="profession"', 'a\r\n--the-attacks-own-boundary\r\nb') + end),
		400,
	),
	knownAttack(
		'a beginning of the boundary inside the content',
		form(part('name="profession"', 'a\r\n--the-attacks-own-bound') + end),
		200,
	),
	knownAttack('a form without an end', form(profession), 400, refusedWith('input.malformed')),
	knownAttack('a form of nothing', form(end), [200, 400]),
	knownAttack('a form that is empty', form(''), 400),
	knownAttack('a part without a name', form(`--the-attacks-own-boundary\r\n\r\nx\r\n${end}`), 400),
	knownAttack('a part with an empty name', form(part('name=""', 'x') + end), [200, 400]),
	knownAttack(
		'five thousand parts',
		form(Array.from({ length: 5000 }, (_, at) => part(`name="x${at}"`, 'x')).join('') + end),
		200,
	),
	knownAttack('more than five thousand parts', form(part('name="x"', 'x').repeat(5001) + end), 400),
	slow(
		knownAttack(
			'as many parts as 6 MiB hold',
			form((part('name="x"', '') + part('name="x"; filename="x"', '')).repeat(45_000) + end),
			400,
		),
	),
	slow(
		knownAttack(
			'one part with a hundred thousand headers',
			form(part(`name="x"\r\n${'a: b\r\n'.repeat(100_000)}x: y`, 'x') + end),
			400,
		),
	),
	knownAttack(
		'five thousand parts of one name',
		form(part('name="profession"', 'x').repeat(5000) + end),
		200,
	),
	knownAttack(
		'a header of 100 KiB in a part',
		form(part(`name="x"; x="${'x'.repeat(100_000)}"`, 'x') + end),
		[200, 400],
	),
	knownAttack(
		'__proto__ and constructor for fields',
		form(part('name="__proto__"', 'x') + part('name="constructor.prototype.x"', 'x') + end),
		200,
	),
	knownAttack(
		'a file where a text belongs',
		form(part('name="profession"; filename="x.txt"', 'x') + end),
		200,
	),
	knownAttack('a text where a file belongs', form(part('name="photo"', 'x') + end), 200),
	knownAttack(
		'a text for a picture that is required',
		gallery([['image', 'x']], []),
		400,
		refusedWith('gallery.imageRequired'),
	),
	knownAttack(
		'NUL in a field of a form',
		form(part('name="profession"', 'a\u0000b') + end),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'bytes of no script in a field of a form',
		form(Buffer.from(`${part('name="profession"', 'a\u00ffb')}${end}`, 'latin1')),
		[200, 400],
	),
	knownAttack('a line break in a name', form(part('name="a\r\nb"', 'x') + end), [200, 400]),
	knownAttack(
		'6 MiB of a file',
		upload('x.jpg', joined(Buffer.from([0xff, 0xd8, 0xff]), megabytes(5, 2 ** 19))),
		413,
		refusedWith('picture.tooLarge'),
	),
	knownAttack(
		'more than 6 MiB of a file',
		upload('x.jpg', megabytes(6)),
		413,
		refusedWith('picture.tooLarge'),
	),
	knownAttack(
		'more than 6 MiB of fields',
		form(part('name="profession"', 'x'.repeat(6 * 2 ** 20)) + end),
		413,
	),
];

function gallery(fields: [string, string][], files: [string, string, Uint8Array][]) {
	return (scene: Scene) =>
		call(scene, {
			...{ method: 'POST', target: '/api/gallery', caller: 'administrator' as const },
			headers: { 'content-type': multipartType },
			body: multipart([['title', 'Fort'], ['description', 'A fort'], ...fields], files),
		});
}

function upload(filename: string, bytes: Uint8Array | Promise<Uint8Array>) {
	return async (scene: Scene) => gallery([], [['image', filename, await bytes]])(scene);
}

const red = { r: 165, g: 85, b: 34 };
const plain = (width = 40, height = 30) =>
	sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false });
const marker = 'a-mark-that-may-not-survive';

const sentPicture = z.object({ image: z.object({ imageUrl: z.string(), thumbnailUrl: z.string() }) });

/** Of a picture that was taken, no variant holds what was beside its pixels. */
const isClean: Check = async ({ body }, scene) => {
	const { image } = sentPicture.parse(JSON.parse(body.toString()));
	for (const address of [image.imageUrl, image.thumbnailUrl]) {
		const kept = await get(new URL(address, scene.origin).pathname)(scene);
		if (kept.status !== 200) return `the picture was answered ${kept.status}`;
		const { exif, xmp, icc, iptc, format, orientation } = await sharp(kept.body).metadata();
		if (exif || xmp || icc || iptc || orientation) return 'metadata is left';
		if (format !== 'webp' || kept.body.includes(marker) || kept.body.includes('GPS'))
			return 'it was not made anew';
	}
	return null;
};

const located = () =>
	plain()
		.jpeg()
		.withExif({
			IFD0: { Copyright: marker, Orientation: '6' },
			IFD3: { GPSLatitude: '26/1 17/1 0/1', GPSLatitudeRef: 'N' },
		})
		.toBuffer();

/** A PNG that says to be of any size, without the pixels. */
async function saysToBe(width: number, height: number): Promise<Buffer> {
	const png = await plain(1, 1).png().toBuffer();
	png.writeUInt32BE(width, 16);
	png.writeUInt32BE(height, 20);
	png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
	return png;
}

function crc32(bytes: Uint8Array): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
	}
	return (sum ^ 0xffffffff) >>> 0;
}

const notAPicture = refusedWith('picture.notAPicture');
const isAnimated = refusedWith('picture.animated');

const pictures: KnownAttack[] = [
	knownAttack(
		'a picture of one pixel',
		(scene) => upload('x.png', plain(1, 1).png().toBuffer())(scene),
		201,
		isClean,
	),
	knownAttack(
		'a picture with a page of HTML behind it',
		async (scene) =>
			upload('x.jpg', joined(await plain().jpeg().toBuffer(), getBytes(`<script>${marker}</script>`)))(scene),
		201,
		isClean,
	),
	knownAttack(
		'a picture with an archive behind it',
		async (scene) =>
			upload('x.png', joined(await plain().png().toBuffer(), getBytes(`PK\u0003\u0004${marker}`)))(scene),
		201,
		isClean,
	),
	knownAttack(
		'HTML with the first bytes of a picture',
		upload('x.jpg', joined(Buffer.from([0xff, 0xd8, 0xff]), getBytes('<script>alert(1)</script>'))),
		415,
		notAPicture,
	),
	knownAttack(
		'a picture that tells where it was taken',
		(scene) => upload('x.jpg', located())(scene),
		201,
		isClean,
	),
	knownAttack(
		'a picture by another ending',
		(scene) => upload('x.gif', plain().png().toBuffer())(scene),
		201,
		isClean,
	),
	knownAttack(
		'a program by the ending of a picture',
		upload('x.jpg', getBytes('MZ\u0090\u0000')),
		415,
		notAPicture,
	),
	knownAttack(
		'SVG by the ending of a picture',
		upload('x.png', getBytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
		415,
		notAPicture,
	),
	knownAttack(
		'GIF',
		async (scene) => upload('x.gif', await plain().gif().toBuffer())(scene),
		415,
		isAnimated,
	),
	knownAttack('PDF', upload('x.jpg', getBytes('%PDF-1.7\n')), 415, notAPicture),
	knownAttack(
		'HEIC',
		upload('x.jpg', getBytes('\u0000\u0000\u0000\u0018ftypheic')),
		415,
		refusedWith('picture.heic'),
	),
	knownAttack('nothing', upload('x.jpg', new Uint8Array()), [400, 415]),
	knownAttack(
		'half a JPEG',
		async (scene) => upload('x.jpg', (await plain(400, 300).jpeg().toBuffer()).subarray(0, 300))(scene),
		415,
		notAPicture,
	),
	knownAttack(
		'half a PNG',
		async (scene) => upload('x.png', (await plain(400, 300).png().toBuffer()).subarray(0, 90))(scene),
		415,
		notAPicture,
	),
	knownAttack(
		'half a WebP',
		async (scene) => upload('x.webp', (await plain(400, 300).webp().toBuffer()).subarray(0, 60))(scene),
		415,
		notAPicture,
	),
	knownAttack('a WebP that moves', (scene) => upload('x.webp', makeMovingWebp())(scene), 415, isAnimated),
	knownAttack(
		'a picture that says to have four milliards of pixels',
		(scene) => upload('x.png', saysToBe(65_535, 65_535))(scene),
		413,
		refusedWith('picture.tooManyPixels'),
	),
	knownAttack(
		'one row more than 24 megapixels',
		(scene) => upload('x.png', saysToBe(4000, 6001))(scene),
		413,
		refusedWith('picture.tooManyPixels'),
	),
	knownAttack(
		'a picture that says to have no width',
		(scene) => upload('x.png', saysToBe(0, 10))(scene),
		415,
		notAPicture,
	),
	slow(
		knownAttack(
			'24 megapixels',
			(scene) => upload('x.png', plain(6000, 4000).png().toBuffer())(scene),
			201,
			isClean,
		),
	),
	...['../../x.jpg', 'a\u0000.jpg', 'x".jpg', '/etc/passwd', 'C:\\x.jpg', 'चित्र.jpg', 'x'.repeat(5000)].map(
		(filename) =>
			knownAttack(
				`a file called ${JSON.stringify(filename.slice(0, 30))}`,
				async (scene) => upload(filename.replace(/"/g, '%22'), await plain().jpeg().toBuffer())(scene),
				201,
				isClean,
			),
	),
];

const head = (line: string, ...headers: string[]) =>
	[line, 'Host: portal.example', 'Connection: close', ...headers, '', ''].join('\r\n');
const letterText = JSON.stringify(letter);
const postHead = (...headers: string[]) =>
	head('POST /api/contact HTTP/1.1', 'Content-Type: application/json', ...headers);
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

const raw = (bytes: string | Uint8Array) => (scene: Scene) => exchange(scene.origin, bytes);

/** Bytes behind a request are no second request. */
const isOne: Check = (answer) =>
	'answers' in answer && Number(answer.answers) > 1 ? 'answered twice' : null;

const wire: KnownAttack[] = [
	knownAttack('a body without a length', raw(postHead() + letterText), [400, 0]),
	knownAttack(
		'a body in chunks',
		raw(postHead('Transfer-Encoding: chunked') + chunk(letterText) + chunk('')),
		201,
		isOne,
	),
	knownAttack(
		'a body in as many chunks of a byte as fit',
		raw(
			postHead('Transfer-Encoding: chunked') +
				[...getLetter(limitOfJson)].map((byte) => chunk(byte)).join('') +
				chunk(''),
		),
		201,
		isOne,
	),
	knownAttack(
		'chunks of a byte without end',
		raw(postHead('Transfer-Encoding: chunked') + chunk('[').repeat(1_000_000)),
		[413, 0],
		isOne,
	),
	...[
		'zz\r\nx',
		'-1\r\nx',
		'ffffffffffffffffff\r\nx',
		'0x5\r\nhello',
		'5\r\nhelloo\r\n',
		'5;\u0000\r\nhello\r\n0\r\n\r\n',
	].map((chunks) =>
		knownAttack(
			`chunks that are none: ${JSON.stringify(chunks)}`,
			raw(postHead('Transfer-Encoding: chunked') + chunks),
			[400, 0],
			isOne,
		),
	),
	knownAttack(
		'chunks with a long extension',
		raw(
			postHead('Transfer-Encoding: chunked') +
				chunk(letterText).replace('\r\n', `;${'x'.repeat(40_000)}\r\n`) +
				chunk(''),
		),
		[400, 413, 0],
		isOne,
	),
	knownAttack(
		'a length and chunks',
		raw(
			postHead('Content-Length: 5', 'Transfer-Encoding: chunked') +
				chunk(letterText) +
				chunk('') +
				head('GET /api/users/count HTTP/1.1'),
		),
		[400, 0],
		isOne,
	),
	knownAttack(
		'two lengths',
		raw(postHead('Content-Length: 5', 'Content-Length: 500') + letterText),
		[400, 0],
		isOne,
	),
	knownAttack('a length below zero', raw(postHead('Content-Length: -5') + letterText), [400, 0], isOne),
	knownAttack('a length with a sign', raw(postHead('Content-Length: +5') + letterText), [400, 0], isOne),
	knownAttack(
		'a length of many digits',
		raw(postHead(`Content-Length: ${'9'.repeat(40)}`) + letterText),
		[400, 0],
		isOne,
	),
	knownAttack('a length of 9 GB', raw(postHead('Content-Length: 9000000000') + letterText), 413, isOne),
	knownAttack(
		'a coding that nobody knows',
		raw(postHead('Transfer-Encoding: xchunked') + chunk(letterText) + chunk('')),
		[400, 501, 0],
		isOne,
	),
	knownAttack(
		'chunked twice',
		raw(postHead('Transfer-Encoding: chunked, identity') + chunk(letterText) + chunk('')),
		[400, 501, 0],
		isOne,
	),
	knownAttack(
		'a blank before the colon',
		raw(postHead('Transfer-Encoding : chunked') + chunk(letterText) + chunk('')),
		[400, 0],
		isOne,
	),
	knownAttack(
		'a header on two lines',
		raw(head('GET /api/users/count HTTP/1.1', 'X-A: a\r\n b')),
		[200, 400, 0],
		isOne,
	),
	knownAttack(
		'NUL in a header',
		raw(head('GET /api/users/count HTTP/1.1', 'X-A: a\u0000b')),
		[400, 0],
		isOne,
	),
	knownAttack('a header without a name', raw(head('GET /api/users/count HTTP/1.1', ': x')), [400, 0], isOne),
	knownAttack(
		'a GET with a body',
		raw(`${head('GET /api/users/count HTTP/1.1', 'Content-Length: 5')}hello`),
		200,
		isOne,
	),
	knownAttack('HTTP/1.0', raw('GET /api/users/count HTTP/1.0\r\n\r\n'), 200, isOne),
	knownAttack('HTTP/0.9', raw('GET /\r\n\r\n'), [200, 400, 0]),
	knownAttack('HTTP/9.9', raw(head('GET /api/users/count HTTP/9.9')), [400, 505, 0]),
	knownAttack('no host', raw('GET /api/users/count HTTP/1.1\r\nConnection: close\r\n\r\n'), [200, 400]),
	knownAttack(
		'two hosts',
		raw(head('GET /api/users/count HTTP/1.1', 'Host: evil.example')),
		[200, 400],
		isOne,
	),
	knownAttack(
		'a host that is none',
		raw('GET / HTTP/1.1\r\nHost: a b/\\@:x\r\nConnection: close\r\n\r\n'),
		[200, 308, 400],
	),
	knownAttack(
		'the host of somebody else',
		raw('GET /en/login HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
		200,
		({ body }) => (body.toString().includes('evil.example') ? 'it is named in the page' : null),
	),
	knownAttack(
		'line feeds alone',
		raw('GET /api/users/count HTTP/1.1\nHost: x\nConnection: close\n\n'),
		[200, 400, 0],
	),
	knownAttack(
		'the greeting of TLS',
		raw(Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 13, 10, 13, 10])),
		[400, 0],
	),
	knownAttack('a greeting of HTTP/2', raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), [400, 405, 505, 0]),
	knownAttack(
		'a whole address in the request line',
		raw(head('GET http://portal.example/api/users/count HTTP/1.1')),
		200,
	),
	knownAttack(
		'the address of another site in the request line',
		raw(head('GET http://evil.example/api/users/count HTTP/1.1')),
		200,
	),
	...[
		'http://[',
		'//',
		'//evil.example/%2f..',
		'///x',
		'/\\evil.example',
		'*',
		'?',
		'/?',
		'/..',
		'/../..',
		'/%2e%2e/%2e%2e/etc/passwd',
		'mailto:x',
		'/.',
		'/;',
		'/x//y',
		'x',
		'/api',
		'/api/',
		'/api//users',
		'/_next/',
		'/_next/data/x/y.json',
		'/_next/image?url=http%3A%2F%2Fevil.example%2Fx&w=64&q=75',
		'/_next/static/../../package.json',
		'/.env',
		'/.git/config',
		'/api/auth',
		'/api/auth/signin/x',
		'/_error',
		'/404',
		'/500',
		'/_not-found',
		'/hi/_not-found',
		'/en/%2e%2e/admin',
	].map((target) =>
		knownAttack(
			`the address ${target}`,
			raw(head(`GET ${target} HTTP/1.1`)),
			[200, 301, 302, 307, 308, 400, 404, 405],
			(answer) => {
				const location = String(answer.headers.location ?? '');
				return /^(?:https?:)?[/\\]{2}|^[/\\]{2}/.test(location) ? `leads to ${location}` : null;
			},
		),
	),
	...[
		'%',
		'%f',
		'%ff',
		'%00',
		'%2f',
		'..%2f',
		'%ed%a0%80',
		'%c0%ae',
		'%25',
		'%0d%0aSet-Cookie:%20x=y',
	].flatMap((broken) =>
		[
			`/api/blogs/${broken}`,
			`/blog/${broken}`,
			`/en/clan/${broken}`,
			`/api/clans/${broken}`,
			`/api/media/${broken}/160`,
			`/${broken}`,
			`/share/hi/blog/${broken}.png`,
		].map((target) =>
			knownAttack(
				`the broken address ${target}`,
				raw(head(`GET ${target} HTTP/1.1`)),
				[200, 301, 307, 308, 400, 404],
				({ headers }) => (headers['set-cookie'] === undefined ? null : 'sets a cookie'),
			),
		),
	),
	knownAttack(
		'Devanagari as it is in the request line',
		raw(Buffer.from(head('GET /api/blogs?search=राठौड़ HTTP/1.1'))),
		[200, 400],
	),
	knownAttack(
		'Devanagari as it is in a path',
		raw(Buffer.from(head('GET /clan/राठौड़ HTTP/1.1'))),
		[308, 400, 404],
	),
	knownAttack('a path of 8 KiB', raw(head(`GET /${'x'.repeat(8192)} HTTP/1.1`)), [400, 404, 414, 431]),
	knownAttack(
		'a path of 8 KiB of slashes',
		raw(head(`GET ${'/'.repeat(8192)} HTTP/1.1`)),
		[307, 308, 400, 404, 414, 431],
	),
	knownAttack('a path of 100 KiB', raw(head(`GET /${'x'.repeat(100_000)} HTTP/1.1`)), [414, 431]),
	knownAttack(
		'a header of 100 KiB',
		raw(head('GET /api/users/count HTTP/1.1', `X-A: ${'x'.repeat(100_000)}`)),
		431,
	),
	knownAttack(
		'three thousand headers',
		raw(head('GET /api/users/count HTTP/1.1', ...Array.from({ length: 3000 }, () => 'a:b'))),
		[200, 431],
	),
	knownAttack('five hundred parameters', raw(head(`GET /api/blogs?${'a&'.repeat(499)} HTTP/1.1`)), 200),
	knownAttack('five thousand parameters', raw(head(`GET /api/blogs?${'a&'.repeat(5000)} HTTP/1.1`)), 200),
	knownAttack(
		'ten thousand parameters',
		raw(head(`GET /api/blogs?${'a=1&'.repeat(10_000)} HTTP/1.1`)),
		[200, 431],
	),
	knownAttack(
		'ten thousand parameters for a page',
		raw(head(`GET /en/blogs?${'a&'.repeat(7000)} HTTP/1.1`)),
		200,
	),
	knownAttack(
		'the same parameter five thousand times, for a page',
		raw(head(`GET /en/login?${'next=&'.repeat(2000)} HTTP/1.1`)),
		200,
	),
	knownAttack(
		'WebSocket',
		raw(
			'GET /api/users/count HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n',
		),
		[200, 400, 426],
	),
	knownAttack(
		'a caller who wants to be asked first',
		raw(postHead('Expect: 100-continue', `Content-Length: ${letterText.length}`) + letterText),
		[100, 201],
	),
	knownAttack(
		'a caller who expects something else',
		raw(postHead('Expect: miracles', `Content-Length: ${letterText.length}`) + letterText),
		[417],
	),
	knownAttack(
		'twenty requests at once on one connection',
		raw(
			`${'GET /api/users/count HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(19)}${head('GET /api/users/count HTTP/1.1')}`,
		),
		200,
		(answer) => ('answers' in answer && answer.answers === 20 ? null : 'not all were answered'),
	),
	knownAttack('a body that is never finished', (scene) => unfinished(scene), [0, 408]),
];

/** The caller hangs up in the middle; what has come is not acted upon. */
async function unfinished({ origin, world }: Scene): Promise<RawAnswer> {
	const before = await world.query<{ count: number }>('SELECT count(*)::int AS count FROM "InboxMessage"');
	const answer = await exchange(origin, postHead('Content-Length: 5000') + letterText, { withinMs: 300 });
	const after = await world.query<{ count: number }>('SELECT count(*)::int AS count FROM "InboxMessage"');
	return before[0]?.count === after[0]?.count ? answer : { ...answer, status: 201 };
}

/** How soon others are answered while somebody drips. */
const othersWithinMs = 5_000;

function dripping(name: string, bytes: string, next: () => string, closedWithinMs: number): KnownAttack {
	return {
		name,
		isSlow: true,
		async run(scene) {
			const drips = Array.from({ length: 50 }, () =>
				exchange(scene.origin, bytes, { withinMs: closedWithinMs, drip: { everyMs: 500, next } }),
			);
			for (let asked = 0; asked < 10; asked++) {
				const started = Date.now();
				const { status } = await get('/api/users/count')(scene);
				if (status !== 200 || Date.now() - started > othersWithinMs)
					return `another caller was answered ${status} after ${Date.now() - started} ms`;
			}
			const [answer] = await Promise.all(drips);
			if (!answer || answer.took >= closedWithinMs) return 'was not closed';
			return [0, 400, 408].includes(answer.status) ? null : `answered ${answer.status}`;
		},
	};
}

const slowOnes: KnownAttack[] = [
	dripping('headers that come a line at a time', 'GET / HTTP/1.1\r\nHost: x\r\n', () => 'X-A: b\r\n', 30_000),
	dripping('a request line that comes a letter at a time', 'GET /', () => 'x', 30_000),
	dripping('a body that comes a byte at a time', postHead('Content-Length: 5000'), () => 'x', 30_000),
];

const imported =
	(target: string, caller: Caller, make: () => string | Uint8Array, fields: [string, string][] = []) =>
	(scene: Scene) => {
		const made = make();
		const bytes = typeof made === 'string' ? getBytes(made) : made;
		return call(scene, {
			...{ method: 'POST', target, caller },
			headers: { 'content-type': multipartType },
			body: multipart([['dryRun', 'true'], ...fields], [['file', 'x', bytes]]),
		});
	};

const gedcom = (make: () => string | Uint8Array, fields: [string, string][] = []) =>
	imported('/api/family/import', 'member', make, fields);
const members = (make: () => string | Uint8Array) =>
	imported('/api/admin/imports/members', 'administrator', make);
const deities = (make: () => string | Uint8Array) =>
	imported('/api/admin/imports/deities', 'administrator', make);

const getHead = (version: string) => `0 HEAD\n1 GEDC\n2 VERS ${version}\n`;
const person = (at: number, more = '') => `0 @I${at}@ INDI\n1 NAME P${at} /Rathore/\n${more}`;
const most = 5.9 * 2 ** 20;

/** Everybody is a child of the next, and the last of the first. */
function circle(count: number): string {
	const people = Array.from({ length: count }, (_, at) =>
		person(at, `1 FAMC @F${at}@\n1 FAMS @F${(at + count - 1) % count}@\n`),
	);
	const families = Array.from(
		{ length: count },
		(_, at) => `0 @F${at}@ FAM\n1 HUSB @I${(at + 1) % count}@\n1 CHIL @I${at}@\n`,
	);
	return `${getHead('7.0')}${people.join('')}${families.join('')}0 TRLR\n`;
}

const looked = [200, 400];

/** So many bytes of combining marks that `normalize()` has to sort. */
const marks = (bytes: number) => '\u0315\u0300\u0316'.repeat(bytes / 6);
const sent = (target: string, body: unknown) => (scene: Scene) =>
	call(scene, {
		...{ method: 'POST', target, headers: { 'content-type': 'application/json' } },
		body: JSON.stringify(body),
	});
const registered = (name: string) => (scene: Scene) =>
	call(scene, {
		...{ method: 'POST', target: '/api/users/register', headers: { 'content-type': multipartType } },
		body: multipart(
			[
				['name', name],
				['email', 'heap@example.org'],
				['password', 'a password of many marks'],
			],
			[],
		),
	});
const generations = (count: number) =>
	[
		getHead('7.0'),
		...Array.from({ length: count }, (_, at) => person(at, `1 FAMC @F${at}@\n1 FAMS @F${at - 1}@\n`)),
		...Array.from({ length: count - 1 }, (_, at) => `0 @F${at}@ FAM\n1 HUSB @I${at + 1}@\n1 CHIL @I${at}@\n`),
		'0 TRLR\n',
	].join('');
/** An ordinary family whose file has almost as many lines as it may. */
const homes = (count: number, each: number) =>
	[
		getHead('7.0'),
		...Array.from(
			{ length: count },
			(_, at) =>
				`0 @I${at}@ INDI\n1 NAME P${at} /R/\n1 SEX M\n1 BIRT\n2 DATE 1900\n${`1 RESI\n2 DATE 1950\n2 PLAC Pali ${at}\n`.repeat(each)}`,
		),
		'0 TRLR\n',
	].join('');
/** Everybody was adopted by everybody of the generation above: there are far more ways up than people. */
function adoptedByAll(each: number, layers: number): string {
	const ids = (layer: number) => Array.from({ length: each }, (_, at) => layer * each + at);
	const families = Array.from({ length: layers - 1 }, (_, layer) =>
		ids(layer + 1).map((parent) => {
			const children = ids(layer).map((child) => `1 CHIL @I${child}@\n2 _FREL Adopted\n`);
			return `0 @F${parent}@ FAM\n1 HUSB @I${parent}@\n${children.join('')}`;
		}),
	);
	const people = Array.from({ length: layers }, (_, layer) =>
		ids(layer).map((at) => person(at, '1 SEX M\n')),
	);
	return `${getHead('5.5.1')}${people.flat().join('')}${families.flat().join('')}0 TRLR\n`;
}

const treeForm = z.object({ familyMembers: z.array(z.object({ _id: z.string() })) });

/** Imports a tree in which there are far more ways up than people, and asks how its first and its last are related. */
const plantedTree: KnownAttack = {
	name: 'a tree in which everybody was adopted by everybody, and what is asked of it',
	async run(scene) {
		const planted = await gedcom(() => adoptedByAll(60, 5), [['dryRun', 'false']])(scene);
		if (planted.status !== 201) return `the file was answered ${planted.status}`;
		const tree = await get('/api/family/tree', 'member')(scene);
		const cards = treeForm.parse(JSON.parse(tree.body.toString())).familyMembers;
		const [first, last] = [cards[0]?._id, cards.at(-1)?._id];
		for (const asked of [
			`relation?from=${first}&to=${last}`,
			`relation?to=${last}`,
			`marriage?one=${first}&other=${last}`,
			'export',
		]) {
			const { status } = await get(`/api/family/${asked}`, 'member')(scene);
			// Two men are refused a verdict.
			if (status !== 200 && status !== 400) return `${asked.split('?')[0]} was answered ${status}`;
		}
		return null;
	},
};

/** What took seconds, or grew much faster than the input. */
const heaps: KnownAttack[] = [
	...(['email', 'password'] as const).map((field) =>
		knownAttack(
			`252 KB of marks for the ${field} of a login`,
			sent('/api/users/login', { email: 'a@example.org', password: 'x', [field]: marks(252_000) }),
			400,
			refusedWith('input.invalid'),
		),
	),
	knownAttack(
		'marks with format characters between them',
		sent('/api/users/login', { email: 'a@example.org', password: '\u0315\u202a\u0300\u202a'.repeat(20_000) }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'a name of a field of 250 KB of marks',
		sent('/api/users/login', { [marks(250_000)]: 1 }),
		400,
		refusedWith('input.invalid'),
	),
	knownAttack(
		'a password of a hundred thousand letters',
		sent('/api/users/login', { email: 'a@example.org', password: 'aA1!'.repeat(25_000) }),
		400,
	),
	knownAttack('a registration with half a megabyte of marks', registered(marks(500_000)), 400),
	knownAttack('a registration with six megabytes of marks', registered(marks(5_900_000)), [400, 413]),
	knownAttack(
		'a list of a hundred thousand wrong fields',
		sent(
			'/api/contact',
			Array.from({ length: 100_000 }, () => 1),
		),
		400,
	),
	knownAttack('a query of marks', get(`/api/users?search=${encodeURIComponent(marks(3_600))}`), 400),
	knownAttack('a path of marks', get(`/api/blogs/${encodeURIComponent(marks(3_600))}`), 404),
	knownAttack(
		'a page of marks',
		get(`/en/profile/${encodeURIComponent(marks(3_600))}`),
		[200, 303, 307, 404],
	),
	knownAttack(
		'headers of commas, semicolons and colons',
		get('/api/users/count', 'visitor', {
			...{ 'accept-language': 'a;q=1,'.repeat(600), cookie: 'a=b;'.repeat(600) },
			...{ 'x-forwarded-for': '1:,'.repeat(700), 'user-agent': 'Mozilla/5.0 ('.repeat(200) },
		}),
		200,
	),
	knownAttack(
		'a GEDCOM line of 90 KB of marks',
		gedcom(() => `${getHead('7.0')}${person(1)}1 NOTE ${marks(90_000)}\n0 TRLR\n`),
		200,
	),
	knownAttack(
		'GEDCOM lines that make 500 KB of marks together',
		gedcom(() => `${getHead('7.0')}${person(1)}1 NOTE a\n${`2 CONC ${marks(48)}\n`.repeat(10_000)}0 TRLR\n`),
		200,
	),
	...[3000, 4900].map((count) =>
		knownAttack(
			`a GEDCOM file of ${count} generations`,
			gedcom(() => generations(count)),
			[200, 409],
		),
	),
	knownAttack(
		'a GEDCOM file of 4900 people who moved 22 times each',
		gedcom(() => homes(4900, 22)),
		200,
	),
	knownAttack(
		'a GEDCOM file in which everybody was adopted by everybody',
		gedcom(() => adoptedByAll(60, 6)),
		looked,
	),
	knownAttack(
		'a table with a cell of a megabyte of marks',
		members(() => `name,email\n${marks(1_000_000)},a@example.org\n`),
		200,
	),
	plantedTree,
];

const imports: KnownAttack[] = [
	slow(
		knownAttack(
			'a file of a million lines',
			gedcom(() => getHead('7.0') + '0 X\n'.repeat(1_000_000)),
			looked,
		),
	),
	slow(
		knownAttack(
			'a line of 6 MiB',
			gedcom(() => `${getHead('7.0')}${person(1)}1 NOTE ${'x'.repeat(most)}\n0 TRLR\n`),
			looked,
		),
	),
	slow(
		knownAttack(
			'a note of half a million lines',
			gedcom(() => `${getHead('7.0')}${person(1)}1 NOTE x\n${'2 CONT\n'.repeat(390_000)}0 TRLR\n`),
			looked,
		),
	),
	slow(
		knownAttack(
			'a note of half a million pieces',
			gedcom(() => `${getHead('5.5.1')}${person(1)}1 NOTE x\n${'2 CONC a\n'.repeat(390_000)}0 TRLR\n`),
			looked,
		),
	),
	slow(
		knownAttack(
			'as many people as a file of 6 MiB holds',
			gedcom(() => `${getHead('7.0')}${Array.from({ length: 100_000 }, (_, at) => person(at)).join('')}`),
			looked,
		),
	),
	slow(
		knownAttack(
			'a hundred thousand families of two',
			gedcom(
				() =>
					`${getHead('7.0')}${person(1)}${person(2)}${Array.from({ length: 100_000 }, (_, at) => `0 @F${at}@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n`).join('')}`,
			),
			looked,
		),
	),
	slow(
		knownAttack(
			'a couple with as many children as fit',
			gedcom(
				() =>
					`${getHead('7.0')}${Array.from({ length: 4900 }, (_, at) => person(at)).join('')}0 @F1@ FAM\n1 HUSB @I0@\n1 WIFE @I1@\n${'1 CHIL @I7@\n'.repeat(300_000)}`,
			),
			looked,
		),
	),
	slow(
		knownAttack(
			'a circle of two thousand generations',
			gedcom(() => circle(2000)),
			looked,
		),
	),
	slow(
		knownAttack(
			'a letter and a million accents',
			gedcom(() => `${getHead('7.0')}0 @I1@ INDI\n1 NAME a${'\u0301'.repeat(1_000_000)} /x/\n`),
			looked,
		),
	),
	slow(
		knownAttack(
			'four million blanks before a name',
			gedcom(
				() => `${getHead('7.0')}${' '.repeat(4_000_000)}0 @I1@ INDI\n1 NAME ${' '.repeat(1_000_000)}x\n`,
			),
			looked,
		),
	),
	slow(
		knownAttack(
			'half a million @',
			gedcom(() => `${getHead('7.0')}0 @I1@ INDI\n1 NOTE ${'@'.repeat(4_000_000)}\n`),
			looked,
		),
	),
	slow(
		knownAttack(
			'a date of two million letters',
			gedcom(() => `${getHead('7.0')}${person(1)}1 BIRT\n2 DATE ${'BET '.repeat(500_000)}\n`),
			looked,
		),
	),
	knownAttack(
		'everybody an ancestor of themselves',
		gedcom(() => circle(3)),
		looked,
	),
	knownAttack(
		'a person who is their own child and partner',
		gedcom(() => `${getHead('7.0')}${person(1)}0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I1@\n1 CHIL @I1@\n`),
		looked,
	),
	knownAttack(
		'ninety-nine levels',
		gedcom(
			() =>
				`${getHead('7.0')}${person(1)}${Array.from({ length: 98 }, (_, at) => `${at + 1} NOTE x\n`).join('')}`,
		),
		looked,
	),
	knownAttack(
		'pointers to nowhere',
		gedcom(
			() =>
				`${getHead('7.0')}${person(1, '1 FAMC @X@\n1 FAMS @VOID@\n1 NOTE @__proto__@\n')}0 @__proto__@ INDI\n1 NAME x\n0 @constructor@ FAM\n1 HUSB @__proto__@\n`,
		),
		looked,
	),
	knownAttack(
		'the same key for everybody',
		gedcom(() => getHead('7.0') + person(1).repeat(50)),
		looked,
	),
	knownAttack(
		'half of UTF-16',
		gedcom(() =>
			Buffer.from(`\ufeff${getHead('5.5.1')}${person(1)}1 NOTE \ud800\n`, 'utf16le').subarray(0, -1),
		),
		looked,
	),
	knownAttack(
		'a file of NUL',
		gedcom(() => new Uint8Array(1000)),
		400,
	),
	knownAttack(
		'a picture for a file',
		gedcom(() => Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
		400,
	),
	knownAttack(
		'a choice that is none',
		gedcom(() => getHead('7.0') + person(1), [['choices', '{"same":{"__proto__":"x"}}']]),
		[200, 400],
	),
	knownAttack(
		'choices of a hundred thousand lists',
		gedcom(() => getHead('7.0') + person(1), [['choices', '['.repeat(100_000)]]),
		400,
	),
	slow(
		knownAttack(
			'a table of half a million lines',
			members(() => `name,email\n${'a,b\n'.repeat(500_000)}`),
			400,
		),
	),
	slow(
		knownAttack(
			'a table of one line of 6 MiB',
			members(() => 'x'.repeat(most)),
			413,
		),
	),
	slow(
		knownAttack(
			'a table of a million columns',
			members(() => `${'a,'.repeat(1_000_000)}\nx`),
			400,
		),
	),
	slow(
		knownAttack(
			'a table of two million quotes',
			members(() => '"'.repeat(2_000_000)),
			400,
		),
	),
	slow(
		knownAttack(
			'a cell of two million letters',
			members(() => `name,email\n"${'x\n'.repeat(1_000_000)}",a@example.org\n`),
			looked,
		),
	),
	knownAttack(
		'a quote that is never closed',
		members(() => 'name,email\n"Ajay,a@example.org\n'),
		400,
	),
	knownAttack(
		'columns named as parts of a prototype',
		members(() => '__proto__,constructor,name,email\nx,y,Ajay,ajay.proto@example.org\n'),
		looked,
	),
	knownAttack(
		'formulas in cells',
		members(() => "name,email\n=1+1,a@example.org\n@x,b@example.org\n'=1,c@example.org\n"),
		looked,
	),
	knownAttack(
		'deities with a thousand clans',
		deities(() => `name,deityType,clans,description\nKarni,devi,"${'a,'.repeat(1000)}",x\n`),
		looked,
	),
	knownAttack(
		'a table of blanks',
		deities(() => ' , , \n , , \n'),
		400,
	),
];

/** Ways not to be who one is. */
const tokens: readonly (readonly [name: string, make: (world: World) => string | Promise<string>])[] = [
	['no token', () => 'x'],
	[
		'a token that nobody signed',
		() =>
			`${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`,
	],
	[
		'a token that says it needs no key',
		() => `${Buffer.from('{"alg":"none","enc":"A256GCM"}').toString('base64url')}....`,
	],
	[
		'a token with another secret',
		async (world) =>
			encode({ token: { ...(await getClaims(world)) }, secret: 'another secret, thirty-two and more' }),
	],
	[
		'a token that has run out',
		async (world) => encode({ token: { ...(await getClaims(world)) }, secret: worldSecret, maxAge: -10 }),
	],
	['a token of no session', () => encode({ token: { sub: guid, sid: guid }, secret: worldSecret })],
	[
		'a token of somebody else’s session',
		async (world) => encode({ token: { ...(await getClaims(world)), sub: guid }, secret: worldSecret }),
	],
	['a token that names no session', () => encode({ token: { sub: guid }, secret: worldSecret })],
	[
		'a token that names a session by SQL',
		() => encode({ token: { sub: guid, sid: "' OR 1=1--" }, secret: worldSecret }),
	],
	['a token with a letter more', (world) => `${world.tokenOf('administrator')}x`],
	[
		'a token without its last part',
		(world) => `${world.tokenOf('administrator')}`.split('.').slice(0, 4).join('.'),
	],
	['a token of 7 KiB', () => 'x'.repeat(7000)],
	['a token of percent signs', () => '%ff%00%'],
	['a token of other bytes', () => '\u00ff\u0080'],
];

const guid = '5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d';

async function getClaims(world: World): Promise<{ sub: string; sid: string }> {
	const [row] = await world.query<{ sub: string; sid: string }>(
		'SELECT "memberId"::text AS sub, "id"::text AS sid FROM "Session" ORDER BY "createdAt" DESC LIMIT 1',
	);
	return row ?? { sub: guid, sid: guid };
}

const identities: KnownAttack[] = tokens.map(([name, make]) => ({
	name: `${name} opens nothing`,
	async run(scene) {
		const token = await make(scene.world);
		const cookie = { cookie: `next-auth.session-token=${token}`, 'sec-fetch-site': 'same-origin' };
		for (const headers of [cookie, { authorization: `Bearer ${token}` }]) {
			const calls = await call(scene, { method: 'GET', target: '/api/users/profile', headers });
			if (calls.status !== 401) return `a call was answered ${calls.status}`;
		}
		for (const target of ['/profile', '/en/dashboard', '/admin', '/family-tree']) {
			const { status, headers } = await call(scene, { method: 'GET', target, headers: cookie });
			if (status !== 307 || !headers.location?.includes('/login')) return `${target} was answered ${status}`;
		}
		return null;
	},
}));

const login = (
	name: string,
	target: string,
	body: string,
	type: string,
	statuses: readonly number[],
): KnownAttack =>
	knownAttack(
		`${name} for next-auth`,
		(scene) =>
			call(scene, { method: 'POST', target: `/api/auth/${target}`, headers: { 'content-type': type }, body }),
		statuses,
		({ headers }) => (/evil|\r|\n/.test(String(headers.location)) ? `leads to ${headers.location}` : null),
	);

const urlEncoded = 'application/x-www-form-urlencoded';
const nextAuth: KnownAttack[] = [
	...['callback/credentials', 'signout'].flatMap((target) => [
		login(`nothing to ${target}`, target, '', urlEncoded, [200, 302, 400, 401]),
		login(`broken JSON to ${target}`, target, '{', 'application/json', [400]),
		login(`a list to ${target}`, target, '[[]]', 'application/json', [200, 302, 400, 401]),
		login(`a text to ${target}`, target, 'x', 'text/plain', [415]),
		login(
			`a parameter a thousand times to ${target}`,
			target,
			'csrfToken=x&'.repeat(1000),
			urlEncoded,
			[200, 302, 400, 401],
		),
		login(
			`the address of another site to ${target}`,
			target,
			'callbackUrl=https%3A%2F%2Fevil.example&json=true',
			urlEncoded,
			[200, 302, 400, 401],
		),
		login(
			`__proto__ to ${target}`,
			target,
			'__proto__[email]=x&constructor=y&email=%00&password=%ff',
			urlEncoded,
			[200, 302, 400, 401],
		),
		login(
			`objects to ${target}`,
			target,
			'{"email":{"$gt":""},"password":{"$gt":""},"csrfToken":["x"],"json":{}}',
			'application/json',
			[200, 302, 400, 401],
		),
	]),
	...['signin/credentials', 'session'].map((target) =>
		login(`a form to ${target}, which is closed,`, target, 'csrfToken=x', urlEncoded, [404]),
	),
	knownAttack(
		'the address of another site to be sent to',
		get('/api/auth/signin?callbackUrl=https%3A%2F%2Fevil.example'),
		[200, 302, 307],
		({ headers }) => (String(headers.location).includes('evil') ? `leads to ${headers.location}` : null),
	),
];

/** After all that has been sent: an object that says nothing still says nothing. */
const pollution = knownAttack('no prototype has been written to', json({}), 400, missesFields);

export const knownAttacks: readonly KnownAttack[] = [
	...bodies,
	...paging,
	...searching,
	...forms,
	...pictures,
	...wire,
	...slowOnes,
	...heaps,
	...imports,
	...identities,
	...nextAuth,
	pollution,
];
