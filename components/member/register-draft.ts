import { findValues, forgetValues, keepValues } from '@/lib/client/kept-values';
import type { Draft } from './drafts';
import { isMemberFieldName } from './fields';

export const registerDraftKey = 'registrationDraft';

/** Beside the fields, whose names are others. */
const stepField = '#step';

/** What was typed in the registration, and the step that was shown last. */
export interface RegisterDraft {
	values: Draft;
	step: number;
}

/** Keeps what is typed; never the password, nor a consent, which is to be given afresh. */
export function keepRegisterDraft({ values, step }: RegisterDraft): void {
	const { password: _password, matrimonialConsent: _consent, ...draft } = values;
	keepValues(registerDraftKey, { ...draft, [stepField]: String(step) });
}

/** What had been typed before the page was opened again; null when there is nothing. */
export function findRegisterDraft(): RegisterDraft | null {
	const { [stepField]: step, ...kept } = findValues(registerDraftKey);
	const entries = Object.entries(kept).filter(([name]) => isMemberFieldName(name));
	return entries.length > 0 ? { values: Object.fromEntries(entries), step: Number(step ?? 0) } : null;
}

export function forgetRegisterDraft(): void {
	forgetValues(registerDraftKey);
}
