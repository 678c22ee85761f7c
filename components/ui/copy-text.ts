import { showToast } from './toast';

/** Puts a text where the reader can paste it from, and says so. */
export async function copyText(text: string, words: { copied: string; failed: string }): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		showToast(words.copied, 'success');
	} catch {
		showToast(words.failed, 'error');
	}
}
