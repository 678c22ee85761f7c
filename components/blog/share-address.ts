export type Outcome = 'copied' | 'failed' | 'unsupported';

/**
 * Offers an address to the programs of the device; where that is not possible, copies it. Null when nothing is to be
 * said: it was handed on, or the reader has thought better of it.
 */
export async function shareAddress(shared: { title: string; url: string }): Promise<Outcome | null> {
	// Either is missing where the portal is served over plain HTTP.
	const { share, clipboard }: { share?: unknown; clipboard?: Clipboard } = navigator;
	if (share) {
		try {
			await navigator.share(shared);
			return null;
		} catch (error) {
			return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
		}
	}
	if (!clipboard) return 'unsupported';
	try {
		await clipboard.writeText(shared.url);
		return 'copied';
	} catch {
		return 'unsupported';
	}
}
