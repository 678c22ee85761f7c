// @ts-check

/**
 * Runs before the first paint: puts the chosen theme on `<html>`, forgets a token that was to go when the browser
 * was closed (see lib/client/session.ts), and sets the mark by which the style sheet knows that there is one. Another mark
 * has the style sheet use the portal's fonts: at once where this tab has loaded them before, else when the page has loaded,
 * so that they do not compete with what is read first. Pictures that are loaded when they come into view are loaded before the
 * page is printed. `data-booted` says that the script has run: React removes
 * every attribute of an `<html>` that it makes itself, and the script runs once more then (components/layout/boot-script.tsx).
 *
 * Until React has hydrated the page (components/layout/hydration.tsx) it keeps the last click on a button, submission or
 * choice and repeats it then: none is lost, and no form is sent by the browser itself, which would write a password into
 * the address. When that takes ten seconds, or a script has not loaded at all, a notice offers to reload the page. Written
 * without quotes, `<`, `>` and `&`, which React would escape.
 */
export const bootScript = `(function (root) {
	root.dataset.booted = \`\`;
	try {
		var theme = localStorage.getItem(\`theme\`);
		if (theme === \`light\`) root.dataset.theme = theme;
		if (theme === \`dark\`) root.dataset.theme = theme;
		var ends = localStorage.getItem(\`tokenEndsWithBrowser\`) !== null;
		if (document.cookie.indexOf(\`browserOpen=\`) !== -1) ends = false;
		if (ends) [\`token\`, \`user\`, \`tokenEndsWithBrowser\`].forEach(function (key) { localStorage.removeItem(key); });
		root.toggleAttribute(\`data-session\`, localStorage.getItem(\`token\`) !== null);
	} catch (storageIsBlocked) {}
	function loadFonts() {
		root.toggleAttribute(\`data-fonts\`, true);
		try { sessionStorage.setItem(\`fonts\`, \`cached\`); } catch (storageIsBlocked) {}
	}
	var areCached = false;
	try { areCached = sessionStorage.getItem(\`fonts\`) !== null; } catch (storageIsBlocked) {}
	if (areCached || document.readyState === \`complete\`) loadFonts();
	else addEventListener(\`load\`, loadFonts, { once: true });
	addEventListener(\`beforeprint\`, function () {
		document.querySelectorAll(\`img[loading=lazy]\`).forEach(function (image) { image.loading = \`eager\`; });
	});
	var early = { click: \`button:not(hero-film button)\`, submit: \`form\`, change: \`select, input[type=file]\` };
	var repeat = null;
	var notice = null;
	var timer = 0;
	function offerReload() {
		if (notice) return;
		notice = document.createElement(\`p\`);
		notice.role = \`alert\`;
		notice.className = \`fixed inset-x-0 bottom-0 z-50 border-t bg-surface p-4 text-center\`;
		notice.textContent = root.dataset.incomplete + \` \`;
		var link = document.createElement(\`a\`);
		link.href = \`\`;
		link.className = \`font-semibold underline\`;
		link.textContent = root.dataset.reload;
		notice.append(link);
		(document.body || root).append(notice);
	}
	function noteFailure(event) {
		if (event.target.tagName === \`SCRIPT\`) offerReload();
	}
	function keep(event) {
		var target = event.target.closest(early[event.type]);
		if (!target) return;
		if (!timer) timer = setTimeout(offerReload, 10000);
		event.preventDefault();
		event.stopImmediatePropagation();
		repeat = function () {
			if (event.type === \`click\`) target.click();
			else if (event.type === \`submit\`) target.requestSubmit();
			else target.dispatchEvent(new Event(\`change\`, { bubbles: true }));
		};
	}
	for (var type in early) addEventListener(type, keep, true);
	addEventListener(\`error\`, noteFailure, true);
	addEventListener(\`hydrated\`, function () {
		for (var type in early) removeEventListener(type, keep, true);
		removeEventListener(\`error\`, noteFailure, true);
		clearTimeout(timer);
		if (notice) notice.remove();
		if (repeat) setTimeout(repeat);
	}, { once: true });
})(document.documentElement)`.replace(/\n\t*/g, '\n');
