import { findValues, forgetValues, keepValues } from '@/lib/client/kept-values';
import type { Draft } from './drafts';
import { isMemberFieldName } from './fields';

const key = 'registrationDraft';

/** Keeps what is typed; never the password, nor a consent, which is to be given afresh. */
export function keepRegisterDraft({
	password: _password,
	matrimonialConsent: _consent,
	...draft
}: Draft): void {
	keepValues(key, draft);
}

/** What had been typed before the page was opened again; null when there is nothing. */
export function findRegisterDraft(): Draft | null {
	const entries = Object.entries(findValues(key)).filter(([name]) => isMemberFieldName(name));
	return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export function forgetRegisterDraft(): void {
	forgetValues(key);
}
