import { encode } from 'uqr';

/** Modules of white around the code, as the standard asks for. */
const border = 4;

/** Dark on white in either theme: scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'M', border });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="w-full max-w-56 self-center rounded-control border border-line bg-white"
		>
			<path d={path.join('')} fill="#000000" />
		</svg>
	);
}
