import cityPairs from '@/lib/rules/script/data/cities.json' with { type: 'json' };
import goddessPairs from '@/lib/rules/script/data/goddesses.json' with { type: 'json' };
import godPairs from '@/lib/rules/script/data/gods.json' with { type: 'json' };
import otherDistrictPairs from '@/lib/rules/script/data/other-districts.json' with { type: 'json' };
import rajasthanDistrictPairs from '@/lib/rules/script/data/rajasthan-districts.json' with { type: 'json' };
import tehsilPairs from '@/lib/rules/script/data/tehsils.json' with { type: 'json' };

// Known values of the type-to-add fields, in both scripts.

type Pair = readonly [hi: string, en: string];

function pairs(rows: readonly string[]): Pair[] {
	return rows.map((row) => {
		const [hi, en] = row.split('=');
		if (!hi || !en) throw new Error(`${row} is not in both scripts`);
		return [hi, en];
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
