import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount, formatDay, formatMoment } from '@/lib/platform/i18n/format';
import { writtenIn } from '@/lib/rules/script/in-script';
import {
	asShown,
	call,
	eachLanguage,
	findAll,
	getAttributes,
	getPage,
	getText,
	getTexts,
	isSeen,
	send,
	translators,
} from './site';

const deity = z.object({
	_id: z.string(),
	name: z.string(),
	deityType: z.enum(['devi', 'devta']),
	clans: z.array(z.string()),
	alternateNames: z.array(z.string()),
	location: z.string().nullish(),
	temple: z.string().nullish(),
	festival: z.string().nullish(),
	description: z.string(),
});
const blog = z.object({
	_id: z.string(),
	title: z.string(),
	content: z.string(),
	author: z.string(),
	createdAt: z.string(),
});
const blogs = z.object({ blogs: z.array(blog) });
const pictures = z.array(z.object({ title: z.string() }));
const total = z.object({ pagination: z.object({ total: z.number() }) });

const loadDeities = (language: Language) =>
	call(z.array(deity), '/api/deities', { 'accept-language': language });
const loadBlogs = async () => (await call(blogs, '/api/blogs?limit=12')).blogs;

/** The section with that heading of level two. */
function getSection(document: Document, heading: string): Element {
	const isIt = (section: Element) =>
		findAll(section, 'h2').some((element) => getText(element) === asShown(heading));
	const section = findAll(document, 'main section').find(isIt);
	if (!section) throw new Error(`There is no section "${heading}"`);
	return section;
}

/** The addresses of the visible links with these words in the page's content. */
function findTargets(document: Document, words: string): string[] {
	const links = findAll(document, 'main a').filter((link) => isSeen(link) && getText(link).includes(words));
	return links.flatMap((link) => link.getAttribute('href') ?? []);
}

describe.each(eachLanguage)('the home page in $language', ({ language, words }) => {
	const { home } = words;
	let document: Document;
	beforeAll(async () => {
		({ document } = await getPage(pathIn(language, '/')));
	});

	it('shows the numbers of the calls', async () => {
		const families = z.object({ totalFamilies: z.number() });
		const clans = z.object({ totalClans: z.number() });
		const counts = {
			members: (await call(total, '/api/users/active-users')).pagination.total,
			families: (await call(families, '/api/family/count')).totalFamilies,
			clans: (await call(clans, '/api/users/clans')).totalClans,
			bachelors: (await call(total, '/api/users/bachelors')).pagination.total,
		};
		expect(Object.values(counts)).not.toContain(0);
		const stats = ['members', 'families', 'clans', 'bachelors'] as const;
		expect(getTexts(findAll(document, `section[aria-label="${home.stats.label}"] button`))).toEqual(
			stats.map((stat) =>
				asShown(
					[
						formatCount(counts[stat], language),
						home.stats[stat].title,
						stat === 'families' ? home.stats.families.counts : '',
						`${home.stats.see} →`,
					]
						.filter(Boolean)
						.join(' '),
				),
			),
		);
	});

	it('says that its people and blogs are samples', () => {
		expect(getText(document.querySelector('main'))).toContain(home.stats.sample);
	});

	it.each([
		['devis', 'devi'],
		['devtas', 'devta'],
	] as const)('shows three %s', async (kind, type) => {
		const links = findAll(getSection(document, home[kind].title), 'li a');
		expect(links).toHaveLength(3);
		const deities = await loadDeities(language);
		for (const link of links) {
			const shown = deities.find(
				({ _id }) => link.getAttribute('href') === pathIn(language, `/deity/${_id}`),
			);
			expect(shown?.deityType).toBe(type);
			expect(getText(link.querySelector('h3'))).toBe(shown?.name);
		}
	});

	it('shows the latest three blogs', async () => {
		const latest = (await loadBlogs()).slice(0, 3);
		const links = findAll(getSection(document, home.blogs.title), 'li a');
		expect(links.map((link) => [getText(link.querySelector('h3')), link.getAttribute('href')])).toEqual(
			latest.map(({ _id, title }) => [asShown(title), pathIn(language, `/blog/${_id}`)]),
		);
	});

	it('leads a visitor on', () => {
		const share = encodeURIComponent(pathIn(language, '/share-story'));
		for (const [name, path] of [
			[home.hero.join, '/register'],
			[home.deities.all, '/deity'],
			[home.blogs.all, '/blogs'],
			[home.blogs.share, `/login?next=${share}`],
			[home.matrimonial.explore, '/matrimonial'],
			[home.join.register, '/register'],
			[translators[language].markup('home.join.more', { about: (text) => text }), '/about'],
		] as const)
			expect(findTargets(document, name)).toContain(pathIn(language, path));
		for (const name of [home.hero.discover, home.blogs.shareFirst])
			expect(findTargets(document, name)).toEqual([]);
	});

	it('leads to the page about the portal at its end', () => {
		const about = document.querySelector(`footer a[href="${pathIn(language, '/about')}"]`);
		expect(getText(about)).toBe(words.site.pages.about);
	});
});

