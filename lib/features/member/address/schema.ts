import * as z from 'zod';

/** The type-to-add fields of a member, each with the list of known values that it draws from and adds to. */
export const listOfField = {
	villageAddress: 'villageAddresses',
	tehsil: 'tehsils',
	district: 'districts',
	familyGoddess: 'familyGoddesses',
	familyGod: 'familyGods',
	ancestralResidence: 'ancestralResidences',
	location: 'locations',
} as const;

export type AddressField = keyof typeof listOfField;

const values = z.array(z.string());

/** GET /api/users/addressoptions */
export const addressOptionsReply = z.object({
	villageAddresses: values,
	tehsils: values,
	districts: values,
	familyGoddesses: values,
	familyGods: values,
	ancestralResidences: values,
	locations: values,
});

export type AddressOptions = z.output<typeof addressOptionsReply>;
