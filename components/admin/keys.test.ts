import { beforeEach, expect, it, vi } from 'vitest';
import { isUndoStroke } from './keys';

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

it('takes back with z, Ctrl+Z and Cmd+Z, and with no other', () => {
	const held = [
		{},
		{ ctrlKey: true },
		{ metaKey: true },
		{ altKey: true },
		{ ctrlKey: true, shiftKey: true },
	];
	expect(held.map((more) => isUndoStroke(pressed('z', more)))).toEqual([true, true, true, false, false]);
	expect(['Z', 'x'].map((key) => isUndoStroke(pressed(key)))).toEqual([true, false]);
});

it('does so on a keyboard that writes Hindi, too', () => {
	expect(isUndoStroke(pressed('ॅ'))).toBe(true);
	expect(isUndoStroke(pressed('य', { code: 'KeyY', ctrlKey: true }))).toBe(false);
});

it('leaves letters alone where they are typed, and while a dialog is open', () => {
	expect(isUndoStroke(pressed('z', { target: new Place(true) }))).toBe(false);
	expect(isUndoStroke(pressed('z', { ctrlKey: true, target: new Place(true) }))).toBe(false);
	querySelector.mockReturnValue({});
	expect(isUndoStroke(pressed('z'))).toBe(false);
});