describe.each(eachLanguage)('lists in $language', ({ language, words }) => {
	it.each(['devi', 'devta'] as const)('all deities of a kind are in the list at /%s', async (type) => {
		const { document } = await getPage(pathIn(language, `/${type}`));
		const deities = (await loadDeities(language)).filter(({ deityType }) => deityType === type);
		expect(getText(document.querySelector('h1'))).toBe(words.deities[type].title);
		expect(deities.length).toBeGreaterThan(3);
		expect(getAttributes(document, 'main li a', 'href').sort()).toEqual(
			deities.map(({ _id }) => pathIn(language, `/deity/${_id}`)).sort(),
		);
	});

	it('a deity and a clan can be shared', async () => {
		const [deity] = await loadDeities(language);
		for (const path of [`/deity/${deity?._id}`, '/clan/chauhan']) {
			const { document } = await getPage(pathIn(language, path));
			expect(getTexts(findAll(document, 'main button')), path).toContain(words.blogs.article.share);
		}
	});

	it('all deities stand together in the directory, counted', async () => {
		const { document } = await getPage(pathIn(language, '/deity'));
		const deities = await loadDeities(language);
		const devis = deities.filter(({ deityType }) => deityType === 'devi').length;
		const { counters, total: all, devis: devisLabel, devtas: devtasLabel } = words.deities.directory;
		expect(getTexts(findAll(document, `ul[aria-label="${counters}"] li`))).toEqual([
			expect.stringMatching(new RegExp(`^${deities.length} ?${all}`)),
			expect.stringMatching(new RegExp(`^${devis} ?${devisLabel}`)),
			expect.stringMatching(new RegExp(`^${deities.length - devis} ?${devtasLabel}`)),
		]);
		expect(findAll(document, 'main li a h2')).toHaveLength(deities.length);
	});

	it('blogs are listed newest first, with author and day', async () => {
		const { document } = await getPage(pathIn(language, '/blogs'));
		expect(getText(document.querySelector('h1'))).toBe(words.blogs.title);
		const shown = await loadBlogs();
		const links = findAll(document, 'main li a').filter((link) => link.querySelector('h2'));
		expect(links.map((link) => link.getAttribute('href'))).toEqual(
			shown.map(({ _id }) => pathIn(language, `/blog/${_id}`)),
		);
		for (const [index, { author, createdAt }] of shown.entries()) {
			const text = getText(links[index] ?? null);
			expect(text).toContain(writtenIn(language, author));
			expect(text).toContain(formatDay(createdAt, language));
		}
		const days = shown.map(({ createdAt }) => createdAt);
		expect(days).toEqual([...days].sort().reverse());
	});

	it('the list of blogs invites a visitor to join', async () => {
		const { document } = await getPage(pathIn(language, '/blogs'));
		expect(findTargets(document, words.blogs.join)).toEqual([pathIn(language, '/login')]);
	});

	it('each picture of the gallery leads to its large size', async () => {
		const { document } = await getPage(pathIn(language, '/gallery'));
		const titles = (await call(pictures, '/api/gallery')).map(({ title }) => title);
		const links = findAll(document, 'main li a[href^="/api/media/"]');
		expect(links.length).toBeGreaterThan(5);
		expect(getText(document.querySelector('main'))).toContain(titles[0]);
		for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/api\/media\/[\w-]+\/1600$/);
		expect((await send(links[0]?.getAttribute('href') ?? '')).headers.get('content-type')).toBe('image/webp');
	});
});

describe.each(eachLanguage)('articles in $language', ({ language, words }) => {
	it('a deity has its names, its facts, and a description', async () => {
		const [shown] = await loadDeities(language);
		if (!shown) throw new Error('There is no deity');
		const { document } = await getPage(pathIn(language, `/deity/${shown._id}`));
		const { deity: labels, deities, clans } = words;
		const text = getText(document.querySelector('main'));
		expect(getText(document.querySelector('main h1'))).toBe(shown.name);
		const headings = getTexts(findAll(document, 'main h2'));
		expect(headings).toEqual(expect.arrayContaining([labels.keyDetails, labels.about]));
		const picture = translators[language]('deity.picture', { name: shown.name });
		expect(getAttributes(document, 'main img', 'alt')).toContain(picture);
		for (const name of shown.alternateNames) expect(text).toContain(name);
		const facts = new Map(
			findAll(document, 'main dt').map((term) => [
				getText(term),
				getText(term.parentElement?.querySelector('dd') ?? null),
			]),
		);
		expect(facts.get(labels.type)).toBe(deities.type[shown.deityType]);
		for (const fact of ['location', 'temple', 'festival'] as const)
			if (shown[fact]) expect(facts.get(labels[fact])).toBe(shown[fact]);
		const clanNames: Readonly<Record<string, string>> = clans;
		for (const clan of shown.clans) expect(facts.get(labels.clans)).toContain(clanNames[clan] ?? clan);
		expect(text).toContain(asShown(shown.description.split('\n')[0] ?? ''));
	});

	it('a blog has its title, author, moment and every paragraph', async () => {
		const [newest] = await loadBlogs();
		if (!newest) throw new Error('There is no story');
		const { document } = await getPage(pathIn(language, `/blog/${newest._id}`));
		const article = document.querySelector('article');
		expect(getText(article?.querySelector('h1') ?? null)).toBe(asShown(newest.title));
		expect(getText(article)).toContain(writtenIn(language, newest.author));
		const moment = article?.querySelector(`time[datetime="${newest.createdAt}"]`) ?? null;
		expect(getText(moment)).toBe(formatMoment(newest.createdAt, language));
		for (const paragraph of newest.content.split(/\n+/))
			expect(getText(article)).toContain(asShown(paragraph));
	});
});

