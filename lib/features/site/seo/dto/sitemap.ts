import { defaultLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { escapeXml, xmlDeclaration } from '@/lib/core/xml';

/** A page as the sitemap tells of it. */
export interface ListedPage {
	/** Unprefixed. */
	path: string;
	/** The languages it counts in: both, or the one it is written in. */
	languages: readonly Language[];
	/** When what it shows changed last; null where nobody can say. */
	changedAt: Date | null;
}

/** As many addresses as one file may hold (sitemaps.org). */
export const maxAddresses = 50_000;

interface Address extends ListedPage {
	language: Language;
}

/** The addresses of the pages in files that are small enough, in the pages' order; at least one file. */
export function sitemapFiles(pages: readonly ListedPage[], most = maxAddresses): Address[][] {
	const addresses = pages.flatMap((page) => page.languages.map((language) => ({ ...page, language })));
	const files: Address[][] = [];
	for (let start = 0; start < addresses.length; start += most)
		files.push(addresses.slice(start, start + most));
	return files.length === 0 ? [[]] : files;
}

/** One file of addresses; `appUrl` is the portal's origin. */
export function sitemapXml(addresses: readonly Address[], appUrl: string): string {
	return [
		xmlDeclaration,
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...addresses.map((address) => urlXml(address, appUrl)),
		'</urlset>\n',
	].join('\n');
}

function urlXml({ path, language, languages, changedAt }: Address, appUrl: string): string {
	const location = (of: Language) => escapeXml(appUrl + pathIn(of, path));
	const sister = (hreflang: string, of: Language) =>
		`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${location(of)}"/>`;
	const sisters =
		languages.length > 1
			? [...languages.map((of) => sister(of, of)), sister('x-default', defaultLanguage)].join('')
			: '';
	const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
	return `<url><loc>${location(language)}</loc>${lastmod}${sisters}</url>`;
}

/** The file at the sitemap's address when one file cannot hold it all. */
export function sitemapIndexXml(files: number, appUrl: string): string {
	const parts = Array.from(
		{ length: files },
		(_, at) => `<sitemap><loc>${escapeXml(`${appUrl}/sitemap/${at + 1}.xml`)}</loc></sitemap>`,
	);
	return [
		xmlDeclaration,
		'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...parts,
		'</sitemapindex>\n',
	].join('\n');
}
