import { cdp } from 'vitest/browser';

/** Runs `look` while the page is laid out for the printer, after the event that the browser sends before it prints. */
export async function lookOnPaper(look: () => Promise<void>): Promise<void> {
	window.dispatchEvent(new Event('beforeprint'));
	await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
	try {
		await look();
	} finally {
		await cdp().send('Emulation.setEmulatedMedia', { media: '' });
		window.dispatchEvent(new Event('afterprint'));
	}
}
