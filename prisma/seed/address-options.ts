import { readPairs } from '@/lib/core/word-pairs';
import cityPairs from '@/lib/rules/script/data/cities.json' with { type: 'json' };
import goddessPairs from '@/lib/rules/script/data/goddesses.json' with { type: 'json' };
import godPairs from '@/lib/rules/script/data/gods.json' with { type: 'json' };
import otherDistrictPairs from '@/lib/rules/script/data/other-districts.json' with { type: 'json' };
import rajasthanDistrictPairs from '@/lib/rules/script/data/rajasthan-districts.json' with { type: 'json' };
import tehsilPairs from '@/lib/rules/script/data/tehsils.json' with { type: 'json' };

// Known values of the type-to-add fields, in both scripts.

function readValues(rows: readonly string[]) {
	return readPairs(rows).map(({ devanagari: [hi = ''], latin: [en = ''] }) => [hi, en] as const);
}

export const rajasthanDistricts = readValues(rajasthanDistrictPairs);

/** Every known value by its field. Villages and family seats are left to the members, who know them. */
export const addressOptions = [
	{ kind: 'district', values: [...rajasthanDistricts, ...readValues(otherDistrictPairs)] },
	{ kind: 'tehsil', values: readValues(tehsilPairs) },
	{ kind: 'familyGoddess', values: readValues(goddessPairs) },
	{ kind: 'familyGod', values: readValues(godPairs) },
	{ kind: 'location', values: readValues(cityPairs) },
] as const;
