import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getMessages } from '@/lib/platform/i18n/translate';

/** Shown instead of any page: the portal is closed, its database is away, or too many pages have been made for the reader. */
export type Notice = 'maintenance' | 'failure' | 'tooMany';

const responses: Record<Notice, { status: number; retryAfterSeconds: number }> = {
	maintenance: { status: 503, retryAfterSeconds: 600 },
	failure: { status: 503, retryAfterSeconds: 5 },
	tooMany: { status: 429, retryAfterSeconds: 60 },
};

// The portal's colours, font and arch; everything but the font is in the page.
const style = `@font-face{font-family:Portal;src:url(/fonts/noto-sans-devanagari-400-700.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:light-dark(#fffbf3,#17100f);color:light-dark(#241a17,#f5ebdd);font:1.0625rem/1.7 system-ui,Portal,sans-serif;text-align:center}
main{padding:2rem 1.25rem;max-width:34rem}
svg{width:9rem;overflow:visible}
h1{margin:1.5rem 0 .5rem;color:light-dark(#5c0f22,#f0bfc2);font:700 1.75rem/1.4 Georgia,Portal,serif}
p{margin:0 0 1.5rem}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem}
a{padding:.625rem 1.25rem;border:1px solid currentColor;border-radius:.5rem;color:light-dark(#74152b,#e58a98);text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid #c8962e;outline-offset:2px}`;

const arch = `<svg viewBox="0 0 100 120" aria-hidden="true"><path d="M0 120V40.8C0 25.3 10 22.85 17 20.4C19 12.24 30 11.42 36 10.6C38 5.3 46 3.67 50 0C54 3.67 62 5.3 64 10.6C70 11.42 81 12.24 83 20.4C90 22.85 100 25.3 100 40.8V120Z" fill="#5c0f22" stroke="#d9ab4a" stroke-width="1.6"/><path d="M50 46 64 68 50 90 36 68Z" fill="#d9ab4a"/><path d="M50 55 58 68 50 81 42 68Z" fill="#5c0f22"/></svg>`;

interface NoticePage {
	status: number;
	headers: Record<string, string>;
	/** The whole page. */
	body: string;
}

/**
 * A whole page of its own, with 503 or 429 and `Retry-After`, besides the `headers` of its address. A middleware cannot show
 * a page of the portal with a status, and the portal's pages want scripts.
 */
export function getNotice(notice: Notice, language: Language, headers: Record<string, string>): NoticePage {
	const { maintenance, errorPage, tooManyPages } = getMessages(language);
	const { title, text, retry, path, link } = {
		maintenance: { ...maintenance, path: '/maintenance', link: maintenance.switchTitle },
		failure: { ...errorPage, path: '/', link: errorPage.home },
		tooMany: { ...errorPage, ...tooManyPages, path: '/', link: errorPage.home },
	}[notice];
	const { status, retryAfterSeconds } = responses[notice];
	// An empty query leads to the address of this answer, whichever it is.
	const body = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>${arch}<h1>${title}</h1><p>${text}</p><nav><a href="?">${retry}</a><a href="${pathIn(language, path)}">${link}</a></nav></main></body></html>`;
	return {
		status,
		headers: {
			...headers,
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'retry-after': String(retryAfterSeconds),
		},
		body,
	};
}

/** The page of `getNotice` as a response. */
export function noticeResponse(
	notice: Notice,
	language: Language,
	headers: Record<string, string>,
): Response {
	const { body, ...page } = getNotice(notice, language, headers);
	return new Response(body, page);
}
