/**
 * Runs before the first paint: puts the chosen theme on `<html>`, and the mark by which the style sheet knows that
 * this browser holds a login token. Written without quotes, `<`, `>` and `&`, which React would escape.
 */
const boot = `(function (root) {
	try {
		var theme = localStorage.getItem(\`theme\`);
		if (theme === \`light\`) root.dataset.theme = theme;
		if (theme === \`dark\`) root.dataset.theme = theme;
		root.toggleAttribute(\`data-session\`, localStorage.getItem(\`token\`) !== null);
	} catch (storageIsBlocked) {}
})(document.documentElement)`;

export function BootScript() {
	return <script>{boot}</script>;
}
