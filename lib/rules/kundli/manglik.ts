/**
 * Manglik: Mars in the 1st, 4th, 7th, 8th or 12th house, counted by whole signs from the lagna or from the Moon. The 2nd,
 * which the south of India counts too, does not count here. The exceptions are those that almanacs of the north name most:
 * Mars in his own sign or exalted; and, as lists after B. V. Raman's "Muhurtha" have it, in the 7th in Karka, in the 8th in Dhanu
 * or Meena, in the 12th in Vrishabha or Tula, and anywhere in Simha or Kumbha.
 */
export const manglikExceptions = ['ownSign', 'exalted', 'houseSign', 'simhaKumbha'] as const;

type ManglikException = (typeof manglikExceptions)[number];

export interface ManglikView {
	/** The house of Mars, 1 to 12. */
	house: number;
	/** The sign of Mars; 0 is Mesha. */
	mars: number;
	/** Whether the house makes one manglik. */
	isInHouse: boolean;
	/** What takes it away again. */
	exceptions: ManglikException[];
	/** What comes of both. */
	isManglik: boolean;
}

const houses = new Set([1, 4, 7, 8, 12]);
const ownSigns = new Set([0, 7]);
const exaltation = 9;
/** By house: the signs in which Mars does no harm there. */
const houseSigns: Readonly<Record<number, readonly number[]>> = { 7: [3], 8: [8, 11], 12: [1, 6] };
const simhaKumbha = new Set([4, 10]);

/** @param from the rashi of the lagna or of the Moon */
export function viewManglik(mars: number, from: number): ManglikView {
	const house = ((mars - from + 12) % 12) + 1;
	const isInHouse = houses.has(house);
	const applies: Record<ManglikException, boolean> = {
		ownSign: ownSigns.has(mars),
		exalted: mars === exaltation,
		houseSign: houseSigns[house]?.includes(mars) ?? false,
		simhaKumbha: simhaKumbha.has(mars),
	};
	const exceptions = isInHouse ? manglikExceptions.filter((exception) => applies[exception]) : [];
	return { house, mars, isInHouse, exceptions, isManglik: isInHouse && exceptions.length === 0 };
}
