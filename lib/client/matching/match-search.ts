import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import type { MatchReply } from '@/lib/features/matching/schema';

/** A match with what is looked for in it; folding takes a moment, so it is done once a list. */
export interface SearchableMatch {
	match: MatchReply;
	letters: string;
	key: string;
}

export function searchable(match: MatchReply): SearchableMatch {
	const { name, location, profession, email, written = {} } = match;
	const shown = [written.name, written.location, written.profession];
	const text = [name, location, profession, email, ...shown].filter(Boolean).join(' ');
	return { match, letters: text.normalize('NFC').toLowerCase(), key: searchKey(text) };
}

/** A worse fit than the words themselves would be a guess. */
const worstRank = 3;

/** Those in whose name, place, profession or e-mail `typed` is, in either script; in their order. */
export function matchesFor(matches: readonly SearchableMatch[], typed: string): MatchReply[] {
	const letters = typed.trim().normalize('NFC').toLowerCase();
	if (letters === '') return matches.map(({ match }) => match);
	const looked = readSearch(typed);
	const rankOf = looked ? keyRanker(looked) : () => null;
	return matches
		.filter(({ letters: text, key }) => text.includes(letters) || (rankOf(key) ?? worstRank + 1) <= worstRank)
		.map(({ match }) => match);
}
