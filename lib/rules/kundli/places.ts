import type { Language } from '@/lib/core/language';
import { foldedSpelling } from '@/lib/core/text-folding';
import { placeList } from './place-list';
import type { Observer } from './sky';

export interface Place extends Observer {
	/** Its own among all, as names are not. */
	key: string;
	/** With the state, as Pratapgarh is in three. */
	name: Record<Language, string>;
}

function readPlaces([state, lines]: [string, string]): Place[] {
	const [first = '', ...rest] = lines.trim().split('\n');
	const [stateHi = '', stateEn = ''] = first.split('=');
	return rest
		.join(', ')
		.split(', ')
		.flatMap((line) => {
			const [, hi, en, latitude, longitude] = /^(.+)=(.+) ([\d.]+) ([\d.]+)$/.exec(line) ?? [];
			if (hi === undefined || en === undefined) return [];
			const key = `${state}-${en.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
			const name = { hi: `${hi}, ${stateHi}`, en: `${en}, ${stateEn}` };
			return [{ key, name, latitude: Number(latitude), longitude: Number(longitude) }];
		});
}

export const places: readonly Place[] = Object.entries(placeList).flatMap(readPlaces);

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
