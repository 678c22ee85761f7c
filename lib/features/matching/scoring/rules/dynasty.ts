import { memoize } from '@/lib/core/memoize';
import { foldedSpelling } from '@/lib/core/text-folding';

const names = {
	surya: [
		'सूर्यवंश',
		'सूर्यवंशी',
		'Suryavansh',
		'Suryavanshi',
		'सूर्य',
		'Surya',
		'Solar',
		'Solar dynasty',
		'Raghuvansh',
		'रघुवंशी',
	],
	chandra: [
		...['चंद्रवंश', 'चंद्रवंशी', 'Chandravansh', 'Chandravanshi', 'चंद्र', 'Chandra', 'Lunar', 'Lunar dynasty'],
		...['सोमवंश', 'सोमवंशी', 'Somvansh', 'Somvanshi', 'यदुवंश', 'यदुवंशी', 'Yaduvansh', 'Yaduvanshi'],
	],
	agni: [
		'अग्निवंश',
		'अग्निवंशी',
		'Agnivansh',
		'Agnivanshi',
		'अग्निकुल',
		'Agnikul',
		'Agnikula',
		'Agni',
		'अग्नि',
		'Fire',
	],
	rishi: ['ऋषिवंश', 'ऋषिवंशी', 'Rishivansh', 'Rishivanshi'],
	nag: ['नागवंश', 'नागवंशी', 'Nagvansh', 'Nagvanshi', 'Nagavanshi'],
} as const;

export type KnownDynasty = keyof typeof names;

export function isKnownDynasty(dynasty: string): dynasty is KnownDynasty {
	return dynasty in names;
}

const bySpelling = new Map(
	Object.entries(names).flatMap(([dynasty, spellings]) =>
		spellings.map((spelling) => [foldedSpelling(spelling), dynasty] as const),
	),
);

/** The same for two spellings of one dynasty; one that is not known is its own folded spelling. */
export const findDynasty = memoize((text) => {
	const spelling = foldedSpelling(text);
	return bySpelling.get(spelling) ?? spelling;
});
