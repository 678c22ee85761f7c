import {
	cityPairs,
	goddessPairs,
	godPairs,
	otherDistrictPairs,
	rajasthanDistrictPairs,
	tehsilPairs,
} from '@/lib/rules/script/listed-names';

// Known values of the type-to-add fields, in both scripts.

type Pair = readonly [hi: string, en: string];

function pairs(text: string): Pair[] {
	return text
		.split('\n')
		.flatMap((line) => line.split(','))
		.flatMap((entry) => {
			const [hi, en] = entry.split('=').map((part) => part.trim());
			return hi && en ? [[hi, en] as const] : [];
		});
}

export const rajasthanDistricts = pairs(rajasthanDistrictPairs);

/** Every known value by its field. Villages and family seats are left to the members, who know them. */
export const addressOptions = [
	{ kind: 'district', values: [...rajasthanDistricts, ...pairs(otherDistrictPairs)] },
	{ kind: 'tehsil', values: pairs(tehsilPairs) },
	{ kind: 'familyGoddess', values: pairs(goddessPairs) },
	{ kind: 'familyGod', values: pairs(godPairs) },
	{ kind: 'location', values: pairs(cityPairs) },
] as const;
