// @ts-check
import { prefersEnglish } from './page-answers.mjs';
import { readWords } from './words.mjs';

const words = readWords('errorPage');
const adminInHindi = /(?:^|;\s*)adminLanguage=hi(?:;|$)/;

/**
 * As the page would have been in.
 *
 * @param {string} url
 * @param {string} cookies
 */
function languageOf(url, cookies) {
	if (/^\/admin(?:[/?]|$)/.test(url)) return adminInHindi.test(cookies) ? 'hi' : 'en';
	return /^\/en(?:[/?]|$)/.test(url) || prefersEnglish.test(cookies) ? 'en' : 'hi';
}

/** @param {'hi' | 'en'} language */
function told(language) {
	const { title, text, retry, home } = words[language];
	const href = language === 'en' ? '/en' : '/';
	// An empty address is that of the page itself.
	return `<main lang="${language}"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a> · <a href="${href}">${home}</a></p></main>`;
}

// The portal's colours; nothing of it has to be fetched.
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fffbf3,#17100f);color:light-dark(#241a17,#f5ebdd);font-family:"Noto Sans Devanagari",system-ui,sans-serif;text-align:center}
main{padding:2rem;max-width:36rem}
h1{color:light-dark(#5c0f22,#f0bfc2);font-family:"Noto Serif Devanagari",Georgia,serif}
a{color:light-dark(#74152b,#e58a98)}`;

/**
 * A page that says that the one at `url` could not be shown, and leads back to it. It needs nothing else.
 *
 * @param {string} url
 * @param {string} [cookies]
 */
export function pageOfFailure(url, cookies = '') {
	const language = languageOf(url, cookies);
	return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words[language].title}</title><style>${style}</style></head><body>${told(language)}</body></html>`;
}

/**
 * Next sends a page that has failed as nothing but scripts that tell of it. For a browser that runs none, the same words
 * stand in it. What Next says in a word of its own becomes a page.
 *
 * @param {string} html
 * @param {string} url
 * @param {string} [cookies]
 */
export function withWordsOfFailure(html, url, cookies = '') {
	if (!html.includes('<html id="__next_error__"')) return pageOfFailure(url, cookies);
	return html.replace('</body>', () => `<noscript>${told(languageOf(url, cookies))}</noscript></body>`);
}
