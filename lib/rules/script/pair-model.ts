/** A unit of a word in Devanagari, and the Latin letters that it is written with, which may be none. */
export interface Pair {
	unit: string;
	letters: string;
}

/** Pairs that each one is predicted by, the one itself included. */
const order = 6;
/** So many beginnings of a word are followed at once, the likeliest. */
const beamWidth = 24;
/** Of each count, kept for pairs that follow in none. */
const discount = 0.9;
const edge = '#';
const aspirated = /[kgcjtdpbs]$/;

interface Followers {
	total: number;
	counts: Map<string, number>;
}

interface Beginning {
	/** The keys of its last pairs, at most `order - 1`. */
	history: readonly string[];
	units: string;
	/** Natural logarithm of the likelihood. */
	score: number;
}

const getKey = ({ unit, letters }: Pair) => `${unit}${letters}`;

/**
 * Learns which pair of unit and letters follows which others, and reads words in Latin letters by it: the likeliest units
 * that are written so. This is a joint n-gram model (Bisani and Ney, Joint-sequence models for grapheme-to-phoneme
 * conversion, 2008) with Kneser-Ney smoothing. The returned function gives null for a word that no pairs make.
 */
export function learnPairs(words: readonly (readonly Pair[])[]): (letters: string) => string | null {
	const followers = new Map<string, Followers>();
	const byFirstLetter = new Map<string, Map<string, Pair>>();
	for (const pairs of words) {
		const keys = [...Array<string>(order - 1).fill(edge), ...pairs.map(getKey), edge];
		for (let at = order - 1; at < keys.length; at++)
			for (let length = order - 1; length >= 0; length--)
				// Of a shorter history only those count that follow in one more of the longer ones.
				if (!count(followers, keys.slice(at - length, at), keys[at] ?? edge)) break;
		for (const pair of pairs) {
			const first = pair.letters.charAt(0);
			const known = byFirstLetter.get(first) ?? new Map<string, Pair>();
			byFirstLetter.set(first, known.set(getKey(pair), pair));
		}
	}
	const kinds = followers.get('')?.counts.size ?? 1;

	const likelihood = (history: readonly string[], key: string): number => {
		let found = 1 / kinds;
		for (let length = 0; length <= history.length; length++) {
			const known = followers.get(history.slice(history.length - length).join(' '));
			if (!known) break;
			const counted = Math.max((known.counts.get(key) ?? 0) - discount, 0);
			found = (counted + discount * known.counts.size * found) / known.total;
		}
		return found;
	};
	const extended = ({ history, units, score }: Beginning, pair: Pair): Beginning => {
		const key = getKey(pair);
		return {
			history: [...history.slice(-(order - 2)), key],
			units: units + pair.unit,
			score: score + Math.log(likelihood(history, key)),
		};
	};
	const pairsAt = (first: string) => [...(byFirstLetter.get(first)?.values() ?? [])];
	const silent = pairsAt('');

	return (letters) => {
		const start = { history: Array<string>(order - 1).fill(edge), units: '', score: 0 };
		const beginnings: Beginning[][] = [...letters, ''].map((_, at) => (at === 0 ? [start] : []));
		for (const [at, reached] of beginnings.entries()) {
			const heard = best(reached);
			const all = best([...heard, ...heard.flatMap((each) => silent.map((pair) => extended(each, pair)))]);
			beginnings[at] = all;
			for (const pair of pairsAt(letters.charAt(at))) {
				if (pair.letters === '' || !letters.startsWith(pair.letters, at)) continue;
				// An h behind a stop or an s is one letter with it: कोठारिया and not कोटहरिया.
				if (aspirated.test(pair.letters) && letters[at + pair.letters.length] === 'h') continue;
				for (const each of all) beginnings[at + pair.letters.length]?.push(extended(each, pair));
			}
		}
		const [ended] = best(
			(beginnings.at(-1) ?? []).map((each) => ({
				...each,
				score: each.score + Math.log(likelihood(each.history, edge)),
			})),
		);
		return ended?.units ?? null;
	};
}

/** Whether it is the first of its kind. */
function count(followers: Map<string, Followers>, history: readonly string[], key: string): boolean {
	const name = history.join(' ');
	const known = followers.get(name) ?? { total: 0, counts: new Map<string, number>() };
	followers.set(name, known);
	known.total++;
	const times = known.counts.get(key) ?? 0;
	known.counts.set(key, times + 1);
	return times === 0;
}

/** The likeliest, one of those that go on alike. */
function best(beginnings: readonly Beginning[]): Beginning[] {
	const byHistory = new Map<string, Beginning>();
	for (const each of beginnings) {
		const key = each.history.join(' ');
		const known = byHistory.get(key);
		if (!known || each.score > known.score) byHistory.set(key, each);
	}
	return [...byHistory.values()].sort((a, b) => b.score - a.score).slice(0, beamWidth);
}
