import type { Page } from '@playwright/test';
import * as z from 'zod';
import { clanBody } from '@/lib/clan-page/schema';
import { deityBody } from '@/lib/deity/schema';
import { galleryPath } from '@/lib/gallery/paths';
import { registrationBody } from '@/lib/member/schema';
import { pages } from '@/lib/seo/pages';
import { confirmAddress } from './confirmation';
import { type Account, administrator, expect, newAccount, test } from './fixtures';
import { ask, fillWithLongWords, type LoggedIn, registerWithLongWords } from './long-words';

const widths = [1440, 1280, 768, 390, 320];
const clan = 'sengar';

const saved = z.looseObject({ _id: z.string() });

interface Written {
	account: Account;
	/** Another member. */
	otherId: string;
	story: string;
	/** A story of the member's that waits. */
	pending: string;
	deity: string;
	category: string;
	/** Takes back what is on everybody's pages. */
	remove: () => Promise<void>;
}

/** Long words in every text of a member, their family, a match, stories, pictures, deities, a clan and messages. */
async function writeLongWords(): Promise<Written> {
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
		const account = newAccount();
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
	const asks = { relation: 'Brother', familyMemberId: member.id };
	await fillWithLongWords({ path: 'family/add', names: ['requestMessage'], fixed: asks, token: other.token });
	await ask('POST', 'family/interests', { memberId: member.id }, bride.token);
	const report = { names: ['text'], fixed: { reason: 'other' }, token: bride.token };
	await fillWithLongWords({ path: `family/matches/${member.id}/report`, ...report });

	const story = { names: ['title', 'author', 'content'], fixed: { language: 'hi' }, hasPicture: true };
	const image = { names: ['title', 'description', 'category'], hasPicture: true };
	const published = z
		.object({ blog: saved })
		.parse(await fillWithLongWords({ path: 'blogs', ...story, token }));
	const waiting = await fillWithLongWords({ path: 'blogs', ...story, token: member.token });
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
	const texts = { names: ofClan, fixed: { language: 'hi' }, token };
	const clanBefore = z
		.object({ texts: z.object({ hi: z.looseObject({}) }) })
		.parse((await ask('GET', `clans/${clan}`)).body).texts.hi;
	await fillWithLongWords({ method: 'PUT', path: `clans/${clan}`, ...texts });
	const letter = { names: ['name', 'message', 'subject'], fixed: { email: 'ajay@example.org' } };
	await fillWithLongWords({ path: 'contact', ...letter });
	await fillWithLongWords({ path: 'feedback', ...letter, fixed: { ...letter.fixed, type: 'Feedback' } });

	const remove = async () => {
		await ask('PUT', `clans/${clan}`, { language: 'hi', ...clanBefore }, token);
		for (const path of [
			`blogs/${published.blog._id}`,
			`gallery/${shown.image._id}`,
			`deities/${worshipped.deity._id}`,
			...people.map(({ id }) => `users/${id}`),
		])
			expect((await ask('DELETE', path, undefined, token)).status, path).toBe(200);
	};
	return {
		...{ account: member.account, otherId: bride.id, story: published.blog._id },
		pending: z.object({ blog: saved }).parse(waiting).blog._id,
		...{ deity: worshipped.deity._id, category: shown.image.category, remove },
	};
}

/** The address of each page with what has been written; null for one that shows nothing that anybody writes. */
function pathsOf({ otherId, story, deity, category }: Written): Record<keyof typeof pages, string | null> {
	const own = Object.keys(pages).map((path) => [path, path.includes('[') ? null : path]);
	return {
		...(Object.fromEntries(own) as Record<keyof typeof pages, string | null>),
		'/blog/[id]': `/blog/${story}`,
		'/blogs/language/[language]': '/blogs/language/hi',
		'/clan/[slug]': `/clan/${clan}`,
		'/deity/[id]': `/deity/${deity}`,
		'/gallery/category/[category]': galleryPath(category, 1),
		'/matrimonial/[id]': `/matrimonial/${otherId}`,
		'/profile/[id]': `/profile/${otherId}`,
	};
}

/** What sticks out of the page at a width, as it can be found in the page: nothing when all is well. */
async function troublesAt(page: Page, width: number): Promise<string[]> {
	await page.setViewportSize({ width, height: 900 });
	return page.evaluate(async (most) => {
		for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
		const needed = document.documentElement.scrollWidth;
		if (needed <= most) return [];
		const wide = [...document.body.querySelectorAll('*')].filter((element) => {
			const { right, width: own } = element.getBoundingClientRect();
			return own > 0 && right > most + 1;
		});
		const told = wide.slice(0, 3).map((element) => `${element.tagName} ${element.getAttribute('class')}`);
		return [`${needed} px wide at ${most}: ${told.join(' > ')}`];
	}, width);
}

/** Pages for visitors only: a member is led on. */
const forVisitors = ['/login', '/forgot-password', '/register'];

test('no page is wider than its window, whatever is written', { tag: '@desktop' }, async ({
	page,
	logIn,
}) => {
	test.setTimeout(300_000);
	const written = await writeLongWords();
	const troubles: string[] = [];
	const look = async (path: string) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		await expect(page.getByRole('main')).toBeVisible();
		await page.waitForLoadState('networkidle');
		for (const width of widths)
			troubles.push(...(await troublesAt(page, width)).map((trouble) => `${path}: ${trouble}`));
	};
	try {
		const paths = pathsOf(written);
		const isPublic = (path: keyof typeof pages) => pages[path] === 'public' || forVisitors.includes(path);
		const all = Object.keys(pages) as (keyof typeof pages)[];
		const visits = [
			{ as: null, patterns: all.filter(isPublic), more: ['/blogs?q=MMMM', '/?q=MMMM'] },
			{
				as: written.account,
				patterns: all.filter((path) => !isPublic(path) && !path.startsWith('/admin')),
				more: ['/blogs', `/share-story?id=${written.pending}`],
			},
			{
				as: administrator(),
				patterns: all.filter((path) => path.startsWith('/admin')),
				more: [
					'/admin/blogs?review=1',
					'/admin/gallery?review=1',
					'/kul-devi-devta',
					`/kul-devi-devta-form?id=${written.deity}`,
				],
			},
		];
		for (const { as, patterns, more } of visits) {
			if (as) await logIn(as);
			for (const path of [...patterns.map((pattern) => paths[pattern]), ...more])
				if (path !== null) await look(path);
		}
	} finally {
		await written.remove();
	}
	expect(troubles).toEqual([]);
});
