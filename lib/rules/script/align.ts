import { unwritten } from './devanagari-units';

/** By the unit of a word in Devanagari, how it is written in Latin letters, the most usual first. */
const readings: Record<string, readonly string[]> = {
	...{ क: ['k', 'c', 'q', 'x'], ख: ['kh', 'k'], ग: ['g'], घ: ['gh'], ङ: ['n', 'ng'] },
	...{ च: ['ch', 'c'], छ: ['chh', 'ch'], ज: ['j', 'z', 'g'], झ: ['jh', 'j', 'z'], ञ: ['n', 'y'] },
	...{ ट: ['t'], ठ: ['th', 't'], ड: ['d'], ढ: ['dh', 'd'], ण: ['n'], '\u095c': ['r', 'd', 'rh'] },
	...{ '\u095d': ['rh', 'dh', 'r', 'd'], त: ['t', 'th'], थ: ['th'], द: ['d'], ध: ['dh'], न: ['n'] },
	...{ प: ['p'], फ: ['ph', 'f', 'p'], ब: ['b'], भ: ['bh'], म: ['m'], य: ['y', 'i', ''], र: ['r'] },
	...{ ल: ['l'], ळ: ['l'], व: ['v', 'w', 'o', 'bh', 'u', ''], श: ['sh', 's'], ष: ['sh', 's', ''] },
	...{ स: ['s'], ह: ['h', 'gh', ''] },
	...{
		[unwritten]: ['a', '', 'u', 'e', 'i', 'o'],
		'ा': ['a', 'aa', ''],
		'ि': ['i', 'e', 'y'],
		'ी': ['i', 'ee', 'ie'],
	},
	...{ 'ु': ['u', 'oo', 'o'], 'ू': ['u', 'oo', 'o'], 'ृ': ['ri', 'ru', 'r', 'i'], 'े': ['e', 'ai', 'a', ''] },
	...{
		'ै': ['ai', 'ei', 'e', 'ay', 'a'],
		'ो': ['o', 'oo'],
		'ौ': ['au', 'ou', 'ow', 'o'],
		'ॉ': ['o', 'a'],
		'ॅ': ['e', 'a'],
	},
	...{ 'ं': ['n', 'm', '', 'ng'], 'ः': ['h', ''] },
};

/**
 * Which letters of a Latin spelling each unit of the same word in Devanagari is written with: राम, `ram` is
 * `['r', 'a', 'm', '']`. The unusual costs more. Null where they are not two spellings of one word.
 */
export function align(units: string, latin: string): string[] | null {
	const memo = new Map<string, { cost: number; chunks: string[] } | null>();
	const best = (at: number, from: number): { cost: number; chunks: string[] } | null => {
		const unit = units[at];
		if (unit === undefined) return from === latin.length ? { cost: 0, chunks: [] } : null;
		const key = `${at} ${from}`;
		const known = memo.get(key);
		if (known !== undefined) return known;
		let found: { cost: number; chunks: string[] } | null = null;
		for (const [rank, reading] of (readings[unit] ?? []).entries()) {
			if (!latin.startsWith(reading, from)) continue;
			const rest = best(at + 1, from + reading.length);
			if (rest && (found === null || rest.cost + rank < found.cost))
				found = { cost: rest.cost + rank, chunks: [reading, ...rest.chunks] };
		}
		memo.set(key, found);
		return found;
	};
	return best(0, 0)?.chunks ?? null;
}
