import { copyToClipboard } from './copy-text';

export type Outcome = 'copied' | 'failed' | 'unsupported';

/**
 * Hands an address on: on a phone to the programs that it has, elsewhere as a copy, and where that is not possible to the
 * programs too. Null when nothing is to be said: it was handed on, or the reader has thought better of it.
 */
export async function shareAddress(shared: { title: string; url: string }): Promise<Outcome | null> {
	// It is missing where the portal is served over plain HTTP.
	const { share }: { share?: unknown } = navigator;
	const isPhone = matchMedia('(pointer: coarse)').matches;
	if (share && isPhone) return handOn(shared);
	if (await copyToClipboard(shared.url)) return 'copied';
	return share ? handOn(shared) : 'unsupported';
}

async function handOn(shared: { title: string; url: string }): Promise<'failed' | null> {
	try {
		await navigator.share(shared);
		return null;
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
	}
}
