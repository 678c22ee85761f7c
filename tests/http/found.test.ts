import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '@/lib/core/language';
import { getPath, pathIn } from '@/lib/core/localized-path';
import { guardedPrefixes, isPublicPage } from '@/lib/core/pages';
import { checkStructuredData } from '@/tests/support/schema-org';
import {
	findAll,
	findTarget,
	getAttributes,
	getPage,
	getText,
	getXml,
	type HtmlPage,
	readPage,
	send,
} from './site';

/** The pages that need no session and are not offered to search engines, which a visitor is led to. */
const startPages = ['/login', '/forgot-password'];
const atOnce = 4;

interface ListedAddress {
	path: string;
	/** The addresses of the same page by language, as `hi /about`. */
	sisters: string[];
}

const withoutOrigin = (address: string) => new URL(address).pathname;

async function loadSitemap(): Promise<ListedAddress[]> {
	const { document } = await getXml('/sitemap.xml');
	return findAll(document, 'url').map((url) => ({
		path: withoutOrigin(url.querySelector('loc')?.textContent ?? ''),
		sisters: findSisters(findAll(url, 'xhtml\\:link')),
	}));
}

function findSisters(links: readonly Element[]): string[] {
	return links.map(
		(link) => `${link.getAttribute('hreflang')} ${withoutOrigin(link.getAttribute('href') ?? '')}`,
	);
}

/** Faults of the pages that were visited, by the promise that they break. */
interface Faults {
	links: string[];
	offers: string[];
	descriptions: string[];
	structuredData: string[];
	otherHosts: string[];
}

class Walk {
	readonly seen = new Set<string>();
	readonly pictures = new Set<string>();
	readonly faults: Faults = { links: [], offers: [], descriptions: [], structuredData: [], otherHosts: [] };
	private readonly queue: string[] = [];

	constructor(
		private readonly language: Language,
		private readonly listed: ReadonlyMap<string, ListedAddress>,
	) {
		for (const path of listed.keys()) this.add(path);
		for (const path of startPages) this.add(pathIn(language, path));
	}

	/** Visits each page that a chain of links leads to. */
	async run(): Promise<void> {
		while (this.queue.length > 0)
			await Promise.all(this.queue.splice(0, atOnce).map((path) => this.visit(path)));
	}

	private add(path: string): void {
		const isOurs = pathIn(this.language, getPath(path)) === path;
		if (!isOurs || this.seen.has(path)) return;
		this.seen.add(path);
		this.queue.push(path);
	}

	private async visit(path: string): Promise<void> {
		const response = await send(path);
		const target = findTarget(response);
		const isPage = response.headers.get('content-type')?.startsWith('text/html');
		if (response.ok && isPage) {
			this.check(path, await readPage(response));
			return;
		}
		await response.body?.cancel();
		if (target?.startsWith(pathIn(this.language, '/login?next='))) return;
		if (target !== null) this.add(new URL(target, response.url).pathname);
		else if (!response.ok) this.faults.links.push(`${path}: ${response.status}`);
	}

	private check(path: string, page: HtmlPage): void {
		const { document } = page;
		for (const picture of getAttributes(document, 'meta[property="og:image"]', 'content'))
			this.pictures.add(picture);
		for (const href of getAttributes(document, 'a[href]', 'href')) {
			const { origin, pathname, hash } = new URL(href, new URL(path, page.url));
			if (origin !== new URL(page.url).origin) continue;
			this.add(pathname);
			const isHere = pathname === path && hash !== '' && !hash.startsWith('#picture-');
			if (isHere && !document.getElementById(hash.slice(1))) this.faults.links.push(`${path}: ${hash}`);
		}
		this.checkOffer(path, document);
		this.checkStructuredData(path, document);
		this.checkHosts(path, page);
	}

	private checkOffer(path: string, document: Document): void {
		const { offers, descriptions } = this.faults;
		const listed = this.listed.get(path);
		const getContents = (name: string) =>
			getAttributes(document, `meta[name="${name}"], meta[property="${name}"]`, 'content');
		const canonical = getAttributes(document, 'link[rel="canonical"]', 'href').map(withoutOrigin);
		if (document.title === '') descriptions.push(`${path}: no title`);
		const isHidden = getContents('robots').some((value) => value.includes('noindex'));
		if (isHidden === isPublicPage(getPath(path))) offers.push(`${path}: ${isHidden ? 'hidden' : 'offered'}`);
		if (isHidden) {
			if (canonical.length > 0) offers.push(`${path}: hidden with a canonical address`);
			return;
		}
		if (canonical.length !== 1) offers.push(`${path}: ${canonical.length} canonical addresses`);
		if ((canonical[0] === path) !== (listed !== undefined)) offers.push(`${path}: canonical ${canonical[0]}`);
		const sisters = findSisters(findAll(document, 'link[rel="alternate"][hreflang]'));
		if (listed && sisters.sort().join() !== listed.sisters.sort().join())
			offers.push(`${path}: ${sisters}, in the sitemap ${listed.sisters}`);
		for (const name of ['description', 'og:title', 'og:url', 'og:image', 'og:locale', 'twitter:card'])
			if (getContents(name).length !== 1 || getContents(name)[0] === '')
				descriptions.push(`${path}: ${getContents(name).length} of ${name}`);
		if (getContents('twitter:image').length !== 1) descriptions.push(`${path}: twitter:image`);
	}

