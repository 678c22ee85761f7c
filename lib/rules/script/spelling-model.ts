/** The tokens of a word in one script, and what each is written as in the other, which may be nothing. */
export interface Example {
	tokens: readonly string[];
	written: readonly string[];
}

interface Place {
	around: readonly string[];
	written: string;
}

/** How much the tokens before and after one say of how it is written, the nearest first. */
const weightsBefore = [3.2, 2, 1.1, 0.6];
const weightsAfter = [3.6, 2.4, 1.4, 0.8];
const reach = weightsBefore.length;
/** A token counts less behind one that is different. */
const behindAnother = 0.5;
/** The higher, the more the most similar places count beside the many that are less similar. */
const sharpness = 1.4;
const edge = '#';

function surroundings(tokens: readonly string[], at: number): string[] {
	const around: string[] = [];
	for (let step = 1; step <= reach; step++) around.push(tokens[at - step] ?? edge, tokens[at + step] ?? edge);
	return around;
}

function similarity(a: readonly string[], b: readonly string[]): number {
	let sum = 0;
	for (const [side, weights] of [weightsBefore, weightsAfter].entries()) {
		let factor = 1;
		for (const [step, weight] of weights.entries()) {
			const at = step * 2 + side;
			if (a[at] === b[at]) sum += factor * weight;
			else factor *= behindAnother;
		}
	}
	return sum;
}

/**
 * Learns from examples how words are written in another script: each token as it is in the examples where the tokens
 * around it are most similar. This is memory-based learning (Daelemans and van den Bosch, Memory-Based Language
 * Processing, 2005). The returned function gives null for a token that no example has.
 */
export function learnSpelling(examples: readonly Example[]): (tokens: readonly string[]) => string[] | null {
	const places = new Map<string, Place[]>();
	for (const { tokens, written } of examples)
		for (const [at, token] of tokens.entries()) {
			const known = places.get(token) ?? [];
			places.set(token, known);
			known.push({ around: surroundings(tokens, at), written: written[at] ?? '' });
		}
	return (tokens) => {
		const result: string[] = [];
		for (const [at, token] of tokens.entries()) {
			const known = places.get(token);
			if (!known) return null;
			const around = surroundings(tokens, at);
			const votes = new Map<string, number>();
			const near = known.filter(({ around: [before, after] }) => before === around[0] || after === around[1]);
			for (const place of near.length > 0 ? near : known) {
				const vote = Math.exp(sharpness * similarity(around, place.around));
				votes.set(place.written, (votes.get(place.written) ?? 0) + vote);
			}
			const [written] = [...votes].reduce((best, next) => (next[1] > best[1] ? next : best));
			result.push(written);
		}
		return result;
	};
}
