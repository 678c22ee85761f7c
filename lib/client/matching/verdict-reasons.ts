import type { VerdictReason } from './replies';

type Step = VerdictReason['lines'][number][number];

/** The reasons of one rule. */
export interface RuleReasons {
	kind: VerdictReason['kind'];
	rule: string;
	texts: string[];
	descents: Descent[];
}

/** From whom the two descend, by which lines. */
export interface Descent {
	/** One, or a couple; by name, or by what they are to the first of the two where they may not be named. */
	ancestors: string[];
	/** From below the ancestors down to each of the two; of who is the ancestor there is none. */
	lines: { person: string; steps: Step[] }[];
}

/** Reasons by their rules, in the order of the reasons; a couple from whom both descend by the same lines is listed once. */
export function byRule(reasons: readonly VerdictReason[]): RuleReasons[] {
	const rules = new Map<string, RuleReasons>();
	for (const { kind, rule, text, ancestor, lines } of reasons) {
		const known = rules.get(`${kind} ${rule}`) ?? { kind, rule, texts: [], descents: [] };
		rules.set(`${kind} ${rule}`, known);
		known.texts.push(text);
		if (!ancestor) continue;
		const name = ancestor.name ?? ancestor.words;
		const below = lines.flatMap(lineBelow);
		const couple = known.descents.find((descent) => isSame(descent.lines, below));
		if (couple) couple.ancestors.push(name);
		else known.descents.push({ ancestors: [name], lines: below });
	}
	return [...rules.values()];
}

function lineBelow([person, ...above]: readonly Step[]): Descent['lines'] {
	if (!person || above.length === 0) return [];
	const steps = [...above.slice(0, -1).toReversed(), { ...person, words: '' }];
	return [{ person: person.name ?? person.words, steps }];
}

function isSame(a: Descent['lines'], b: Descent['lines']): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
