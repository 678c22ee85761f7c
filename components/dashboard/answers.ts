import { numberOf, recordOf, textOf } from '@/components/family/reading';

/** The member whose dashboard it is. Null is what they have not told. */
export interface DashboardMember {
	name: string;
	email: string | null;
	/** An address the browser can open. */
	photo: string | null;
	location: string | null;
	profession: string | null;
	/** As much of the date as is known. */
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