	private checkStructuredData(path: string, document: Document): void {
		const scripts = findAll(document, 'script[type="application/ld+json"]');
		const isOffered = this.listed.has(path);
		if (isOffered && scripts.length !== 1)
			this.faults.structuredData.push(`${path}: ${scripts.length} scripts`);
		for (const script of scripts)
			for (const error of checkStructuredData(script.textContent ?? '').errors)
				this.faults.structuredData.push(`${path}: ${error}`);
	}

	/** A browser requests nothing that the policy does not name, so the policy of a page is enough for its scripts too. */
	private checkHosts(path: string, { headers, document, url }: HtmlPage): void {
		const policy = headers.get('content-security-policy') ?? '';
		const hosts = policy.split(/[ ;]+/).filter((source) => /[.*]|^\w+:\/\/|^(https?|wss?):/.test(source));
		if (!policy.startsWith("default-src 'none'; ")) hosts.push('everywhere');
		const addresses = [
			...getAttributes(document, 'script[src], img[src], video[src], source[src], iframe[src]', 'src'),
			...getAttributes(document, 'link:not([rel="canonical"], [rel="alternate"])', 'href'),
		];
		const origin = new URL(url).origin;
		const foreign = addresses.filter((address) => new URL(address, url).origin !== origin);
		for (const host of [...hosts, ...foreign]) this.faults.otherHosts.push(`${path}: ${host}`);
	}
}

describe.each(languages)('pages that a visitor can walk to in %s', (language) => {
	let walk: Walk;
	let listed: ListedAddress[];
	beforeAll(async () => {
		const isOurs = ({ path }: ListedAddress) => pathIn(language, getPath(path)) === path;
		listed = (await loadSitemap()).filter(isOurs);
		walk = new Walk(language, new Map(listed.map((address) => [address.path, address])));
		await walk.run();
	});

	it('no link leads to an address without a page', () => {
		expect(walk.faults.links).toEqual([]);
		expect(walk.seen.size).toBeGreaterThan(30);
	});

	it('each page is offered to search engines at one address, or hidden', () => {
		expect(walk.faults.offers).toEqual([]);
	});

	it('each page tells its title, its description and its preview', () => {
		expect(walk.faults.descriptions).toEqual([]);
	});

	it('each listed page describes itself in the vocabulary of schema.org', () => {
		expect(walk.faults.structuredData).toEqual([]);
	});

	it('no page requests anything of another host', () => {
		expect(walk.faults.otherHosts).toEqual([]);
	});

	it('the pictures to share exist', async () => {
		const [first = '', ...others] = walk.pictures;
		expect(others.length).toBeGreaterThan(10);
		for (const picture of [first, others[0] ?? '', others.at(-1) ?? '']) {
			const response = await send(new URL(picture).pathname);
			expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
		}
	});
});

describe('/sitemap.xml', () => {
	it('lists no page that robots.txt keeps crawlers from', async () => {
		const robots = await (await send('/robots.txt')).text();
		const refused = robots.split('\n').flatMap((line) => line.match(/^Disallow: (\S+)$/)?.[1] ?? []);
		for (const prefix of guardedPrefixes)
			for (const language of languages) expect(refused).toContain(pathIn(language, prefix));
		const listed = (await loadSitemap()).map(({ path }) => path);
		expect(listed.filter((path) => refused.some((prefix) => path.startsWith(prefix)))).toEqual([]);
	});
});

describe.each(languages)('the feed in %s', (language) => {
	it('lists blogs of its language at addresses that lead to them', async () => {
		const { response, document } = await getXml(pathIn(language, '/feed.xml'));
		expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
		expect(document.querySelector('channel > language')?.textContent).toBe(`${language}-IN`);
		const items = findAll(document, 'item');
		expect(items.length).toBeGreaterThan(1);
		const [newest] = items;
		const page = await getPage(withoutOrigin(newest?.querySelector('link')?.textContent ?? ''));
		expect(page.status).toBe(200);
		expect(getText(page.document.querySelector('h1'))).toBe(newest?.querySelector('title')?.textContent);
	});

	it('the home page and the list of blogs name it', async () => {
		for (const path of ['/', '/blogs']) {
			const { document } = await getPage(pathIn(language, path));
			const feeds = getAttributes(document, 'link[type="application/rss+xml"]', 'href').map(withoutOrigin);
			expect(feeds).toEqual([pathIn(language, '/feed.xml')]);
		}
	});
});
