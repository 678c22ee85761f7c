import { beforeEach, expect, it, vi } from 'vitest';
import { isUndoKey } from './keys';

class Place extends EventTarget {
	constructor(readonly isField: boolean) {
		super();
	}
	closest(): Place | null {
		return this.isField ? this : null;
	}
}

const querySelector = vi.fn();

beforeEach(() => {
	querySelector.mockReturnValue(null);
	vi.stubGlobal('Element', Place);
	vi.stubGlobal('document', { querySelector });
});

const pressed = (key: string, more: object = {}) => ({
	...{ key, code: 'KeyZ', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
	target: new Place(false),
	...more,
});

it('undoes with z, Ctrl+Z and Cmd+Z, and with no other', () => {
	const held = [
		{},
		{ ctrlKey: true },
		{ metaKey: true },
		{ altKey: true },
		{ ctrlKey: true, shiftKey: true },
	];
	expect(held.map((more) => isUndoKey(pressed('z', more), true))).toEqual([true, true, true, false, false]);
	expect(['Z', 'x'].map((key) => isUndoKey(pressed(key), true))).toEqual([true, false]);
});

it('does so on a keyboard that writes Hindi, too', () => {
	expect(isUndoKey(pressed('ॅ'), true)).toBe(true);
	expect(isUndoKey(pressed('य', { code: 'KeyY', ctrlKey: true }), true)).toBe(false);
});

it('leaves letters alone where they are typed, and while a dialog is open', () => {
	expect(isUndoKey(pressed('z', { target: new Place(true) }), true)).toBe(false);
	expect(isUndoKey(pressed('z', { ctrlKey: true, target: new Place(true) }), true)).toBe(false);
	querySelector.mockReturnValue({});
	expect(isUndoKey(pressed('z'), true)).toBe(false);
});

it('undoes with z alone only while single keys are on, and with Ctrl+Z always', () => {
	expect(isUndoKey(pressed('z'), false)).toBe(false);
	expect(isUndoKey(pressed('z', { ctrlKey: true }), false)).toBe(true);
});
