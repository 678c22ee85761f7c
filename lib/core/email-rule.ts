export const maxEmailLength = 254;

// Narrower than the RFC: nothing that could mean a second address or a display name to a mail server.
const address =
	/^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?:[^\s\p{C}@<>()[\]\\,;:".]+\.)+[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u;

/**
 * The form in which two spellings of an address are the same: trimmed, NFKC, lower-case, and an international domain as it is asked for in DNS
 * (`xn--…`), so that its letters and that form are one account.
 */
export function getEmailKey(email: string): string {
	const key = getTypedEmailKey(email);
	const at = key.lastIndexOf('@') + 1;
	return at === 0 ? key : key.slice(0, at) + toDnsDomain(key.slice(at));
}

/** The key of an earlier version, which kept the letters of an international domain. */
export function getTypedEmailKey(email: string): string {
	return email.trim().normalize('NFKC').toLowerCase();
}

/** The key of a changed address; one that a form sends back as it was keeps its key. */
export function getChangedEmailKey(email: string | undefined, key: string): string {
	return email === undefined || getTypedEmailKey(email) === key ? key : getEmailKey(email);
}

const ascii = /^[\x20-\x7e]*$/;

/** The domain as it is typed where it is none that DNS has. */
function toDnsDomain(domain: string): string {
	const url = `http://${domain}`;
	if (ascii.test(domain) || /[/?#@:\\]/.test(domain) || !URL.canParse(url)) return domain;
	return new URL(url).hostname;
}

/** Whether a text without outer blanks is an e-mail address, as the portal takes them. */
export function isEmailAddress(text: string): boolean {
	return text.length <= maxEmailLength && address.test(text) && address.test(getEmailKey(text));
}
