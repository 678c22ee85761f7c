import type { useTranslations } from 'next-intl';
import type { Comparison } from '@/lib/client/form/conflict';
import { type DateParts, getDateParts, getDateText } from '@/lib/client/form/date-parts';
import { labelFor } from '@/lib/core/label-for';
import { searchKey } from '@/lib/core/text-folding';
import type { AdminMember } from './admin-member';

const textFields = ['name', 'email', 'mobileNumber', 'password', 'clan', 'dynasty', 'location'] as const;

/** The values of the form of a user, the clan by its name in the page's language. */
export type MemberValues = Record<(typeof textFields)[number], string> &
	Record<'dob' | 'dod', DateParts> &
	Record<'isDeceased' | 'isAdmin', boolean>;

/** The same as a call takes it: texts without outer blanks, dates as `readPartialDate` takes them. */
type MemberDraft = Omit<MemberValues, 'dob' | 'dod'> & Record<'dob' | 'dod', string>;

/** The names of the clans that the portal lists, by what is stored. */
type ClanNames = Readonly<Record<string, string>>;

/** The values of a record as the form has them; of a new one where there is none. */
export function memberValues(user: AdminMember | null, clans: ClanNames): MemberValues {
	return {
		name: user?.name ?? '',
		email: user?.email ?? '',
		mobileNumber: user?.mobileNumber ?? '',
		password: '',
		clan: labelFor(clans, user?.clan ?? ''),
		dynasty: user?.dynasty ?? '',
		location: user?.location ?? '',
		dob: getDateParts(user?.dob ?? ''),
		dod: getDateParts(user?.dod ?? ''),
		isDeceased: user?.isDeceased ?? false,
		isAdmin: user?.isAdmin ?? false,
	};
}

/** Reads the form. A clan that the portal has a name for, in whichever script it was typed, is that clan. */
export function memberDraft(values: MemberValues, clans: ClanNames): MemberDraft {
	return {
		name: values.name.trim(),
		email: values.email.trim(),
		mobileNumber: values.mobileNumber.trim(),
		password: values.password,
		clan: clanNamed(values.clan.trim(), clans),
		dynasty: values.dynasty.trim(),
		location: values.location.trim(),
		dob: getDateText(values.dob),
		dod: values.isDeceased ? getDateText(values.dod) : '',
		isDeceased: values.isDeceased,
		isAdmin: values.isAdmin,
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

/** The body of POST /api/users/register: what was filled in. */
export function getCreation(values: MemberValues, clans: ClanNames) {
	const { name, email, password, isAdmin, isDeceased, ...rest } = memberDraft(values, clans);
	const filledIn = Object.entries(rest).filter(([, text]) => text !== '');
	return {
		...{ name, email, password, isAdmin },
		...Object.fromEntries(filledIn),
		...(isDeceased && { isDeceased }),
	};
}

/** The body of PUT /api/users/{id}: what was changed since that version of the record. */
export function getChanges(
	values: MemberValues,
	from: AdminMember,
	clans: ClanNames,
): Partial<MemberDraft> & { __v: number } {
	const [draft, before] = [memberDraft(values, clans), memberDraft(memberValues(from, clans), clans)];
	const changed = Object.entries(draft).filter(
		([field, value]) => value !== before[field as keyof MemberDraft],
	);
	return { ...Object.fromEntries(changed), __v: from.__v };
}

const comparedFields = [
	...(['name', 'email', 'mobileNumber', 'clan', 'dynasty', 'location', 'dob', 'dod'] as const),
	...(['isDeceased', 'isAdmin'] as const),
] as const;

/** How two versions of a user are compared: every field that a record and the form share, in the order of the form. */
export function memberComparison(
	t: ReturnType<typeof useTranslations<'admin.users'>>,
	clans: ClanNames,
	shownDate: (date: string) => string,
): Comparison<MemberValues> {
	return {
		labels: Object.fromEntries(comparedFields.map((field) => [field, t(`form.${field}`)])),
		shownIn: (values, field) => {
			const draft = memberDraft(values, clans);
			if (field === 'isDeceased') return t(draft.isDeceased ? 'form.isDeceased' : 'form.isLiving');
			if (field === 'dob' || field === 'dod') return shownDate(draft[field]);
			if (field === 'isAdmin') return t(draft.isAdmin ? 'roles.admin' : 'roles.member');
			return field === 'clan' ? labelFor(clans, draft.clan) : draft[field];
		},
	};
}
