import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { type Language, languages } from '@/lib/core/language';
import { getPath, pathIn } from '@/lib/core/localized-path';
import { pages } from '@/lib/core/pages';
import { galleryPath } from '@/lib/features/content/gallery/rules/paths';
import { clanBody } from '@/lib/features/heritage/clan/schema';
import { deityBody } from '@/lib/features/heritage/deity/schema';
import { biodataFields } from '@/lib/features/matching/biodata/constants/fields';
import { registrationBody } from '@/lib/features/member/schema';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { confirmAddress } from '../support/confirmation';
import { getDateStyles } from '../support/date-styles';
import { exploredWidth, getMisfits, misfitsOnPaper, pageWidths, twoWidths } from '../support/fit';
import { type Account, administrator, expect, newAccount, test } from '../support/fixtures';
import { inEachLanguage } from '../support/languages';
import { ask, fillWithLongWords, type LoggedIn, registerWithLongWords } from '../support/long-words';
import { linkSentTo } from '../support/mail';
import { explorerOn, type Way } from '../support/reach';

/** A group of clans of each language's own, since its texts are written by every journey. */
const clanOf: Record<Language, string> = { hi: 'sengar', en: 'jhala' };

const saved = z.looseObject({ _id: z.string() });

interface Written {
	account: Account;
	/** Another member. */
	otherId: string;
	/** Of the member's. */
	biodata: string;
	blog: string;
	/** A blog of the member's that waits. */
	pending: string;
	/** In the mail to a relative for whom an account was made. */
	claim: string;
	notMe: string;
	deity: string;
	category: string;
	/** Undoes what is on everybody's pages. */
	remove: () => Promise<void>;
}

/** An address longer than a phone's screen. */
const longEmail = () => `${randomUUID()}@${'provider'.repeat(2)}.example.org`;

