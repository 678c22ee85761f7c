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

it('undoes with z, Ctrl+Z and Cmd+Z, and with no other', () => {
	const held = [
		{},
		{ ctrlKey: true },
		{ metaKey: true },
		{ altKey: true },
		{ ctrlKey: true, shiftKey: true },
	];
	expect(held.map((more) => isUndoStroke(pressed('z', more), true))).toEqual([
		true,
		true,
		true,
		false,
		false,
	]);
	expect(['Z', 'x'].map((key) => isUndoStroke(pressed(key), true))).toEqual([true, false]);
});

it('does so on a keyboard that writes Hindi, too', () => {
	expect(isUndoStroke(pressed('ॅ'), true)).toBe(true);
	expect(isUndoStroke(pressed('य', { code: 'KeyY', ctrlKey: true }), true)).toBe(false);
});

it('leaves letters alone where they are typed, and while a dialog is open', () => {
	expect(isUndoStroke(pressed('z', { target: new Place(true) }), true)).toBe(false);
	expect(isUndoStroke(pressed('z', { ctrlKey: true, target: new Place(true) }), true)).toBe(false);
	querySelector.mockReturnValue({});
	expect(isUndoStroke(pressed('z'), true)).toBe(false);
});

it('undoes with z alone only while single keys are on, and with Ctrl+Z always', () => {
	expect(isUndoStroke(pressed('z'), false)).toBe(false);
	expect(isUndoStroke(pressed('z', { ctrlKey: true }), false)).toBe(true);
});
