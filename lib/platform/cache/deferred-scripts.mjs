// @ts-check

/**
 * Whoever only reads needs no script. The scripts of a page that Next has made are taken out of it and fetched when
 * the reader comes near something that cannot do without them, or at once for a member. Less than a hundredth of the
 * weight stays: what watches for that moment, and keeps a click that came before the scripts until they have arrived.
 */

const asyncScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const preloadedScript = /<link rel="preload" as="script"[^>]*\/>/g;

/** A page that was not found, or is a dialog, is nothing but what its scripts make of it. */
const onlyScripts = /<html id="__next_error__"|<dialog/;

/** The same page with its scripts put off. @param {string} html */
export function withDeferredScripts(html) {
	const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
	if (sources.length === 0 || onlyScripts.test(html)) return html;
	const watcher = `${watcherStart}${JSON.stringify(sources)})`;
	return html
		.replace(preloadedScript, '')
		.replace(asyncScript, '')
		.replace('</head>', () => `<script>${watcher}</script></head>`);
}

/** Whether an inline script is what watches, with the names of a build's files. @param {string} script */
export function isWatcher(script) {
	if (!script.startsWith(watcherStart)) return false;
	const sources = /^\(\["\/_next\/static\/[\w./~-]+"(?:,"\/_next\/static\/[\w./~-]+")*\]\)$/;
	return sources.test(script.slice(watcherStart.length - 1));
}

/**
 * Runs in the reader's browser, without anything else of this file. Components that need scripts without being
 * controls say so by `data-needs-script`; that the page has come alive is told by the event `awake`.
 *
 * @param {string[]} sources
 */
function watchForNeed(sources) {
	const root = document.documentElement;
	const acting = 'button:not([data-own-script]), [data-needs-script]';
	const needing = `${acting}, form, input, select, textarea`;
	let isWaking = false;
	let hasFailed = false;
	/** What was done too early, to be done again. @type {(() => void) | null} */
	let repeat = null;

	function wake() {
		if (isWaking) return;
		isWaking = true;
		root.setAttribute('data-waking', '');
		for (const source of sources) {
			const script = document.createElement('script');
			script.src = source;
			script.onerror = () => {
				hasFailed = true;
			};
			document.head.append(script);
		}
	}

	/** @param {Event} event @param {string} selector */
	function elementOf({ target }, selector) {
		return target instanceof Element ? target.closest(selector) : null;
	}

	/** @param {Event} event */
	function wakeNear(event) {
		if (elementOf(event, needing)) wake();
	}

	/** @param {Event} event @param {() => void} again */
	function postpone(event, again) {
		event.preventDefault();
		event.stopImmediatePropagation();
		if (hasFailed) location.reload();
		repeat = again;
		wake();
	}

	/** @param {MouseEvent} event */
	function keepClick(event) {
		const acted = elementOf(event, acting);
		const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
		if (acted instanceof HTMLElement && !opensElsewhere) postpone(event, () => acted.click());
	}

	/** @param {Event} event */
	function keepSubmission(event) {
		const { target } = event;
		if (target instanceof HTMLFormElement) postpone(event, () => target.requestSubmit());
	}

	/** @param {Event} event */
	function keepChoice({ target }) {
		const isFile = target instanceof HTMLInputElement && target.type === 'file';
		if (!isFile && !(target instanceof HTMLSelectElement)) return;
		repeat = () => target.dispatchEvent(new Event('change', { bubbles: true }));
		wake();
	}

	/** A picture that does not load is replaced by a script. @param {Event} event */
	function wakeForPicture({ target }) {
		if (target instanceof HTMLImageElement) wake();
	}

	/** @type {[string, (event: any) => void][]} */
	const watched = [
		['pointerover', wakeNear],
		['pointerdown', wakeNear],
		['focusin', wakeNear],
		['click', keepClick],
		['submit', keepSubmission],
		['change', keepChoice],
		['error', wakeForPicture],
	];
	for (const [type, listener] of watched) document.addEventListener(type, listener, true);
	// Another tab has logged in.
	addEventListener('storage', wake);
	addEventListener(
		'awake',
		() => {
			for (const [type, listener] of watched) document.removeEventListener(type, listener, true);
			removeEventListener('storage', wake);
			root.removeAttribute('data-waking');
			repeat?.();
		},
		{ once: true },
	);

	/** This browser remembers something of the page: the language it should be in, or what has been typed half. */
	function isRemembered() {
		try {
			if (sessionStorage.length > 0) return true;
			return (
				localStorage.getItem('preferredLanguage') !== null && !document.cookie.includes('preferredLanguage=')
			);
		} catch {
			return false;
		}
	}
	if (root.hasAttribute('data-session') || location.search + location.hash !== '' || isRemembered()) wake();
}

const watcherStart = `(${watchForNeed})(`;
