import { groupedBy } from '@/lib/core/grouping';
import { remembered } from '@/lib/core/remembered';
import { foldedSpelling } from '@/lib/core/text-folding';
import { type District, districts, otherNames } from './districts';

/** By every spelling; more than one where states share a name. */
const byName = groupedBy(
	districts.flatMap((district) =>
		[
			...new Set(
				[...Object.values(district.name), ...(otherNames[district.name.en] ?? [])].map(foldedSpelling),
			),
		].map((spelling) => ({ spelling, district })),
	),
	({ spelling }) => spelling,
);

/** Said beside a name, no part of it: "जिला जोधपुर", "Jodhpur (Raj.)". */
const besides = new Set(
	[
		...['district', 'distt', 'dist', 'zila', 'jila', 'tehsil', 'city', 'जिला', 'तहसील', 'शहर', 'जनपद'],
		...[
			'india',
			'bharat',
			'भारत',
			'rajasthan',
			'raj',
			'राजस्थान',
			'राज',
			'gujarat',
			'गुजरात',
			'haryana',
			'हरियाणा',
		],
		...[
			'mp',
			'madhya',
			'मध्य',
			'up',
			'uttar',
			'उत्तर',
			'pradesh',
			'प्रदेश',
			'uttarakhand',
			'उत्तराखंड',
			'bihar',
			'बिहार',
		],
		...['hp', 'himachal', 'हिमाचल', 'maharashtra', 'महाराष्ट्र', 'karnataka', 'कर्नाटक', 'uk', 'cg'],
	].map(foldedSpelling),
);

/** Small towns share these names, so that only as a district they say where. */
const alsoTowns = new Set(
	['Rajgarh', 'Fatehpur', 'Rampur', 'Fatehabad', 'Agar Malwa', 'Patan', 'Mau'].map(foldedSpelling),
);

function withoutBesides(text: string): string {
	const words = text.split(/[\s.,()/-]+/u);
	return words.filter((word) => !besides.has(foldedSpelling(word))).join(' ');
}

function namesIn(text: string): string[] {
	const parts = text.split(/[,;/|()]/u);
	return [text, withoutBesides(text), ...parts, ...parts.map(withoutBesides)]
		.filter((part) => part.trim() !== '')
		.map(foldedSpelling);
}

/**
 * The district of a name in either script, also by its seat or a former name. Null when it is not known, and when
 * states share the name (Pratapgarh, Hamirpur): which one is meant is not guessed.
 */
export const districtOf = remembered((text) => findDistrict(namesIn(text)));

/** The same of a tehsil or of where somebody lives. Small towns with the name of a far district say nothing. */
export const districtOfTown = remembered((text) =>
	findDistrict(namesIn(text).filter((name) => !alsoTowns.has(name))),
);

function findDistrict(names: readonly string[]): District | null {
	const known = names.map((name) => byName.get(name)).find((found) => found !== undefined);
	return known?.length === 1 ? (known[0]?.district ?? null) : null;
}

/** The same for two spellings of one district, of a town that stands for it, or of any other place. */
export const placeKeyOf = remembered((text) => districtOf(text)?.key ?? foldedSpelling(text));

export const townKeyOf = remembered((text) => districtOfTown(text)?.key ?? foldedSpelling(text));

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, by the haversine formula. */
export function kmBetween(one: District, other: District): number {
	const height = Math.sin(radians(one.latitude - other.latitude) / 2) ** 2;
	const width = Math.sin(radians(one.longitude - other.longitude) / 2) ** 2;
	const narrowing = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
	return 2 * earthRadiusKm * Math.asin(Math.sqrt(height + narrowing * width));
}
