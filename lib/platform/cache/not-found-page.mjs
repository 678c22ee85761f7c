// @ts-check
import { readWords } from './words.mjs';

const words = readWords('notFoundPage');

/**
 * Next sends a page that was not found as nothing but scripts that make it. For a browser that runs none, the same
 * words stand in it.
 *
 * @param {string} html
 * @param {string} url
 */
export function withNotFoundWords(html, url) {
	if (!html.includes('<html id="__next_error__"')) return html;
	const language = /^\/en(?:[/?]|$)/.test(url) ? 'en' : 'hi';
	const { title, text, home } = words[language];
	const href = language === 'en' ? '/en' : '/';
	const told = `<main lang="${language}"><h1>${title}</h1><p>${text}</p><p><a href="${href}">${home}</a></p></main>`;
	return html.replace('</body>', () => `<noscript>${told}</noscript></body>`);
}
