import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long a page asks for nothing: one whose scripts have just come, and one that has been pressed. */
const [loadedMs, pressedMs] = [80, 40];

/** Kinds of buttons of one page. */
const maxPressed = 60;

/** What was pressed to come to a scene. */
export type Way = readonly string[];

/** Sees the page itself, and then each dialog and each form that a button brings. */
type Look = (way: Way) => Promise<void>;

/** `clicks`: how many in a row, from what the page shows at first. */
type Explore = (path: string, look: Look, clicks: number) => Promise<void>;

/**
 * Returns a function that opens a page and presses every kind of button in its main part, and in the dialogs that open.
 * Nothing that a button sends reaches the server, so that every button may be pressed.
 */
export async function explorerOn(page: Page): Promise<Explore> {
	const untilQuiet = watchRequests(page);
	await refuseChanges(page);
	await page.addInitScript(() => {
		window.print = () => {};
		// Before React has taken the page over, a form would be sent by the browser, and the page be left.
		window.addEventListener('submit', (event) => event.preventDefault());
	});
	// A form that was typed into asks before the page is left.
	page.on('dialog', (dialog) => dialog.accept());

	return async (path, look, clicks) => {
		const pressed = new Set<string>();
		const looked = new Set<string>();
		const open = async () => {
			await page.goto(path);
			await page.locator('h1, h2, h3').first().waitFor();
			await untilQuiet(loadedMs);
		};
		const press = async (name: string): Promise<Scene> => {
			await page.evaluate(sceneIn, name);
			await untilQuiet(pressedMs);
			return page.evaluate(sceneIn, null);
		};
		/** Goes back to the last of `scenes`, to which `way` leads from the first, without the page being loaded again. */
		const goBack = async (name: string, way: Way, scenes: readonly Scene[]): Promise<boolean> => {
			const wanted = scenes.at(-1);
			await page.keyboard.press('Escape');
			let now = await page.evaluate(sceneIn, null);
			if (!wanted || now.id === wanted.id) return true;
			if (now.entry !== wanted.entry) {
				await page.goBack();
				await untilQuiet(pressedMs);
				now = await page.evaluate(sceneIn, null);
				return now.entry === wanted.entry && now.id === wanted.id;
			}
			const depth = scenes.findIndex(({ id }) => id === now.id);
			// What a button has opened it mostly closes again, by the same name or another.
			const closing = now.buttons.filter((button) => button === name || !wanted.buttons.includes(button));
			const steps = depth >= 0 ? way.slice(depth) : closing.length === 1 ? closing : [];
			for (const step of steps) now = await press(step);
			return now.id === wanted.id;
		};
		const explore = async (way: Way, scenes: readonly Scene[]): Promise<void> => {
			const start = scenes.at(-1);
			if (!start) return;
			for (const name of start.buttons) {
				if (pressed.has(name) || pressed.size >= maxPressed) continue;
				pressed.add(name);
				const after = await press(name);
				if (after.id === start.id) continue;
				if (after.path === start.path && !looked.has(after.id)) {
					looked.add(after.id);
					await look([...way, name]);
					if (way.length + 1 < clicks) await explore([...way, name], [...scenes, after]);
				}
				if (await goBack(name, way, scenes)) continue;
				await open();
				for (const step of way) await press(step);
			}
		};
		await open();
		const start = await page.evaluate(sceneIn, null);
		looked.add(start.id);
		await look([]);
		if (clicks > 0) await explore([], [start]);
	};
}

/**
 * Answers by itself every call that is not a read. Playwright's own routes would switch the browser's cache off, and
 * each page would load its scripts and fonts again.
 */
async function refuseChanges(page: Page): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	const refusal = Buffer.from(JSON.stringify({ code: 'server.unexpected', message: 'Later.' }));
	browser.on('Fetch.requestPaused', ({ requestId, request }) => {
		const answer =
			request.method === 'GET'
				? browser.send('Fetch.continueRequest', { requestId })
				: browser.send('Fetch.fulfillRequest', {
						requestId,
						responseCode: 503,
						responseHeaders: [{ name: 'content-type', value: 'application/json' }],
						body: refusal.toString('base64'),
					});
		// The page may have been left meanwhile.
		answer.catch(() => {});
	});
	await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** Returns a function that waits until the page has asked for nothing for a moment. */
function watchRequests(page: Page): (quietMs: number) => Promise<void> {
	const maxWaitMs = 5_000;
	const running = new Set<Request>();
	let quietSince = Date.now();
	const end = (request: Request) => {
		running.delete(request);
		quietSince = Date.now();
	};
	page.on('request', (request) => running.add(request));
	page.on('requestfinished', end);
	page.on('requestfailed', end);
	// A page that is left says nothing of what it was still asking for.
	page.on('domcontentloaded', () => running.clear());
	return async (quietMs) => {
		const start = Date.now();
		quietSince = start;
		while (Date.now() - start < maxWaitMs && (running.size > 0 || Date.now() - quietSince < quietMs))
			await sleep(10);
	};
}

interface Scene {
	path: string;
	/** The entry of the browser's history: another one once a button has led to another address. */
	entry: string | undefined;
	/** The dialog's name, and the fields and kinds of buttons that are seen. */
	id: string;
	/** A name for each kind of button: those of a list's rows are alike. */
	buttons: string[];
}

/** Runs in the page: presses the first button of that name, if one is given, and says what is on the page. */
function sceneIn(press: string | null): Scene {
	const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
	const root = dialog ?? document.querySelector('main') ?? document.body;
	const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	const getName = (button: Element) => {
		const icons = [...button.querySelectorAll('svg')].map((icon) => icon.getAttribute('class'));
		return [...icons, button.hasAttribute('aria-label') ? '' : button.textContent?.trim()].join(' ');
	};
	const buttons = [
		...root.querySelectorAll<HTMLElement>('button:not(thead button), thead input[type="checkbox"]'),
	].filter(isSeen);
	const button = buttons.find((candidate) => getName(candidate) === press);
	button?.focus();
	button?.click();
	const fields = [...root.querySelectorAll('input:not([type="checkbox"]), select, textarea')].filter(isSeen);
	const names = [...new Set(buttons.map(getName))];
	return {
		path: location.pathname,
		entry: navigation.currentEntry?.key,
		id: [dialog?.querySelector('h2')?.textContent, ...fields.map((field) => field.id), ...names].join(' '),
		buttons: names,
	};
}
