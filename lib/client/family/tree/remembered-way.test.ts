import { afterEach, expect, it, vi } from 'vitest';
import { findWay, keepWay } from './remembered-way';

afterEach(() => vi.unstubAllGlobals());

it('finds the way that was chosen last, and no other text', () => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
	expect(findWay()).toBeNull();
	for (const way of ['none', 'account'] as const) {
		keepWay(way);
		expect(findWay()).toBe(way);
	}
	keepWay('else');
	expect(findWay()).toBeNull();
});

it('does without a browser that keeps anything', () => {
	const refuse = () => {
		throw new Error('no storage');
	};
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
	keepWay('none');
	expect(findWay()).toBeNull();
});
