import type { StaleField } from '@/components/admin/stale';
import { withDates } from '@/components/member/date-parts';
import { dateWords } from '@/components/member/date-words';
import type { ApiFieldError } from '@/lib/client/api';
import { searchKey } from '@/lib/core/text-folding';
import type { AdminUser } from './answers';
import { type AdminUsersTexts, clanName } from './texts';

const textFields = [
	...(['name', 'email', 'mobileNumber', 'clan', 'dynasty', 'location'] as const),
	...(['dob', 'dod'] as const),
] as const;

type TextField = (typeof textFields)[number];

/** What the form of a user holds, texts without outer blanks; dates as `readPartialDate` takes them. */
export type UserDraft = Record<TextField | 'password', string> & { isAdmin: boolean; isDeceased: boolean };

/** Every field that a record and the form share, in the order of the form. */
const sharedFields = [...textFields, 'isDeceased', 'isAdmin'] as const;

type SharedField = (typeof sharedFields)[number];

/** Names of clans in the page's language by the words that records hold of them. */
type ClanNames = Readonly<Record<string, string>>;

/** Reads the form. A clan that the portal has a name for, in whichever script it was typed, is that clan. */
export function draftOf(parts: FormData, clans: ClanNames): UserDraft {
	const form = withDates(parts);
	const textAt = (field: string) => {
		const value = form.get(field);
		return typeof value === 'string' ? value : '';
	};
	return {
		name: textAt('name').trim(),
		email: textAt('email').trim(),
		mobileNumber: textAt('mobileNumber').trim(),
		password: textAt('password'),
		clan: clanNamed(textAt('clan').trim(), clans),
		dynasty: textAt('dynasty').trim(),
		location: textAt('location').trim(),
		dob: textAt('dob'),
		dod: textAt('dod'),
		isDeceased: form.has('isDeceased'),
		isAdmin: form.has('isAdmin'),
	};
}

function clanNamed(typed: string, clans: ClanNames): string {
	const known = Object.entries(clans);
	const [exact] = known.find(([clan, name]) => clan === typed || name === typed) ?? [];
	if (typed === '' || exact !== undefined) return exact ?? '';
	const key = searchKey(typed);
	const [found, another] = known.filter(([, name]) => searchKey(name) === key);
	return found && !another ? found[0] : typed;
}

/** What keeps a draft from being sent. What else is wrong with it the server says. */
export function problemsOf(
	{ name, email, password }: UserDraft,
	{ isNew }: { isNew: boolean },
	problems: AdminUsersTexts['problems'],
): ApiFieldError[] {
	return [
		...(name === '' ? [{ path: 'name', message: problems.nameRequired }] : []),
		...(email === '' ? [{ path: 'email', message: problems.emailRequired }] : []),
		...(email !== '' && !email.includes('@') ? [{ path: 'email', message: problems.emailInvalid }] : []),
		...(isNew && password === '' ? [{ path: 'password', message: problems.passwordRequired }] : []),
	];
}

/** The body of POST /api/users/register. */
export function creationOf(draft: UserDraft): Partial<UserDraft> {
	const told = textFields.flatMap((field) => (draft[field] === '' ? [] : [[field, draft[field]]]));
	const { password, isAdmin, isDeceased } = draft;
	return { ...Object.fromEntries(told), password, isAdmin, ...(isDeceased && { isDeceased }) };
}

/**
 * The body of PUT /api/users/{id}, from that version of the record. An empty password stays as it is. Of birth and death
 * goes what was changed: the form shows less of an age than the record holds.
 */
export function changesOf(
	{ password, dob, dod, isDeceased, ...fields }: UserDraft,
	from: AdminUser,
): Partial<UserDraft> & { __v: number } {
	const before = recordedDraft(from);
	return {
		...fields,
		...(dob !== before.dob && { dob }),
		...(dod !== before.dod && { dod }),
		...(isDeceased !== before.isDeceased && { isDeceased }),
		...(password !== '' && { password }),
		__v: from.__v,
	};
}

/** A save that met a newer version: what the form began with, what it says, and what somebody else has saved. */
interface Met {
	base: AdminUser;
	draft: UserDraft;
	theirs: AdminUser;
}

/** The fields of the form with both values, as they are shown. */
export function staleFields(
	{ base, draft, theirs }: Met,
	texts: AdminUsersTexts,
): (StaleField & { key: SharedField })[] {
	const [before, newer] = [recordedDraft(base), recordedDraft(theirs)];
	return sharedFields.map((key) => ({
		key,
		label: texts.form[key],
		mine: shownIn(draft, key, texts),
		theirs: shownIn(newer, key, texts),
		base: shownIn(before, key, texts),
	}));
}

/** What is to be saved on top of the newer version, by the values that were chosen of the fields that differ. */
export function mergedDraft(
	met: Met,
	chosen: Readonly<Record<string, string>>,
	texts: AdminUsersTexts,
): UserDraft {
	const { draft } = met;
	const merged = { ...recordedDraft(met.theirs), password: draft.password };
	const keepsMine = (key: SharedField) =>
		staleFields(met, texts).some((field) => field.key === key && chosen[key] === field.mine);
	for (const field of textFields) if (keepsMine(field)) merged[field] = draft[field];
	for (const field of ['isAdmin', 'isDeceased'] as const) if (keepsMine(field)) merged[field] = draft[field];
	return merged;
}

function shownIn(draft: UserDraft, field: SharedField, texts: AdminUsersTexts): string {
	if (field === 'isDeceased') return draft.isDeceased ? texts.form.isDeceased : texts.form.isLiving;
	if (field === 'dob' || field === 'dod') return dateWords(draft[field], texts.language, texts);
	if (field === 'isAdmin') return draft.isAdmin ? texts.roles.admin : texts.roles.member;
	return field === 'clan' ? clanName(draft.clan, texts) : draft[field];
}

/** The values of a record as the form has them. */
function recordedDraft(user: AdminUser): UserDraft {
	return {
		name: user.name,
		email: user.email,
		mobileNumber: user.mobileNumber ?? '',
		password: '',
		clan: user.clan ?? '',
		dynasty: user.dynasty ?? '',
		location: user.location ?? '',
		dob: user.dob ?? '',
		dod: user.dod ?? '',
		isDeceased: user.isDeceased,
		isAdmin: user.isAdmin,
	};
}
