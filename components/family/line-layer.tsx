import { memo } from 'react';
import type { DiagramLine } from './diagram-lines';

interface LineLayerProps {
	lines: readonly DiagramLine[];
	/** Keys of the lines that stand out while all others step back. */
	lit?: ReadonlySet<string> | undefined;
}

/** The lines of the diagram, under its cards: a marriage double and golden, descent thin. */
export const LineLayer = memo(function LineLayer({ lines, lit }: LineLayerProps) {
	// What stands out is drawn last, over the others.
	const ordered = lit ? lines.toSorted((a, b) => Number(lit.has(a.key)) - Number(lit.has(b.key))) : lines;
	return (
		<svg aria-hidden="true" className="absolute overflow-visible" width="1" height="1">
			{ordered.map((line) => (
				<Line key={line.key} line={line} look={lit ? (lit.has(line.key) ? 'lit' : 'dimmed') : 'plain'} />
			))}
		</svg>
	);
});

const Line = memo(function Line({ line, look }: { line: DiagramLine; look: 'plain' | 'lit' | 'dimmed' }) {
	const { path, kind, isDashed } = line;
	const opacity = look === 'dimmed' ? 0.25 : undefined;
	if (kind === 'marriage') {
		return (
			<g fill="none" opacity={opacity}>
				<path d={path} strokeWidth={look === 'lit' ? 8 : 6} className="stroke-gold" />
				<path d={path} strokeWidth="2" className="stroke-raised" />
			</g>
		);
	}
	return (
		<path
			d={path}
			fill="none"
			opacity={opacity}
			strokeWidth={look === 'lit' ? 4 : 2}
			strokeDasharray={isDashed ? '6 5' : undefined}
			className={look === 'lit' ? 'stroke-primary' : 'stroke-control'}
		/>
	);
});
