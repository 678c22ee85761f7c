const lists = [
	'villageAddresses',
	'tehsils',
	'districts',
	'familyGoddesses',
	'familyGods',
	'ancestralResidences',
	'locations',
] as const;

/** The known values of the type-to-add fields. */
export type AddressOptions = Record<(typeof lists)[number], string[]>;

export const noAddressOptions: AddressOptions = {
	villageAddresses: [],
	tehsils: [],
	districts: [],
	familyGoddesses: [],
	familyGods: [],
	ancestralResidences: [],
	locations: [],
};

/** Reads the answer of GET /api/users/addressoptions; a list that is missing is empty. */
export function readAddressOptions(answer: unknown): AddressOptions {
	const entries = new Map(Object.entries(Object(answer)));
	const options = { ...noAddressOptions };
	for (const list of lists) {
		const values: unknown = entries.get(list);
		if (Array.isArray(values)) options[list] = values.filter((value) => typeof value === 'string');
	}
	return options;
}
