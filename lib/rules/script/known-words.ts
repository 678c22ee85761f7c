import { type KnownWord, readPairs } from '@/lib/core/word-pairs';
import { shippedRows } from '@/lib/rules/clan/shipped-rows';
import cityPairs from './data/cities.json' with { type: 'json' };
import clans from './data/clans.json' with { type: 'json' };
import commonClans from './data/common-clans.json' with { type: 'json' };
import commonNames from './data/common-names.json' with { type: 'json' };
import commonPlaces from './data/common-places.json' with { type: 'json' };
import endingPairs from './data/endings.json' with { type: 'json' };
import more from './data/further-names.json' with { type: 'json' };
import goddessPairs from './data/goddesses.json' with { type: 'json' };
import godPairs from './data/gods.json' with { type: 'json' };
import clanPairs from './data/listed-clans.json' with { type: 'json' };
import gotraPairs from './data/listed-gotras.json' with { type: 'json' };
import men from './data/men.json' with { type: 'json' };
import moreClans from './data/more-clans.json' with { type: 'json' };
import moreMen from './data/more-men.json' with { type: 'json' };
import morePlaces from './data/more-places.json' with { type: 'json' };
import moreWomen from './data/more-women.json' with { type: 'json' };
import parts from './data/name-parts.json' with { type: 'json' };
import otherDistrictPairs from './data/other-districts.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import rajasthanDistrictPairs from './data/rajasthan-districts.json' with { type: 'json' };
import tehsilPairs from './data/tehsils.json' with { type: 'json' };
import titles from './data/titles.json' with { type: 'json' };
import women from './data/women.json' with { type: 'json' };

// Words in both scripts, as people write them. `inScript` looks a word up here, and learns from all of them how a word that is
// not here is written. A test leaves out the 200 common names, clans and places.

const listed = [
	clanPairs,
	gotraPairs,
	rajasthanDistrictPairs,
	otherDistrictPairs,
	tehsilPairs,
	goddessPairs,
	godPairs,
	cityPairs,
];

const isOneWord = ({ latin }: KnownWord) => latin.every((spelling) => /^[a-z]+$/i.test(spelling));

/** Endings of names of people and places, written together with the word before. */
export const endings: readonly KnownWord[] = readPairs(endingPairs);

/** Khaanps and their seats, by the first spelling of each script. */
export const khaanpWords: readonly KnownWord[] = shippedRows
	.flatMap(({ spellings, seats }) => [spellings, ...seats.map((seat) => seat.spellings)])
	.map(({ hi, en }) => ({ devanagari: hi.slice(0, 1), latin: en.slice(0, 1) }))
	.filter(isOneWord);

const tables = [titles, men, women, clans, places, parts, more, moreMen, moreWomen, moreClans, morePlaces];

/** All but the common names. */
export const trainingWords: readonly KnownWord[] = [...tables, ...listed]
	.flatMap(readPairs)
	.filter(isOneWord);

export const knownWords: readonly KnownWord[] = [commonNames, commonClans, commonPlaces]
	.flatMap(readPairs)
	.filter(isOneWord)
	.concat(trainingWords);
