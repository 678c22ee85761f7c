import vm from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript } from './boot-script.mjs';

/** A window with as much of the DOM as the script asks for. */
function openWindow() {
	const listeners = new Map<string, (event: unknown) => void>();
	const emptyStorage = { getItem: () => null, removeItem: () => {} };
	vm.runInNewContext(bootScript, {
		document: { documentElement: { dataset: {}, toggleAttribute: () => {} }, cookie: '' },
		localStorage: emptyStorage,
		addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
		removeEventListener: (type: string) => listeners.delete(type),
		setTimeout: (run: () => void) => run(),
	});
	return { listeners, fire: (type: string, event: object = {}) => listeners.get(type)?.({ type, ...event }) };
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
