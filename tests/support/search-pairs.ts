import * as z from 'zod';
import written from './search-pairs.json';

const pairs = z.array(z.tuple([z.string(), z.string()]));
/** A stored text and the input that finds it. Slips are small typing errors and words that are typed in part. */
const searchPairs = z.object({ names: pairs, clans: pairs, places: pairs, slips: pairs });

/** The first set is as old as the matching of words, which was built with it. */
export const developmentPairs = searchPairs.parse(written.development);
/**
 * The second set was written after the folding was fixed, from names, clans and places that had no test before. A developer
 * who changes folding or matching because a pair of it fails writes a new one.
 */
export const heldOutPairs = searchPairs.parse(written.heldOut);
/** Words in Devanagari and Latin. No two of them mean the same person, clan or place. */
export const unrelatedWords = pairs.parse(written.unrelatedWords);
