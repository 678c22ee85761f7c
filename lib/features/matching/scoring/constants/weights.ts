/**
 * What compatibility is made of: the most points each part can give, 100 together. Change them here and nowhere else.
 *
 * How the points of a part come about: each of the two looks at the other. A member who has wishes for the part gives
 * half of it by what they ask; else that half goes by custom (the age apart, how near, whether the level of schooling is
 * the same …). So what somebody asks outweighs custom, what both ask fills the part, and a wish that is met never costs.
 *
 * A missing value counts as `neutral`: half, neither agreement nor the lack of it. A pair without any data
 * has a score of 50, and more data moves it away from there, up or down.
 */
export const weights = {
	age: 26,
	place: 22,
	education: 20,
	profession: 10,
	/** Clans that are asked for; else the dynasty. */
	lineage: 10,
	/** For who asks for gunas of the kundli their half goes by these; for who asks for both, a half of it each. */
	manglik: 8,
	language: 4,
} as const;

/**
 * The same where one of the two asks whether the other was married before: the other parts give a little less. By custom
 * nothing is asked, so that only who asks decides on the part.
 */
export const weightsWithFormerMarriage = {
	age: 24,
	place: 20,
	education: 18,
	profession: 8,
	lineage: 10,
	manglik: 8,
	language: 2,
	formerMarriage: 10,
} as const;

export type Part = keyof typeof weights;

/** The share of a part's points where something is missing. */
export const neutral = 0.5;

/** The share of its points from which a part speaks for the two. */
export const speaksFor = 0.65;

/** Customarily the groom is the same age or up to so many years older; beyond, and where the bride is older, points go. */
export const ages = { maxYearsOlder: 5, lossPerYearBeyond: 0.1, lossPerYearBrideOlder: 0.15 } as const;

/** The share of who has fewer gunas than are asked for: so much of the part of the gunas that they have. */
export const gunasMissed = { most: 0.6 } as const;

/** By how little a wished age is missed, in years: one keeps most of it, four nothing. */
export const agesMissed = { first: 0.6, lossPerYear: 0.2 } as const;

export const places = {
	sameDistrict: 1,
	/** Of the same name where the district differs or is missing: districts have been split. */
	sameTehsil: 0.97,
	tehsilWithinKm: 150,
	bothLiveIn: 0.95,
	/** However far apart. */
	sameState: 0.65,
	/** Near by: from the first number at so few kilometres down to nothing at so many. */
	near: { most: 0.95, atKm: 30, nothingAtKm: 700 },
} as const;

/** By how many levels of schooling the two differ. */
export const levelsApart = [1, 0.75, 0.4, 0.1, 0] as const;

/** By how many levels the schooling that is asked for is missed. */
export const levelsMissed = [1, 0.4, 0.1, 0, 0] as const;

export const professions = { same: 1, kindred: 0.8, different: 0.5 } as const;

/** Another dynasty is hardly a drawback: one marries out of one's own clan. */
export const dynasties = { same: 1, different: 0.6 } as const;

export const mangliks = { same: 1, different: 0 } as const;

export const languagesOfProfiles = { same: 1, different: 0.5 } as const;
