import { DOMParser, parseHTML } from 'linkedom';
import { createTranslator } from 'next-intl';
import { inject } from 'vitest';
import * as z from 'zod';
import { type Language, languages } from '@/lib/core/language';
import type { DemoAccountName } from '@/lib/features/account/demo/constants';
import { demoCookieName } from '@/lib/features/account/demo/rules/secret';
import en from '@/messages/en';
import hi from '@/messages/hi';

/** An HTML page as the portal sends it to a browser that runs no script. */
export interface HtmlPage {
	url: string;
	status: number;
	headers: Headers;
	html: string;
	document: Document;
}

/** The words of the portal in each language. */
const texts = { hi, en } satisfies Record<Language, typeof hi>;

export const translators = {
	hi: createTranslator({ locale: 'hi', messages: hi }),
	en: createTranslator({ locale: 'en', messages: en }),
};

/** Each language, and the messages in it: for tables of tests. */
export const eachLanguage = languages.map((language) => ({ language, words: texts[language] }));

/** Sends a request to the portal; a redirect is returned and not followed. */
export function send(path: string, options: RequestInit = {}): Promise<Response> {
	return fetch(new URL(path, inject('site')), { redirect: 'manual', ...options });
}

export async function readPage(response: Response): Promise<HtmlPage> {
	const html = await response.text();
	const { url, status, headers } = response;
	const { document } = parseHTML(html);
	lowerAttributeNames(document);
	return { url, status, headers, html, document };
}

/** React writes `hrefLang` and `dateTime`: HTML ignores the case of these names, linkedom keeps it. */
function lowerAttributeNames(document: Document): void {
	for (const element of findAll(document, '*'))
		for (const name of element.getAttributeNames().filter((each) => each !== each.toLowerCase())) {
			const value = element.getAttribute(name) ?? '';
			element.removeAttribute(name);
			element.setAttribute(name.toLowerCase(), value);
		}
}

export const getPage = async (path: string, headers: Record<string, string> = {}): Promise<HtmlPage> =>
	readPage(await send(path, { headers }));

/** The declared type of linkedom's XML documents lacks most of what they have. */
const xmlDocument = z.custom<Document>(
	(value) => typeof value === 'object' && value !== null && 'querySelectorAll' in value,
);

export async function getXml(path: string): Promise<{ response: Response; document: Document }> {
	const response = await send(path);
	const document = xmlDocument.parse(new DOMParser().parseFromString(await response.text(), 'text/xml'));
	return { response, document };
}

/** The response of a call, parsed. */
export async function call<S extends z.ZodType>(
	schema: S,
	path: string,
	headers: Record<string, string> = {},
): Promise<z.output<S>> {
	const response = await send(path, { headers });
	return schema.parse(await response.json());
}

/** The path, with its query, that a redirect leads to; null when the response is no redirect. */
export function findTarget(response: Pick<Response, 'headers'>): string | null {
	const location = response.headers.get('location');
	if (location === null) return null;
	const { pathname, search } = new URL(location, inject('site'));
	return pathname + search;
}

/** The elements that a selector names, in their order. */
export function findAll(within: ParentNode, selector: string): Element[] {
	return [...within.querySelectorAll(selector)];
}

/** Elements that hold no text, or that a visitor without scripts does not see or hear. */
const unseen = 'script, style, template, [hidden], [aria-hidden="true"], [class~="without-token:hidden"]';

export const isSeen = (element: Element): boolean => element.closest(unseen) === null;

/** The text of an element as a visitor without scripts reads it, with single spaces. */
export function getText(element: Element | null): string {
	if (!element) throw new Error('There is no such element');
	const copy = element.ownerDocument.importNode(element, true);
	for (const part of findAll(copy, unseen)) part.remove();
	return normalize(copy.textContent ?? '');
}

export const getTexts = (elements: readonly Element[]): string[] => elements.map(getText);

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text of the messages as a page shows it. */
export { normalize as asShown };

/** The values of an attribute, of the elements that have it. */
export function getAttributes(within: ParentNode, selector: string, name: string): string[] {
	return findAll(within, selector).flatMap((element) => element.getAttribute(name) ?? []);
}

export interface Session {
	/** The value of a request's `cookie` header. */
	cookie: string;
	/** The value of a request's `authorization` header. */
	authorization: string;
}

const session = z.object({ token: z.string() });

async function logIn(path: string, body: object, cookie = ''): Promise<Session> {
	const response = await send(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie },
		body: JSON.stringify(body),
	});
	const { token } = session.parse(await response.json());
	const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
	return { cookie: cookies.join('; '), authorization: `Bearer ${token}` };
}

export const logInToDemo = (account: DemoAccountName): Promise<Session> =>
	logIn('/api/users/demo-login', { account }, `${demoCookieName}=${inject('siteDemoSecret')}`);

export const logInAsAdministrator = (): Promise<Session> =>
	logIn('/api/users/login', inject('siteAdministrator'));
