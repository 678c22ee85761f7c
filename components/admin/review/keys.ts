/** The keys while a queue is reviewed, as they are shown. */
export const keysOf = {
	next: ['j', '→'],
	previous: ['k', '←'],
	approve: ['a'],
	reject: ['x'],
	undo: ['z'],
	edit: ['e'],
	help: ['?'],
	leave: ['Esc'],
} as const satisfies Record<string, readonly string[]>;

export type KeyAction = keyof typeof keysOf;

export const keyActions = Object.keys(keysOf) as KeyAction[];

const byKey = new Map<string, KeyAction>([
	...keyActions.flatMap((action) => keysOf[action].map((key) => [key, action] as const)),
	['ArrowRight', 'next'],
	['ArrowLeft', 'previous'],
	['Escape', 'leave'],
]);

export type Keystroke = Pick<
	KeyboardEvent,
	'key' | 'code' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'
>;

/** The letter of a key press: on a Devanagari keyboard, the Latin one on the key. */
export function getLetter({ key, code }: Pick<Keystroke, 'key' | 'code'>): string {
	const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
	return latin && !/^[a-z]$/i.test(key) && key.length === 1 ? latin.toLowerCase() : key;
}

/** What a keystroke asks for; null for one with a modifier, one that is held, and any other. */
export function findAction(keystroke: Keystroke): KeyAction | null {
	// Shift is what a question mark is written with.
	return isPlain(keystroke) || (keystroke.key === '?' && isPlain({ ...keystroke, shiftKey: false }))
		? (byKey.get(getLetter(keystroke)) ?? null)
		: null;
}

/** One without any modifier that is not held. */
export function isPlain({ repeat, ctrlKey, altKey, metaKey, shiftKey }: Keystroke): boolean {
	return !(repeat || ctrlKey || altKey || metaKey || shiftKey);
}

/** `z` unless single keys are switched off, or as everywhere Ctrl+Z or Cmd+Z. */
export function isUndoKey(keystroke: Omit<Keystroke, 'repeat'>, areSingleKeysOn: boolean): boolean {
	if (keystroke.altKey || getLetter(keystroke).toLowerCase() !== 'z') return false;
	const isHeld = keystroke.ctrlKey || keystroke.metaKey;
	return isHeld ? !keystroke.shiftKey : areSingleKeysOn;
}