/** Long words in every text of a member, their family, a match, blogs, pictures, deities, a clan and messages. */
async function writeLongWords(language: Language): Promise<Written> {
	const clan = clanOf[language];
	const { email, password } = administrator();
	const admin = z
		.object({ token: z.string() })
		.parse((await ask('POST', 'users/login', { email, password })).body);
	const token = admin.token;
	const names = Object.keys(registrationBody.shape);
	const common = {
		familyTreePrivacy: 'public',
		matrimonialConsent: 'yes',
		isAdmin: 'no',
		mobileNumber: '9414012345',
	};
	const people: (LoggedIn & { account: Account })[] = [];
	for (const own of [
		{ gender: 'Male', age: '28', isMarried: 'no', prefix: 'Shri', clan: 'Rathore' },
		{ gender: 'Female', age: '25', isMarried: 'no', prefix: 'Kumari' },
		{ gender: 'Male', age: '58', isMarried: 'yes', prefix: 'Thakur' },
	]) {
		const account = { ...newAccount(), email: longEmail() };
		const { email: address, password: word } = account;
		people.push({
			account,
			...(await registerWithLongWords(names, { ...common, ...own, email: address, password: word })),
		});
		await confirmAddress(address);
	}
	const [member, bride, other] = people;
	if (!member || !bride || !other) throw new Error('somebody is missing');
	for (const relation of ['Father', 'Mother', 'Brother'])
		await fillWithLongWords({ path: 'family/add', names, fixed: { relation }, token: member.token });
	const sister = {
		relation: 'Sister',
		createAccount: 'true',
		email: longEmail(),
		password: member.account.password,
	};
	await fillWithLongWords({ path: 'family/add', names, fixed: sister, token: member.token });
	const asks = { relation: 'Brother', familyMemberId: member.id };
	await fillWithLongWords({ path: 'family/add', names: ['requestMessage'], fixed: asks, token: other.token });
	await ask('POST', 'family/interests', { memberId: member.id }, bride.token);
	await ask('POST', 'family/interests', { memberId: bride.id }, member.token);
	const question = { names: ['text'], token: bride.token };
	await fillWithLongWords({ path: `family/matches/${member.id}/meeting`, ...question });
	const report = { names: ['text'], fixed: { reason: 'other' }, token: bride.token };
	await fillWithLongWords({ path: `family/matches/${member.id}/report`, ...report });

	const details = {
		...{ heightCm: 168, motherTongue: '', languages: ['Hindi', 'English'], diet: '', income: '' },
		siblings: [{ kind: 'sister', name: 'M'.repeat(100), isMarried: true, marriedInto: 'M'.repeat(120) }],
		...{ shownToMatches: ['about', 'siblings'], shownToAgreed: [] },
	};
	const texts = ['workPlace', 'maternalVillage', 'maternalUncle', 'about', 'aboutFamily', 'lookingFor'];
	for (const { token: own } of [member, bride])
		await fillWithLongWords({
			...{ method: 'PUT', path: 'family/details', names: texts, fixed: details, token: own },
		});
	const look = { layout: 'compact', language: 'both', fields: biodataFields };
	const { biodata } = z.object({ biodata: saved }).parse(
		await fillWithLongWords({
			...{ path: 'family/biodatas', names: ['title'], fixed: look, token: member.token },
		}),
	);
	const sent = { names: ['sentTo'], token: member.token };
	await fillWithLongWords({ path: `family/biodatas/${biodata._id}/links`, ...sent });

	const blog = { names: ['title', 'author', 'content'], fixed: { language: 'hi' }, hasPicture: true };
	const image = { names: ['title', 'description', 'category'], hasPicture: true };
	const published = z
		.object({ blog: saved })
		.parse(await fillWithLongWords({ path: 'blogs', ...blog, token }));
	const [waiting, refused, deleted] = [
		await fillWithLongWords({ path: 'blogs', ...blog, token: member.token }),
		await fillWithLongWords({ path: 'blogs', ...blog, token: member.token }),
		await fillWithLongWords({ path: 'blogs', ...blog, token }),
	].map((answer) => z.object({ blog: saved }).parse(answer).blog._id);
	const reason = { method: 'PATCH', path: `blogs/${refused}/reject`, names: ['reason'], token } as const;
	await fillWithLongWords(reason);
	await ask('DELETE', `blogs/${deleted}`, undefined, token);
	const shown = z
		.object({ image: saved.extend({ category: z.string() }) })
		.parse(await fillWithLongWords({ path: 'gallery', ...image, token }));
	await fillWithLongWords({ path: 'gallery', ...image, token: member.token });
	const ofDeity = Object.keys(deityBody.out.shape);
	const worshipped = z.object({ deity: saved }).parse(
		await fillWithLongWords({
			path: 'deities',
			names: ofDeity.filter((name) => !['hi', 'en', 'images', 'type', 'gender', 'version'].includes(name)),
			fixed: { deityType: 'devi', language: 'hi' },
			token,
		}),
	);
	const ofClan = Object.keys(clanBody.out.shape).filter((name) => !['hi', 'en', 'version'].includes(name));
	const clanBefore = z
		.object({ texts: z.object({ hi: z.looseObject({}), en: z.looseObject({}) }) })
		.parse((await ask('GET', `clans/${clan}`)).body).texts;
	for (const own of languages)
		await fillWithLongWords({
			...{ method: 'PUT', path: `clans/${clan}`, token },
			...{ names: ofClan, fixed: { language: own } },
		});
	const letter = { names: ['name', 'message', 'subject'], fixed: { email: 'ajay@example.org' } };
	await fillWithLongWords({ path: 'contact', ...letter });
	await fillWithLongWords({ path: 'feedback', ...letter, fixed: { ...letter.fixed, type: 'Feedback' } });

	const remove = async () => {
		for (const own of languages)
			await ask('PUT', `clans/${clan}`, { language: own, ...clanBefore[own] }, token);
		for (const path of [
			`blogs/${published.blog._id}`,
			`gallery/${shown.image._id}`,
			`deities/${worshipped.deity._id}`,
			...people.map(({ id }) => `users/${id}`),
		])
			expect((await ask('DELETE', path, undefined, token)).status, path).toBe(200);
	};
	return {
		account: member.account,
		otherId: bride.id,
		blog: published.blog._id,
		pending: waiting ?? '',
		biodata: biodata._id,
		claim: await linkSentTo(sister.email, '/claim/'),
		notMe: await linkSentTo(sister.email, '/not-me/'),
		deity: worshipped.deity._id,
		category: shown.image.category,
		remove,
	};
}

