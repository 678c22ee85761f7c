import { memo, useMemo } from 'react';
import type { FamilyLine } from '@/lib/rules/layout/lines';

interface LineListProps {
	lines: readonly FamilyLine[];
	/** Keys of the lines that stand out while all others step back. */
	lit?: ReadonlySet<string> | undefined;
}

type Look = 'plain' | 'lit' | 'dimmed';

/** By the line's `tint`. */
const strokes = [
	...['stroke-control', 'stroke-kin-teal', 'stroke-kin-violet'],
	...['stroke-kin-rust', 'stroke-kin-moss', 'stroke-kin-plum'],
];

/** The lines of the diagram, under its cards: a marriage double and golden, descent thin. */
export const LineList = memo(function LineList({ lines, lit }: LineListProps) {
	const lightened = useMemo(() => lit && withKnots(lines, lit), [lines, lit]);
	const ordered = useMemo(() => (lightened ? litLast(lines, lightened) : lines), [lines, lightened]);
	return (
		<svg data-lines="" aria-hidden="true" className="absolute overflow-visible" width="1" height="1">
			{ordered.map((line) => (
				<Line key={getName(line)} line={line} look={getLook(line, lightened)} />
			))}
		</svg>
	);
});

/** Which line a path of the layer is drawn for. */
const drawnLines = new WeakMap<Element, FamilyLine>();

/** The paths of the layer, with the name of the line that each is drawn for. */
export function getDrawnLines(layer: Element): { path: Element; name: string }[] {
	return [...layer.querySelectorAll('[data-lines] path')].flatMap((path) => {
		const line = drawnLines.get(path);
		return line ? [{ path, name: getName(line) }] : [];
	});
}

/** Of this line and no other. */
export function getName({ kind, key }: FamilyLine): string {
	return `${kind} ${key}`;
}

function getLook({ key }: FamilyLine, lit: ReadonlySet<string> | undefined): Look {
	if (!lit) return 'plain';
	return lit.has(key) ? 'lit' : 'dimmed';
}

/** A ring is lit with the lines that meet there. */
function withKnots(lines: readonly FamilyLine[], lit: ReadonlySet<string>): ReadonlySet<string> {
	const joined = new Set(lines.flatMap(({ key, joins }) => (lit.has(key) ? joins : [])));
	const knots = lines.filter(({ kind, key }) => kind === 'knot' && joined.has(key));
	return new Set([...lit, ...knots.map(({ key }) => key)]);
}

/** Over the others. */
function litLast(lines: readonly FamilyLine[], lit: ReadonlySet<string>): FamilyLine[] {
	return lines.toSorted((a, b) => Number(lit.has(a.key)) - Number(lit.has(b.key)));
}

const Line = memo(function Line({ line, look }: { line: FamilyLine; look: Look }) {
	const { path, kind, isDashed, tint } = line;
	const opacity = look === 'dimmed' ? 0.25 : undefined;
	const noteDrawn = (drawn: SVGPathElement | null) => {
		if (drawn) drawnLines.set(drawn, line);
	};
	if (kind === 'marriage') {
		return (
			<g fill="none" opacity={opacity}>
				<path ref={noteDrawn} d={path} strokeWidth={look === 'lit' ? 8 : 6} className="stroke-gold" />
				<path ref={noteDrawn} d={path} strokeWidth={look === 'lit' ? 3 : 2} className="stroke-raised" />
			</g>
		);
	}
	return (
		<path
			ref={noteDrawn}
			d={path}
			opacity={opacity}
			strokeWidth={look === 'lit' ? 4 : 2}
			strokeLinejoin="round"
			strokeDasharray={isDashed ? '6 5' : undefined}
			className={`${kind === 'knot' ? 'fill-raised' : 'fill-none'} ${look === 'lit' ? 'stroke-primary' : (strokes[tint] ?? 'stroke-control')}`}
		/>
	);
});
