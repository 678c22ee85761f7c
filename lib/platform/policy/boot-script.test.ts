import vm from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript } from './boot-script.mjs';

/** A window with as much of the DOM as the script asks for. */
function openWindow({
	kept = {},
	stored = new Map(),
	cookie = '',
	readyState = 'loading',
	pictures = [],
}: {
	kept?: Record<string, string>;
	stored?: Map<string, string>;
	cookie?: string;
	readyState?: DocumentReadyState;
	/** The pictures of the page that are loaded when they come into view. */
	pictures?: { loading: string }[];
} = {}) {
	const shown = new Set<FakeElement>();
	const timers: (() => void)[] = [];
	const listeners = new Map<string, (event: unknown) => void>();
	const marks = new Set<string>();
	vm.runInNewContext(bootScript, {
		document: {
			documentElement: {
				dataset: { incomplete: 'Not loaded.', reload: 'Reload' },
				toggleAttribute: (name: string, isSet: boolean) => isSet && marks.add(name),
			},
			body: { append: (element: FakeElement) => shown.add(element) },
			createElement: () => makeElement(shown),
			cookie,
			readyState,
			querySelectorAll: () => pictures,
		},
		localStorage: {
			getItem: (key: string) => stored.get(key) ?? null,
			removeItem: (key: string) => stored.delete(key),
		},
		sessionStorage: {
			getItem: (key: string) => kept[key] ?? null,
			setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
		},
		addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
		removeEventListener: (type: string) => listeners.delete(type),
		setTimeout: (run: () => void, ms = 0) => (ms === 0 ? run() : timers.push(run)),
		clearTimeout: () => timers.splice(0),
	});
	return {
		listeners,
		marks,
		fire: (type: string, event: object = {}) => listeners.get(type)?.({ type, ...event }),
		passTime: () => {
			for (const run of timers.splice(0)) run();
		},
		notices: () => [...shown].map(({ text, children }) => [text, ...children.map((child) => child.text)]),
	};
}

interface FakeElement {
	text: string;
	children: FakeElement[];
	textContent: string;
	append(child: FakeElement): void;
	remove(): void;
}

function makeElement(shown: Set<FakeElement>): FakeElement {
	const element: FakeElement = {
		text: '',
		children: [],
		set textContent(text: string) {
			element.text = text.trim();
		},
		append: (child) => element.children.push(child),
		remove: () => shown.delete(element),
	};
	return element;
}

/** An element that `selector` finds from where the event happens. */
function elementFor(selector: string, done: string[]) {
	const element = {
		closest: (asked: string) => (asked.split(/[ :,]/).includes(selector) ? element : null),
		click: () => done.push('click'),
		requestSubmit: () => done.push('submit'),
	};
	return element;
}

function eventOn(target: unknown, done: string[]) {
	return {
		target,
		preventDefault: () => done.push('prevented'),
		stopImmediatePropagation: () => {},
	};
}

it('needs no escaping in HTML', () => {
	expect(bootScript).not.toMatch(/["'<>&]/);
});

it('uses the fonts of the portal when the page has loaded, and on the next pages of the tab at once', () => {
	const kept = {};
	const first = openWindow({ kept });
	expect([...first.marks]).toEqual([]);
	first.fire('load');
	expect([...first.marks]).toEqual(['data-fonts']);
	expect([...openWindow({ kept }).marks]).toEqual(['data-fonts']);
});

it('uses the fonts of the portal at once in a page that has loaded before', () => {
	expect([...openWindow({ readyState: 'complete' }).marks]).toEqual(['data-fonts']);
});

it.each([
	['forgets a token that went with the browser', 'yes', '', []],
	['keeps a token while the browser is open', 'yes', 'browserOpen=yes', ['data-session']],
	['keeps a token that was to be kept', null, '', ['data-session']],
])('%s', (_, endsWithBrowser, cookie, marks) => {
	const stored = new Map([
		['token', 'a token'],
		['user', '{}'],
	]);
	if (endsWithBrowser !== null) stored.set('tokenEndsWithBrowser', endsWithBrowser);
	expect([...openWindow({ stored, cookie }).marks]).toEqual(marks);
	expect(stored.has('token')).toBe(marks.length > 0);
	expect(stored.has('user')).toBe(marks.length > 0);
});

it.each([
	['click', 'button'],
	['submit', 'form'],
])('keeps a %s until the page is hydrated, and repeats the last one', (type, selector) => {
	const done: string[] = [];
	const { listeners, fire } = openWindow();
	const event = eventOn(elementFor(selector, done), done);
	fire(type, event);
	fire(type, event);
	expect(done).toEqual(['prevented', 'prevented']);
	fire('hydrated');
	expect(done).toEqual(['prevented', 'prevented', type]);
	expect(listeners.has(type)).toBe(false);
});

it('leaves a link to the browser', () => {
	const done: string[] = [];
	const { fire } = openWindow();
	fire('click', eventOn(elementFor('a', done), done));
	fire('hydrated');
	expect(done).toEqual([]);
});

it('loads pictures that are out of view before the page is printed', () => {
	const pictures = [{ loading: 'lazy' }, { loading: 'lazy' }];
	const { fire } = openWindow({ pictures });
	fire('hydrated');
	expect(pictures).toEqual([{ loading: 'lazy' }, { loading: 'lazy' }]);
	fire('beforeprint');
	expect(pictures).toEqual([{ loading: 'eager' }, { loading: 'eager' }]);
});

const notice = ['Not loaded.', 'Reload'];

it('says that the page is not whole when a click has waited for long, until the page is hydrated', () => {
	const done: string[] = [];
	const { fire, passTime, notices } = openWindow();
	passTime();
	expect(notices()).toEqual([]);
	fire('click', eventOn(elementFor('button', done), done));
	expect(notices()).toEqual([]);
	passTime();
	expect(notices()).toEqual([notice]);
	fire('hydrated');
	expect(notices()).toEqual([]);
	expect(done).toEqual(['prevented', 'click']);
});

it('says so at once when a script of the page has not loaded, and keeps a form from being sent by the browser', () => {
	const done: string[] = [];
	const { fire, passTime, notices } = openWindow();
	fire('error', { target: { tagName: 'IMG' } });
	expect(notices()).toEqual([]);
	fire('error', { target: { tagName: 'SCRIPT' } });
	fire('error', { target: { tagName: 'SCRIPT' } });
	expect(notices()).toEqual([notice]);
	fire('submit', eventOn(elementFor('form', done), done));
	passTime();
	expect(done).toEqual(['prevented']);
	expect(notices()).toEqual([notice]);
});

it('says nothing when the page is hydrated in time', () => {
	const done: string[] = [];
	const { fire, passTime, notices } = openWindow();
	fire('click', eventOn(elementFor('button', done), done));
	fire('hydrated');
	passTime();
	expect(notices()).toEqual([]);
});
