/** The file at an address of this site, as a `data:` address; null when it cannot be had. */
export async function findDataUrl(address: string): Promise<string | null> {
	try {
		const response = await fetch(address);
		return response.ok ? await readAsDataUrl(await response.blob()) : null;
	} catch {
		return null;
	}
}

function readAsDataUrl(blob: Blob): Promise<string | null> {
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
		reader.onerror = () => resolve(null);
		reader.readAsDataURL(blob);
	});
}
