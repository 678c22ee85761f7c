import type { Reply } from '@/lib/client/api';

/** The known values of the type-to-add fields. */
export type AddressOptions = Reply<'GET /api/users/addressoptions'>;

export const noAddressOptions: AddressOptions = {
	villageAddresses: [],
	tehsils: [],
	districts: [],
	familyGoddesses: [],
	familyGods: [],
	ancestralResidences: [],
	locations: [],
};
