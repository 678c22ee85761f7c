import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootScript } from '@/lib/platform/policy/boot-script.mjs';
import { BootScript } from './boot-script';
import { Hydration } from './hydration';

const { documentElement: html } = document;
const marks = ['data-booted', 'data-fonts', 'data-theme', 'data-hydrated'];
const container = document.createElement('div');
let root: Root | null = null;

beforeEach(() => {
	for (const mark of marks) html.removeAttribute(mark);
	// A browser does not run a script that comes by `innerHTML`, as React makes the scripts of a document.
	container.innerHTML = `<script>${bootScript}</script>`;
	document.body.append(container);
});

afterEach(() => {
	root?.unmount();
	container.remove();
	for (const mark of marks) html.removeAttribute(mark);
});

async function hydrate(): Promise<void> {
	root = hydrateRoot(
		container,
		<>
			<BootScript />
			<Hydration />
		</>,
	);
	await expect.poll(() => html.dataset.hydrated).toBe('');
}

describe('BootScript', () => {
	it('sets the marks of fonts, theme and session where the script has not run', async () => {
		localStorage.setItem('theme', 'dark');
		localStorage.setItem('token', 'token of a test');
		await hydrate();
		expect(html.hasAttribute('data-fonts')).toBe(true);
		expect(html.dataset.theme).toBe('dark');
		expect(html.hasAttribute('data-session')).toBe(true);
	});

	it('does nothing where the script has run', async () => {
		html.dataset.booted = '';
		await hydrate();
		expect(html.hasAttribute('data-fonts')).toBe(false);
	});
});
