import { expect, it } from 'vitest';
import { findAction, isUndoKey, type Keystroke } from './keys';

const keystroke = (key: string, more: Partial<Keystroke> = {}): Keystroke => ({
	key,
	code: '',
	repeat: false,
	ctrlKey: false,
	altKey: false,
	metaKey: false,
	shiftKey: false,
	...more,
});

it.each([
	['j', 'next'],
	['ArrowRight', 'next'],
	['k', 'previous'],
	['ArrowLeft', 'previous'],
	['a', 'approve'],
	['x', 'reject'],
	['z', 'undo'],
	['e', 'edit'],
	['Escape', 'leave'],
])('%s means %s', (key, action) => {
	expect(findAction(keystroke(key))).toBe(action);
});

it('shows its keys with shift, as keyboards have it', () => {
	expect(findAction(keystroke('?', { shiftKey: true }))).toBe('help');
});

it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat'] as const)(
	'lets a keystroke with %s pass',
	(held) => {
		for (const key of ['a', 'x', 'z', 'j']) expect(findAction(keystroke(key, { [held]: true }))).toBeNull();
	},
);

it('knows the keys of a keyboard that writes Devanagari by where they lie', () => {
	expect(findAction(keystroke('ो', { code: 'KeyA' }))).toBe('approve');
	expect(findAction(keystroke('र', { code: 'KeyJ' }))).toBe('next');
	// A Latin letter counts as it reads, wherever it lies.
	expect(findAction(keystroke('q', { code: 'KeyA' }))).toBeNull();
	expect(findAction(keystroke('a', { code: 'KeyQ' }))).toBe('approve');
});

it('asks for nothing by other keys', () => {
	for (const key of ['b', 'Enter', ' ', 'Tab', 'Shift']) expect(findAction(keystroke(key))).toBeNull();
});

it('undoes with z, Ctrl+Z and Cmd+Z, and with no other', () => {
	const held = [
		{},
		{ ctrlKey: true },
		{ metaKey: true },
		{ altKey: true },
		{ ctrlKey: true, shiftKey: true },
	];
	expect(held.map((more) => isUndoKey(keystroke('z', more), true))).toEqual([true, true, true, false, false]);
	expect(['Z', 'x'].map((key) => isUndoKey(keystroke(key), true))).toEqual([true, false]);
});

it('undoes on a keyboard that writes Hindi, too', () => {
	expect(isUndoKey(keystroke('ॅ', { code: 'KeyZ' }), true)).toBe(true);
	expect(isUndoKey(keystroke('य', { code: 'KeyY', ctrlKey: true }), true)).toBe(false);
});

it('undoes with z alone only while single keys are on, and with Ctrl+Z always', () => {
	expect(isUndoKey(keystroke('z'), false)).toBe(false);
	expect(isUndoKey(keystroke('z', { ctrlKey: true }), false)).toBe(true);
});
