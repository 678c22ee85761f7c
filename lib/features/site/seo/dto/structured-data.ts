import { cutTo } from '@/lib/core/graphemes';
import type { PublishedBlog } from '@/lib/features/content/blog/dto';
import type { PublishedImage } from '@/lib/features/content/gallery/dto';
import { recordPicture, sharePictureSize } from '@/lib/features/content/share/rules/share-path';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import type { Site } from '@/lib/features/site/seo/loaders/site';
import { findDescription } from '@/lib/features/site/seo/rules/description';
import { defaultPicturePath, type Picture } from '@/lib/platform/media/picture';

/** A thing in schema.org's words, as JSON-LD. */
export interface Thing {
	'@type': string;
	[property: string]: Value | undefined;
}

type Value = string | number | Thing | readonly Value[];

/** What a page's `<script type="application/ld+json">` holds. */
export function getGraph(things: readonly Thing[]) {
	return { '@context': 'https://schema.org', '@graph': things };
}

const organizationId = (site: Site) => site.address('/#organization');

/** The portal and the people behind it, for the home page. */
export function homeData(site: Site): Thing[] {
	const organization: Thing = {
		'@type': 'Organization',
		'@id': organizationId(site),
		name: site.name,
		description: site.description,
		url: site.address('/'),
		logo: {
			'@type': 'ImageObject',
			url: site.address('/icon-512.png'),
			contentUrl: site.address('/icon-512.png'),
			width: 512,
			height: 512,
		},
	};
	const website: Thing = {
		'@type': 'WebSite',
		'@id': site.address('/#website'),
		name: site.name,
		description: site.description,
		url: site.page('/'),
		inLanguage: site.language,
		publisher: getPublisher(site),
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${site.page('/')}?q={search_term_string}` },
			'query-input': 'required name=search_term_string',
		},
	};
	return [organization, website];
}

/** Whole, since each page is read by itself. */
function getPublisher(site: Site): Thing {
	return {
		'@type': 'Organization',
		'@id': organizationId(site),
		name: site.name,
		url: site.address('/'),
	};
}

interface Crumb {
	name: string;
	/** Unprefixed. */
	path: string;
}

/** The way from the home page to an inner page, which comes last. */
export function breadcrumbs(site: Site, ...inner: Crumb[]): Thing {
	const trail = [{ name: site.home, path: '/' }, ...inner];
	return {
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			name,
			item: site.page(path),
		})),
	};
}

/** Search engines show no more of a headline, in characters as readers count them. */
const longestHeadline = 110;

/** A blog, under the address that counts: the one in its own language. */
export function blogPostingData(site: Site, blog: PublishedBlog): Thing {
	const url = site.page(`/blog/${blog._id}`, blog.language);
	const shared = recordPicture(blog.language, { kind: 'story', id: blog._id, name: blog.title });
	const sharedImage: Thing = {
		'@type': 'ImageObject',
		url: site.address(shared.url),
		contentUrl: site.address(shared.url),
		...sharePictureSize,
	};
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#story`,
		headline: cutTo(longestHeadline, blog.title),
		description: findDescription(blog.content) ?? blog.title,
		url,
		mainEntityOfPage: url,
		image: blog.picture ? [imageData(site, blog.picture), sharedImage] : [sharedImage],
		datePublished: blog.approvedAt ?? blog.createdAt,
		dateModified: blog.modifiedAt,
		author: { '@type': 'Person', name: blog.author },
		publisher: getPublisher(site),
		inLanguage: blog.language,
		isPartOf: {
			'@type': 'Blog',
			'@id': site.address('/blogs#blog'),
			name: site.name,
			url: site.page('/blogs'),
		},
	};
}

/** The list of blogs. */
export function blogData(
	site: Site,
	{ name, description }: NamedList,
	blogs: readonly PublishedBlog[],
): Thing {
	return {
		'@type': 'Blog',
		'@id': site.address('/blogs#blog'),
		name,
		description,
		url: site.page('/blogs'),
		inLanguage: site.language,
		publisher: getPublisher(site),
		blogPost: blogs.map((blog) => {
			const url = site.page(`/blog/${blog._id}`, blog.language);
			return {
				'@type': 'BlogPosting',
				'@id': `${url}#story`,
				headline: cutTo(longestHeadline, blog.title),
				url,
				datePublished: blog.createdAt,
				author: { '@type': 'Person', name: blog.author },
				inLanguage: blog.language,
				image: site.address(
					recordPicture(blog.language, { kind: 'story', id: blog._id, name: blog.title }).url,
				),
			};
		}),
	};
}

interface NamedList {
	name: string;
	description: string;
}

/** The pictures of a part of the gallery, which is at `path` (unprefixed). */
export function galleryData(
	site: Site,
	{ name, description, path }: NamedList & { path: string },
	images: readonly PublishedImage[],
): Thing {
	return {
		'@type': 'ImageGallery',
		name,
		description,
		url: site.page(path),
		inLanguage: site.language,
		publisher: getPublisher(site),
		image: images.map(({ title, description: caption, createdAt, picture, language }) => ({
			...imageData(site, picture),
			...(title && { name: title, caption: title }),
			...(caption && { description: caption }),
			uploadDate: createdAt,
			inLanguage: language,
		})),
	};
}

function imageData(site: Site, { media, width, height }: Picture): Thing {
	const url = site.address(defaultPicturePath({ id: media }));
	return {
		'@type': 'ImageObject',
		url,
		contentUrl: url,
		width,
		height,
	};
}

/** The temple of a deity; none where nobody wrote of one. */
export function templeData(site: Site, deity: PublishedDeity): Thing[] {
	if (!deity.temple) return [];
	const url = site.page(`/deity/${deity._id}`);
	const shared = recordPicture(deity.language, { kind: 'deity', id: deity._id, name: deity.name });
	const own = deity.pictures.map((picture) => imageData(site, picture));
	return [
		{
			'@type': 'HinduTemple',
			'@id': `${site.page(`/deity/${deity._id}`, 'hi')}#temple`,
			name: deity.temple,
			description: findDescription(deity.description) ?? deity.name,
			url,
			image: own.length > 0 ? own : [site.address(shared.url)],
			address: {
				'@type': 'PostalAddress',
				...(deity.location && { addressLocality: deity.location }),
				...(deity.district && { addressRegion: deity.district }),
				addressCountry: 'IN',
			},
		},
	];
}

/** Questions with their answers, as plain text. */
export function questionsData(
	site: Site,
	path: string,
	questions: readonly { question: string; answer: string }[],
): Thing {
	return {
		'@type': 'FAQPage',
		url: site.page(path),
		inLanguage: site.language,
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}
