import { print } from '../../scripts/print';

export interface Figure {
	name: string;
	ratio: number;
	goal: { atLeast: number } | { atMost: number };
}

export function isMet({ ratio, goal }: Figure): boolean {
	return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
}

export function sayFigures(figures: readonly Figure[]): void {
	for (const figure of figures) {
		const { name, ratio, goal } = figure;
		const wanted = 'atLeast' in goal ? `${goal.atLeast} or more` : `${goal.atMost} or less`;
		print(`${name}: ${ratio.toFixed(ratio < 0.1 ? 3 : 2)} (goal ${wanted})${isMet(figure) ? '' : ' MISSED'}`);
	}
}
