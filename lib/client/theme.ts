const themeKey = 'theme';

type Theme = 'light' | 'dark';

/** Turns the page to the other theme. The choice is kept only while it differs from the system's. */
export function toggleTheme(): void {
	const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
	const next: Theme = (document.documentElement.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
	document.documentElement.dataset.theme = next;
	if (next === system) localStorage.removeItem(themeKey);
	else localStorage.setItem(themeKey, next);
}

/** Shows the chosen theme on a page whose boot script did not run: one that only the browser rendered. */
export function restoreTheme(): void {
	const chosen = localStorage.getItem(themeKey);
	if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
