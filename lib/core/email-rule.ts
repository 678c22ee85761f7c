export const maxEmailLength = 254;

// Narrower than the RFC: nothing that could mean a second address or a display name to a mail server.
const address =
	/^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?:[^\s\p{C}@<>()[\]\\,;:".]+\.)+[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u;

/** What makes two addresses the same: trimmed, NFKC, lower-case. */
export function getEmailKey(email: string): string {
	return email.trim().normalize('NFKC').toLowerCase();
}

/** Whether a text without outer blanks is an e-mail address, as the portal takes them. */
export function isEmailAddress(text: string): boolean {
	return text.length <= maxEmailLength && address.test(text) && address.test(getEmailKey(text));
}