describe.each(eachLanguage)('pages to read in $language', ({ language, words }) => {
	it('/about says what the portal is, and leads to join it', async () => {
		const { document } = await getPage(pathIn(language, '/about'));
		const { heroTitle, community, mission, vision, heritage, leadership, join } = words.about;
		expect(getText(document.querySelector('h1'))).toBe(heroTitle);
		expect(getTexts(findAll(document, 'main h2'))).toEqual(
			[community, mission, vision, heritage, leadership, join].map(({ title }) => title),
		);
		expect(heritage.begin).toContain('2020');
		expect(getText(document.querySelector('main'))).toContain(heritage.begin);
		expect(findTargets(document, join.button)).toEqual([pathIn(language, '/register')]);
	});

	it('/help answers five questions in elements that open without scripts', async () => {
		const { document } = await getPage(pathIn(language, '/help'));
		const { title, guidelines, faq } = words.help;
		expect(getText(document.querySelector('h1'))).toBe(title);
		const text = getText(document.querySelector('main'));
		for (const key of ['truth', 'relatives', 'respect', 'privacy', 'password', 'stories'] as const)
			expect(text).toContain(guidelines[key]);
		const questions = findAll(document, 'main details');
		expect(questions.map((question) => getText(question.querySelector('summary')))).toEqual([
			faq.tree,
			faq.profile,
			faq.matrimonial,
			faq.verified,
			faq.support,
		]);
		for (const question of questions) expect(getText(question.querySelector('p')).length).toBeGreaterThan(20);
	});

	it('/terms-privacy has each of its parts, and a link to it', async () => {
		const { document } = await getPage(pathIn(language, '/terms-privacy'));
		const { title, contents, rules, stored, kept, sight, consent, rights, grievance, storage, changes } =
			words.terms;
		const titles = [rules, stored, kept, sight, consent, rights, grievance, storage, changes].map(
			(part) => part.title,
		);
		expect(getText(document.querySelector('h1'))).toBe(title);
		expect(getTexts(findAll(document, 'main h2'))).toEqual(expect.arrayContaining(titles));
		const links = findAll(document, `nav[aria-label="${contents}"] a`);
		expect(getTexts(links)).toEqual(titles);
		for (const link of links) {
			const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
			expect(getText(part)).toContain(getText(link));
		}
		const text = getText(document.querySelector('main'));
		expect(rules.age).toContain('18');
		for (const words of [rules.age, changes.text]) expect(text).toContain(words);
	});

	it.each([
		'/clan',
		'/clan/chauhan',
		'/kul-devi-devta',
		'/matrimonial',
		'/contact',
		'/feedback',
		'/register',
	])('%s has a heading and three hundred characters of text', async (path) => {
		const { status, document } = await getPage(pathIn(language, path));
		expect(status).toBe(200);
		expect(getText(document.querySelector('main h1'))).not.toBe('');
		expect(getText(document.querySelector('main')).length).toBeGreaterThan(300);
	});
});

describe('a page on paper', () => {
	it.each(['/', '/about', '/en/help', '/login', '/clan'])('%s has nothing but its content', async (path) => {
		const { document } = await getPage(path);
		const around = findAll(document, 'body > *').filter(
			(element) => !['main', 'script', 'style', 'template'].includes(element.localName),
		);
		const printed = around.filter(
			(element) => getText(element) !== '' && !element.classList.contains('print:hidden'),
		);
		expect(around.length).toBeGreaterThan(2);
		expect(printed.map(getText)).toEqual([]);
	});
});

describe.each(eachLanguage)('the header without scripts in $language', ({ language, words }) => {
	const other = language === 'hi' ? '/en/about' : '/about?in=hi';

	it('leads visitors and members on from a page that is kept for everybody', async () => {
		const { document } = await getPage(pathIn(language, '/about'));
		const ways = findAll(document, 'header .noscript\\:flex > a');
		expect(ways.map((link) => [getText(link), link.getAttribute('href')])).toEqual([
			[words.site.pages.profile, pathIn(language, '/profile')],
			[words.site.pages.login, pathIn(language, '/login')],
		]);
		expect(getAttributes(document, 'header a[lang]', 'href')).toEqual([other]);
	});
});
