import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StructuredData } from '@/components/layout/structured-data';
import type { Site } from '@/lib/features/site/seo/loaders/site';
import { checkStructuredData } from '@/tests/support/schema-org';
import {
	blogData,
	blogPostingData,
	breadcrumbs,
	galleryData,
	homeData,
	questionsData,
	type Thing,
	templeData,
} from './structured-data';

const origin = 'https://portal.example';
const site: Site = {
	language: 'en',
	name: 'Khamma Ghani',
	description: 'A portal',
	home: 'Home',
	address: (path) => new URL(path, origin).href,
	page: (path, language = 'en') => new URL(language === 'en' ? `/en${path}` : path, origin).href,
};
const image = { media: '1', widths: [960], width: 1200, height: 800, blur: '' };
const blog = {
	_id: '4f1c',
	title: 'हल्दीघाटी',
	content: 'Once.\nTwice.',
	author: 'Meera',
	image: '/api/media/1/960',
	picture: image,
	language: 'hi' as const,
	status: 'approved' as const,
	createdAt: '2026-02-28T10:00:00.000Z',
	approvedAt: '2026-03-01T10:00:00.000Z',
	modifiedAt: '2026-03-02T10:00:00.000Z',
};
const galleryImage = {
	_id: '5a3d',
	title: 'हल्दीघाटी',
	description: 'A gate',
	category: 'General',
	featured: false,
	imageUrl: '/api/media/1/960',
	thumbnailUrl: '/api/media/1/480',
	picture: image,
	language: 'hi' as const,
	status: 'approved' as const,
	createdAt: '2026-02-28T10:00:00.000Z',
	approvedAt: '2026-03-01T10:00:00.000Z',
};
const deity = {
	_id: '7a2b',
	deityType: 'devi' as const,
	type: 'Devi' as const,
	clans: ['Rathore'],
	image: '/api/media/1/960',
	images: ['/api/media/1/960'],
	alternateNames: [],
	rituals: null,
	festival: null,
	history: null,
	legends: null,
	importance: null,
	additionalInfo: null,
	texts: { hi: null, en: null },
	version: 1,
	createdAt: '2026-02-28T10:00:00.000Z',
	name: 'Karni Mata',
	temple: 'Karni Mata Temple',
	location: 'Deshnok',
	district: 'Bikaner',
	description: 'Of Deshnok.',
	pictures: [image],
	language: 'en' as const,
};
const list = { name: 'Stories', description: 'All of them' };

/** What the page holds for machines, as a browser reads it. */
function getJson(data: readonly Thing[]): string {
	const html = renderToStaticMarkup(<StructuredData data={data} />);
	return /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
}

const kinds: [string, Thing[], string[]][] = [
	['the home page', homeData(site), ['Organization', 'WebSite']],
	['the way to a page', [breadcrumbs(site, { name: 'Devi', path: '/devi' })], ['BreadcrumbList']],
	['a story', [blogPostingData(site, blog)], ['BlogPosting']],
	['the list of stories', [blogData(site, list, [blog])], ['Blog']],
	['the gallery', [galleryData(site, { ...list, path: '/gallery' }, [galleryImage])], ['ImageGallery']],
	['a temple', templeData(site, deity), ['HinduTemple']],
	['questions', [questionsData(site, '/help', [{ question: 'How?', answer: 'So.' }])], ['FAQPage']],
];

describe('structured data', () => {
	it.each(kinds)('of %s keeps to the vocabulary', (_, data, types) => {
		const findings = checkStructuredData(getJson(data));
		expect(findings.errors).toEqual([]);
		expect(findings.types).toEqual(types);
		expect(findings.warnings.filter((warning) => !/ (Organization|Blog)\.|blogPost/.test(warning))).toEqual(
			[],
		);
	});

	it('has what is required of records that say little', () => {
		const bare = { ...blog, title: 'x', content: '', image: null, picture: null };
		const place = { ...deity, location: null, district: null, description: '', pictures: [] };
		const { errors } = checkStructuredData(
			getJson([
				blogPostingData(site, bare),
				blogData(site, list, []),
				galleryData(site, { ...list, path: '/gallery' }, [{ ...galleryImage, title: '', description: '' }]),
				...templeData(site, place),
			]),
		);
		expect(errors).toEqual([]);
	});

	it('tells of no temple that nobody wrote of', () => {
		expect(templeData(site, { ...deity, temple: null })).toEqual([]);
	});

	it('names a blog by the address in its own language, wherever it is mentioned', () => {
		const ids = [blogPostingData(site, blog), ...[blogData(site, list, [blog]).blogPost].flat()];
		for (const shown of ids)
			expect(shown).toMatchObject({ '@id': 'https://portal.example/blog/4f1c#story', inLanguage: 'hi' });
	});

	it('leads from the home page to the page itself', () => {
		expect(breadcrumbs(site, { name: 'Devi', path: '/devi' }).itemListElement).toMatchObject([
			{ position: 1, name: 'Home', item: 'https://portal.example/en/' },
			{ position: 2, name: 'Devi', item: 'https://portal.example/en/devi' },
		]);
	});

	it('keeps what people typed inside the script', () => {
		const title = '</script><script>alert(1)</script><!-- & " \u2028 \\';
		const html = renderToStaticMarkup(<StructuredData data={[blogPostingData(site, { ...blog, title })]} />);
		expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
		expect(JSON.parse(getJson([blogPostingData(site, { ...blog, title })]))['@graph'][0].headline).toBe(
			title,
		);
	});
});

describe('the check itself', () => {
	const problemsWith = (fields: object) =>
		checkStructuredData(
			JSON.stringify({
				'@context': 'https://schema.org',
				'@graph': [{ ...blogPostingData(site, blog), ...fields }],
			}),
		).errors;

	it.each<[string, object]>([
		['a relative address', { url: '/blog/1' }],
		['a day without a time', { datePublished: '2026-03-01' }],
		['an unknown property', { writer: 'Meera' }],
		['a thing of another type', { author: { '@type': 'Place', name: 'x' } }],
		['an unnamed author', { author: { '@type': 'Person' } }],
		['an empty text', { headline: ' ' }],
		['no picture', { image: [undefined] }],
	])('finds %s', (_, fields) => expect(problemsWith(fields)).toHaveLength(1));
});
