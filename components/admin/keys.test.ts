import { beforeEach, expect, it, vi } from 'vitest';
import { isStroke, isUndoStroke } from './keys';

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

it('knows the letter, also in capitals and on a keyboard that writes Hindi', () => {
	expect(['z', 'Z', 'ॅ', 'x'].map((key) => isStroke(pressed(key), 'z'))).toEqual([true, true, true, false]);
	// Where the letters stand elsewhere, what is written on the key counts.
	expect(isStroke(pressed('y', { code: 'KeyZ' }), 'z')).toBe(false);
	expect(isStroke(pressed('z', { code: 'KeyY' }), 'z')).toBe(true);
});

it('leaves letters alone where they are typed, and while a dialog is open', () => {
	expect(isStroke(pressed('z', { target: new Place(true) }), 'z')).toBe(false);
	querySelector.mockReturnValue({});
	expect(isStroke(pressed('z'), 'z')).toBe(false);
	expect(isUndoStroke(pressed('z', { ctrlKey: true }))).toBe(false);
});

it('takes back with z, Ctrl+Z and Cmd+Z, and with no other', () => {
	const held = [
		{},
		{ ctrlKey: true },
		{ metaKey: true },
		{ altKey: true },
		{ ctrlKey: true, shiftKey: true },
	];
	expect(held.map((more) => isUndoStroke(pressed('z', more)))).toEqual([true, true, true, false, false]);
	expect(isUndoStroke(pressed('z', { ctrlKey: true, target: new Place(true) }))).toBe(false);
});