type Pattern = keyof typeof pages;
type DynamicPattern = Extract<Pattern, `${string}[${string}`>;

/** The address of each page that shows a record. A page that is new does not compile until it has one here. */
function recordPaths(written: Written, language: Language): Record<DynamicPattern, string> {
	const { biodata, otherId, blog, pending, claim, notMe, deity, category } = written;
	return {
		'/ask/[token]': `/ask/${'0'.repeat(43)}`,
		'/biodata/[token]': `/biodata/${'0'.repeat(43)}`,
		'/biodata/own/[id]': `/biodata/own/${biodata}`,
		'/blog/[id]': `/blog/${blog}`,
		'/blog/[id]/own': `/blog/${pending}/own`,
		'/blogs/language/[language]': '/blogs/language/hi',
		'/blogs/language/[language]/page/[number]': '/blogs/language/hi/page/2',
		'/blogs/page/[number]': '/blogs/page/2',
		'/claim/[token]': getPath(claim),
		'/clan/[slug]': `/clan/${clanOf[language]}`,
		'/confirm-email/[token]': `/confirm-email/${'0'.repeat(64)}`,
		'/email-return/[token]': `/email-return/${'0'.repeat(64)}`,
		'/deity/[id]': `/deity/${deity}`,
		'/gallery/category/[category]': galleryPath(category, 1),
		'/gallery/category/[category]/page/[number]': galleryPath(category, 2),
		'/gallery/page/[number]': galleryPath(null, 2),
		'/matrimonial/[id]': `/matrimonial/${otherId}`,
		'/matrimonial/[id]/meeting': `/matrimonial/${otherId}/meeting`,
		'/not-me/[token]': getPath(notMe),
		'/profile/[id]': `/profile/${otherId}`,
	};
}

/** Pages of the table of private pages that a member or an administrator is led away from. */
const forVisitors: readonly string[] = [
	'/login',
	'/forgot-password',
	'/register',
	'/maintenance',
	'/ask/[token]',
	'/biodata/[token]',
	'/claim/[token]',
	'/confirm-email/[token]',
	'/email-return/[token]',
	'/not-me/[token]',
];

/** Pages that somebody may print. */
const printed = /^\/(biodata|blog|clan|deity|family-tree|matrimonial|profile)(\/|$)/;

const nothing = 'zzzzqqqq';

/** Hundreds of states are looked at, each at several widths. */
const [setUpWithinMs, exploredWithinMs] = [getTimeLimit(60_000), getTimeLimit(300_000)];

const readers = ['visitor', 'member', 'newcomer', 'administrator'] as const;

/** A call that a button sends is refused, and some addresses lead to nothing. */
const troubles: Record<(typeof readers)[number], RegExp[]> = {
	visitor: [/^503 /, /^404 GET /],
	member: [/^503 /],
	newcomer: [],
	administrator: [/^503 /, /^404 GET /],
};

interface Visit {
	paths: string[];
	/** How many in a row, where not as many as usual. */
	clicks?: number;
}

