import * as z from 'zod';

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
