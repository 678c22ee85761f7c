/**
 * `address` with the fragment of the address that led to the login. A server never receives it, but the browser keeps it
 * over a redirect. The fragment of an element of this page, as the skip link's, is not carried on.
 */
export function withOpenedFragment(address: string): string {
	const { hash } = location;
	const isOfThisPage = document.getElementById(hash.slice(1)) !== null;
	return isOfThisPage || address.includes('#') ? address : address + hash;
}
