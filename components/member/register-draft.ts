import type { Draft } from './drafts';
import { isMemberFieldName } from './fields';

const key = 'registrationDraft';

/**
 * Keeps what has been typed for as long as the tab is open, so that opening the page again loses nothing. Never the
 * password, nor a consent, which is to be given afresh.
 */
export function keepRegisterDraft({
	password: _password,
	matrimonialConsent: _consent,
	...draft
}: Draft): void {
	sessionStorage.setItem(key, JSON.stringify(draft));
}

/** What had been typed before the page was opened again; null when there is nothing. */
export function findRegisterDraft(): Draft | null {
	const kept: unknown = parse(sessionStorage.getItem(key));
	if (typeof kept !== 'object' || kept === null) return null;
	const entries = Object.entries(kept).filter(
		([name, value]) => isMemberFieldName(name) && typeof value === 'string' && value !== '',
	);
	return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export function forgetRegisterDraft(): void {
	sessionStorage.removeItem(key);
}

function parse(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return null;
	}
}
