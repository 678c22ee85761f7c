import * as z from 'zod';

const adminUser = z.object({
	_id: z.string(),
	/** Counts the changes of the record; a save names the one that it was made from. */
	__v: z.number(),
	name: z.string(),
	email: z.string(),
	/** An address the browser can open. */
	photo: z.string().nullable(),
	mobileNumber: z.string().nullable(),
	/** The same number, for links; null where it cannot be dialled. */
	mobileE164: z.string().nullable(),
	clan: z.string().nullable(),
	dynasty: z.string().nullable(),
	location: z.string().nullable(),
	isAdmin: z.boolean(),
	isDeceased: z.boolean(),
	/** As much of the date as is known, as `readPartialDate` takes it. */
	dob: z.string().nullable(),
	/** The same of the death. */
	dod: z.string().nullable(),
	/** ISO 8601, UTC. */
	createdAt: z.string(),
});

/** A member as the list of the back office shows one. Null is what they have not told. */
export type AdminUser = z.output<typeof adminUser>;

const userList = z.object({
	users: z.array(adminUser),
	pagination: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
});

export type UserList = z.output<typeof userList>;

/** Reads the answer of GET /api/users; null when it is none for administrators. */
export function readUserList(answer: unknown): UserList | null {
	return userList.safeParse(answer).data ?? null;
}

/** Reads the answer of GET /api/users/{id}; null when it is no whole record. */
export function readUser(answer: unknown): AdminUser | null {
	return adminUser.safeParse(answer).data ?? null;
}

const savedUser = z.object({ user: adminUser });

/** The record that an answer of a save carries; null when it carries none. */
export function readSavedUser(answer: unknown): AdminUser | null {
	return savedUser.safeParse(answer).data?.user ?? null;
}

const values = z.array(z.object({ value: z.string(), count: z.number() }));
const userFilters = z.object({ clans: values, dynasties: values });

/** A value that members' records hold, with how many do. */
export type FilterValue = z.output<typeof values>[number];

export type UserFilterValues = z.output<typeof userFilters>;

/** Reads the answer of GET /api/users/filters; null when it is none. */
export function readUserFilters(answer: unknown): UserFilterValues | null {
	return userFilters.safeParse(answer).data ?? null;
}
