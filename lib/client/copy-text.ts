import { showToast } from './toast';

/** Puts a text where the reader can paste it from, and says so. */
export async function copyText(text: string, words: { copied: string; failed: string }): Promise<void> {
	if (await copyToClipboard(text)) showToast(words.copied, 'success');
	else showToast(words.failed, 'error');
}

/** Puts a text where the reader can paste it from. @returns whether the browser has allowed it */
export async function copyToClipboard(text: string): Promise<boolean> {
	// The clipboard is missing where the portal is served over plain HTTP.
	const { clipboard }: { clipboard?: Clipboard } = navigator;
	try {
		if (clipboard) {
			await clipboard.writeText(text);
			return true;
		}
	} catch {
		// The browser refuses: the selection may still be copied.
	}
	return copySelection(text);
}

function copySelection(text: string): boolean {
	const { activeElement } = document;
	const area = document.createElement('textarea');
	area.value = text;
	area.className = 'fixed top-0 left-0 opacity-0';
	document.body.append(area);
	area.select();
	const isCopied = document.execCommand('copy');
	area.remove();
	if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
	return isCopied;
}
