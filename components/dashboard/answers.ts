import { numberOf, recordOf, rowsOf, textOf, textsOf } from '@/components/family/reading';

/** The member whose dashboard it is. Null is what they have not told. */
export interface DashboardMember {
	name: string;
	email: string | null;
	/** An address the browser can open. */
	photo: string | null;
	location: string | null;
	profession: string | null;
	/** An ISO date, where the day is known. */
	dob: string | null;
	age: number | null;
	isAdmin: boolean;
}

/** Reads the answer of GET /api/users/profile; null when it is no record. */
export function readMember(answer: unknown): DashboardMember | null {
	const { _id, name, email, photo, location, profession, dob, age, isAdmin } = recordOf(answer);
	if (typeof _id !== 'string') return null;
	return {
		name: textOf(name) ?? '',
		email: textOf(email),
		photo: textOf(photo),
		location: textOf(location),
		profession: textOf(profession),
		dob: textOf(dob),
		age: numberOf(age),
		isAdmin: isAdmin === true,
	};
}

export interface DashboardMatch {
	id: string;
	name: string;
	photo: string | null;
	age: number | null;
	profession: string | null;
	location: string | null;
	/** Only while both agree. */
	email: string | null;
	reasons: readonly string[];
	/** 0 to 100. */
	compatibility: number;
}

/** Reads the answer of GET /api/family/matches, best first; null when it is no list. */
export function readMatches(answer: unknown): DashboardMatch[] | null {
	if (!Array.isArray(answer)) return null;
	return rowsOf(answer).flatMap((row) => {
		const id = textOf(row._id);
		if (id === null) return [];
		return [
			{
				id,
				name: textOf(row.name) ?? '',
				photo: textOf(row.photo),
				age: numberOf(row.age),
				profession: textOf(row.profession),
				location: textOf(row.location),
				email: textOf(row.email),
				reasons: textsOf(row.commonInterests),
				compatibility: numberOf(row.compatibility) ?? 0,
			},
		];
	});
}

/** How many of GET /api/family/interests wait for the member's answer. */
export function readWaitingInterests(answer: unknown): number | null {
	const { received } = recordOf(answer);
	if (!Array.isArray(received)) return null;
	return rowsOf(received).filter(({ interest }) => recordOf(interest).state === 'sent').length;
}

/** From here on two suit each other well. */
export const highCompatibility = 80;
const highestCompatibility = 90;

export type CompatibilityTier = 'highest' | 'high' | 'other';

export function tierOf(compatibility: number): CompatibilityTier {
	if (compatibility >= highestCompatibility) return 'highest';
	return compatibility >= highCompatibility ? 'high' : 'other';
}

/** Those whose name, place, profession or address holds what is typed, whatever its capitals. */
export function matchesWith(matches: readonly DashboardMatch[], typed: string): readonly DashboardMatch[] {
	const looked = typed.trim().normalize('NFC').toLowerCase();
	if (looked === '') return matches;
	return matches.filter(({ name, location, profession, email }) =>
		[name, location, profession, email].some((text) => text?.normalize('NFC').toLowerCase().includes(looked)),
	);
}
