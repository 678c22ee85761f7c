import { memo } from 'react';
import type { DiagramLine } from './diagram-lines';

/** The lines of the diagram, under its cards: a marriage double and golden, descent thin. */
export const LineLayer = memo(function LineLayer({ lines }: { lines: readonly DiagramLine[] }) {
	return (
		<svg aria-hidden="true" className="absolute overflow-visible" width="1" height="1">
			{lines.map(({ key, path, kind, isDashed }) =>
				kind === 'marriage' ? (
					<g key={key} fill="none">
						<path data-line={key} d={path} strokeWidth="6" className="stroke-gold" />
						<path data-line={key} d={path} strokeWidth="2" className="stroke-raised" />
					</g>
				) : (
					<path
						key={key}
						data-line={key}
						d={path}
						fill="none"
						strokeWidth="2"
						strokeDasharray={isDashed ? '6 5' : undefined}
						className="stroke-control"
					/>
				),
			)}
		</svg>
	);
});
