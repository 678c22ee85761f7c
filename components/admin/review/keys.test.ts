import { expect, it } from 'vitest';
import { actionOf, type Keystroke } from './keys';

const keystroke = (key: string, more: Partial<Keystroke> = {}): Keystroke => ({
	...{ key, code: '', repeat: false, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false },
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
	expect(actionOf(keystroke(key))).toBe(action);
});

it('shows its keys with shift, as keyboards have it', () => {
	expect(actionOf(keystroke('?', { shiftKey: true }))).toBe('help');
});

it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat'] as const)(
	'lets a keystroke with %s pass',
	(held) => {
		for (const key of ['a', 'x', 'z', 'j']) expect(actionOf(keystroke(key, { [held]: true }))).toBeNull();
	},
);

it('knows the keys of a keyboard that writes Devanagari by where they lie', () => {
	expect(actionOf(keystroke('ो', { code: 'KeyA' }))).toBe('approve');
	expect(actionOf(keystroke('र', { code: 'KeyJ' }))).toBe('next');
	// A Latin letter counts as it reads, wherever it lies.
	expect(actionOf(keystroke('q', { code: 'KeyA' }))).toBeNull();
	expect(actionOf(keystroke('a', { code: 'KeyQ' }))).toBe('approve');
});

it('asks for nothing by other keys', () => {
	for (const key of ['b', 'Enter', ' ', 'Tab', 'Shift']) expect(actionOf(keystroke(key))).toBeNull();
});
