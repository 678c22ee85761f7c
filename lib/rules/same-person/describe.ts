import { memoize } from '@/lib/core/memoize';
import { foldedSpelling } from '@/lib/core/text-folding';
import type { Atlas } from '@/lib/rules/clan/khaanps';
import { shippedAtlas } from '@/lib/rules/clan/shipped-atlas';
import type { Likeness } from './likeness';
import { givenNameKey } from './name-form';

/** What is recorded of somebody: names by their stored keys (searchKey), places and clans as they were entered. */
export interface RecordedLife extends Pick<Likeness, 'sex' | 'born' | 'died'> {
	nameKey: string;
	fatherKeys: readonly string[];
	grandfatherKeys: readonly string[];
	motherKeys: readonly string[];
	spouseKeys: readonly string[];
	childKeys: readonly string[];
	places: readonly (string | null)[];
	clans: readonly (string | null)[];
}

/** The same as two records of it are compared. */
export function describePerson(life: RecordedLife, atlas: Atlas = shippedAtlas): Likeness {
	const placeKey = getPlaceKeys(atlas);
	const named = (keys: readonly string[]) => unique(keys.map((key) => givenNameKey(key)));
	return {
		name: givenNameKey(life.nameKey),
		...{ sex: life.sex, born: life.born, died: life.died },
		fathers: named(life.fatherKeys),
		grandfathers: named(life.grandfatherKeys),
		mothers: named(life.motherKeys),
		spouses: named(life.spouseKeys),
		children: named(life.childKeys),
		villages: unique(life.places.flatMap((place) => placeKey(place) ?? [])),
		kuls: unique(life.clans.flatMap((clan) => (clan && atlas.exogamousKulOf(clan)) || [])),
	};
}

/** Of "Khimsar, Nagaur" and "गाँव खींवसर (नागौर)" the village, by the name that the atlas has for it. */
function getPlaceKeys(atlas: Atlas) {
	const known = placeKeys.get(atlas);
	if (known) return known;
	const read = memoize((place: string) => {
		const [first = ''] = place.split(/[,;(/|]/);
		const village = first.replace(besidePlace, ' ').trim();
		return foldedSpelling(atlas.findKhaanp(village)?.seat?.spellings.en[0] ?? village);
	});
	placeKeys.set(atlas, read);
	return read;
}

const placeKeys = new WeakMap<Atlas, ReturnType<typeof memoize<string>>>();

const besidePlace = /(?<!\p{L}\p{M}*)(?:गाँव|गांव|ग्राम|ठिकाना|village|vill\.?|gram|thikana)(?![\p{L}\p{M}])/giu;

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');