/** The pages that each reader opens: those with long words, and a new member those that are still empty. */
function getVisits(written: Written, language: Language): Record<(typeof readers)[number], Visit[]> {
	const records: Partial<Record<Pattern, string>> = recordPaths(written, language);
	const all = Object.keys(pages) as Pattern[];
	// Its hundreds of calls open alike; its own journey opens one.
	const isReference = (path: Pattern) => path === '/api-reference';
	const isVisitors = (path: Pattern) =>
		!isReference(path) && (pages[path] === 'public' || forVisitors.includes(path));
	const isAdmin = (path: Pattern) => path.startsWith('/admin');
	const isMembers = (path: Pattern) => !isReference(path) && !isVisitors(path) && !isAdmin(path);
	const addresses = (isFor: (path: Pattern) => boolean) =>
		all.filter(isFor).map((path) => records[path] ?? path);
	const lists = [
		...['blogs', 'clans', 'deities', 'families', 'gallery', 'history', 'khaanps', 'messages', 'trash'],
		'users',
	];
	return {
		visitor: [
			{ paths: [...addresses(isVisitors), '/blogs?q=MMMM', '/?q=MMMM', `/blogs?q=${nothing}`, '/nowhere'] },
			{ clicks: 0, paths: addresses(isReference) },
		],
		member: [
			{
				paths: [
					...addresses(isMembers),
					'/matrimonial',
					'/blogs',
					'/gallery',
					`/share-story?id=${written.pending}`,
				],
			},
		],
		newcomer: [{ clicks: 0, paths: addresses((path) => isMembers(path) && !path.includes('[')) }],
		administrator: [
			{
				paths: [
					...addresses(isAdmin),
					...['/admin/blogs?review=1', '/admin/gallery?review=1', '/admin/nowhere'],
					...['/kul-devi-devta', `/kul-devi-devta-form?id=${written.deity}`],
				],
			},
			{ clicks: 0, paths: lists.map((list) => `/admin/${list}?search=${nothing}`) },
		],
	};
}

/** The contact of the settings is on every page, so that long words are written into this one alone. */
async function writeIntoContact(page: Page): Promise<void> {
	await page.locator('address').evaluateAll((addresses) => {
		for (const address of addresses) {
			const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
			for (let node = texts.nextNode(); node; node = texts.nextNode())
				if (node.textContent?.trim()) node.textContent = 'M'.repeat(300);
		}
	});
}

test.use({ viewport: { width: exploredWidth, height: 900 } });

inEachLanguage((language) => {
	test.describe(`long words in ${language}`, () => {
		// One browser after another reads the same texts; the other language has a worker of its own.
		test.describe.configure({ mode: 'default' });
		let written: Written;
		test.beforeAll(async () => {
			test.setTimeout(setUpWithinMs);
			written = await writeLongWords(language);
		});
		test.afterAll(() => written.remove());

		for (const reader of readers)
			test(`every page and dialog of the ${reader} fits in ${language}`, {
				tag: '@desktop',
			}, async ({ page, baseURL: url = '', newMember, logIn, expectTrouble }) => {
				test.setTimeout(exploredWithinMs);
				for (const trouble of troubles[reader]) expectTrouble(trouble);
				const found: string[] = [];
				const explore = await explorerOn(page);
				if (reader === 'member') await logIn(written.account);
				if (reader === 'newcomer') await logIn(await newMember());
				if (reader === 'administrator') await logIn(administrator());
				await page.context().addCookies([{ name: 'adminLanguage', value: language, url }]);
				// A dialog that only another one leads to reads alike in both languages.
				const maxClicks = language === 'hi' ? 2 : 1;
				for (const { paths, clicks = maxClicks } of getVisits(written, language)[reader]) {
					for (const path of paths) {
						const address = path.startsWith('/admin') ? path : pathIn(language, path);
						const look = async (way: Way) => {
							const troubles = await getMisfits(page, way.length === 0 ? pageWidths : twoWidths);
							if (way.length === 0 && printed.test(path)) troubles.push(...(await misfitsOnPaper(page)));
							const dateStyles = await getDateStyles(page);
							if (dateStyles.length > 1) troubles.push(`dates as ${dateStyles.join(' and ')}`);
							found.push(...troubles.map((trouble) => `${[address, ...way].join(' > ')}: ${trouble}`));
						};
						await explore(address, look, clicks);
					}
				}
				await page.goto(pathIn(language, '/contact'));
				await writeIntoContact(page);
				found.push(...(await getMisfits(page, pageWidths)).map((trouble) => `/contact: ${trouble}`));
				expect(found).toEqual([]);
			});
	});
});
