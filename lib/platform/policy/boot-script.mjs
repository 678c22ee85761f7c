// @ts-check
import { hashSource } from './headers.mjs';

/**
 * Runs before the first paint: puts the chosen theme on `<html>`, forgets a token that was to go when the browser
 * was closed (see lib/client/session.ts), and sets the mark by which the style sheet knows that there is one. Written
 * without quotes, `<`, `>` and `&`, which React would escape.
 */
export const bootScript = `(function (root) {
	try {
		var theme = localStorage.getItem(\`theme\`);
		if (theme === \`light\`) root.dataset.theme = theme;
		if (theme === \`dark\`) root.dataset.theme = theme;
		var ends = localStorage.getItem(\`tokenEndsWithBrowser\`) !== null;
		if (document.cookie.indexOf(\`browserOpen=\`) !== -1) ends = false;
		if (ends) [\`token\`, \`user\`, \`tokenEndsWithBrowser\`].forEach(function (key) { localStorage.removeItem(key); });
		root.toggleAttribute(\`data-session\`, localStorage.getItem(\`token\`) !== null);
	} catch (storageIsBlocked) {}
})(document.documentElement)`;

/** What allows it in a policy: it is the same in every page, so that none has to be made for one reader for it. */
export const bootScriptSource = hashSource(bootScript);
