// Small parts that the pictures are drawn from. All of them return SVG text; sizes are user units of the drawing.
import { colour, type Light } from './palette';

/** A number short enough for a path. */
export function fixed(value: number): string {
	return String(Math.round(value * 10) / 10);
}

/** Numbers from 0 to below 1, always the same ones for a seed. */
export function chanceFrom(seed: number): () => number {
	let state = (seed * 2654435761) % 2147483647 || 1;
	return () => {
		state = (state * 16807) % 2147483647;
		return state / 2147483647;
	};
}

export function times(count: number, draw: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** `count` copies of `svg`, turned evenly around the origin. */
export function ring(count: number, svg: string, offsetDegrees = 0): string {
	return times(count, (i) => `<g transform="rotate(${fixed((360 / count) * i + offsetDegrees)})">${svg}</g>`);
}

/** `svg` and its mirror image across x = 0. */
export function mirrored(svg: string): string {
	return `${svg}<g transform="scale(-1 1)">${svg}</g>`;
}

export function at(x: number, y: number, svg: string, scale = 1): string {
	return `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale})">${svg}</g>`;
}

export function linear(
	id: string,
	stops: readonly string[],
	angle: 'down' | 'across' | 'slant' = 'down',
): string {
	const end = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' }[angle];
	return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${getStops(stops)}</linearGradient>`;
}

export function radial(id: string, stops: readonly string[], centre = 'cx="50%" cy="50%" r="50%"'): string {
	return `<radialGradient id="${id}" ${centre}>${getStops(stops)}</radialGradient>`;
}

/** Light that fades out from the middle of the area that it fills. */
export function glow(id: string, tint: string, strength: number): string {
	const stop = (offset: number, opacity: number) =>
		`<stop offset="${offset}" stop-color="${tint}" stop-opacity="${opacity}"/>`;
	return `<radialGradient id="${id}">${stop(0, strength)}${stop(0.4, strength * 0.42)}${stop(1, 0)}</radialGradient>`;
}

function getStops(stops: readonly string[]): string {
	return stops
		.map((stop, i) => `<stop offset="${fixed((i / (stops.length - 1)) * 100)}%" stop-color="${stop}"/>`)
		.join('');
}

export function picture(width: number, height: number, defs: string, body: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

/** The portal's cusped arch, its foot on the line y = height, its tip at y = 0. */
export function archPath(width: number, height: number, x = 0, y = 0): string {
	const k = height * 0.34;
	const p = (px: number, py: number) => `${fixed(x + width * px)} ${fixed(y + py)}`;
	return (
		`M${p(0, height)}L${p(0, k)}C${p(0, k * 0.62)} ${p(0.1, k * 0.56)} ${p(0.17, k * 0.5)}` +
		`C${p(0.19, k * 0.3)} ${p(0.3, k * 0.28)} ${p(0.36, k * 0.26)}C${p(0.38, k * 0.13)} ${p(0.46, k * 0.09)} ${p(0.5, 0)}` +
		`C${p(0.54, k * 0.09)} ${p(0.62, k * 0.13)} ${p(0.64, k * 0.26)}C${p(0.7, k * 0.28)} ${p(0.81, k * 0.3)} ${p(0.83, k * 0.5)}` +
		`C${p(0.9, k * 0.56)} ${p(1, k * 0.62)} ${p(1, k)}L${p(1, height)}Z`
	);
}

/** A leaf or petal from the origin upwards. */
export function petal(width: number, height: number, attributes = ''): string {
	const w = width / 2;
	return `<path d="M0 0C${fixed(-w * 1.25)} ${fixed(-height * 0.35)} ${fixed(-w * 0.9)} ${fixed(-height * 0.75)} 0 ${-height}C${fixed(w * 0.9)} ${fixed(-height * 0.75)} ${fixed(w * 1.25)} ${fixed(-height * 0.35)} 0 0Z" ${attributes}/>`;
}

/** A domed pavilion on four pillars, 60 wide, 90 high, its foot at the origin. */
export function chhatri(): string {
	return (
		'<path d="M-27 0V-5H27V0Z"/><path d="M-22 -5V-27H-18V-5ZM-8 -5V-27H-5V-5ZM5 -5V-27H8V-5ZM18 -5V-27H22V-5Z"/>' +
		'<path d="M-22 -22Q-15 -30 -8 -24Q0 -32 8 -24Q15 -30 22 -22V-30H-22Z"/>' +
		'<path d="M-30 -30L30 -30L26 -35H-26ZM-23 -35C-26 -54 -8 -60 0 -73C8 -60 26 -54 23 -35Z"/><path d="M-1.2 -70V-88H1.2V-70Z"/><circle cy="-82" r="2.6"/><circle cy="-76" r="3.2"/>'
	);
}

/** A wall with rounded merlons along its top edge. */
export function wall(x0: number, x1: number, y: number, height: number, step = 22): string {
	let merlons = '';
	for (let x = x0; x < x1 - step * 0.6; x += step)
		merlons += `M${fixed(x)} ${y + 1}v${-step * 0.45}q${step * 0.32} ${-step * 0.55} ${step * 0.64} 0v${step * 0.45}z`;
	return `<rect x="${x0}" y="${y}" width="${x1 - x0}" height="${height}"/><path d="${merlons}"/>`;
}

/** A round tower that widens downwards, its top at (x, y). */
export function bastion(x: number, y: number, width: number, height: number): string {
	const w = width / 2;
	return (
		`<path d="M${x - w} ${y + height}L${fixed(x - w * 0.82)} ${y}h${fixed(w * 1.64)}L${x + w} ${y + height}Z"/>` +
		wall(x - w * 0.92, x + w * 0.92, y - 10, 14, Math.max(10, width / 7))
	);
}

/** The top edge of a dune or hill from side to side, closed along the bottom. */
export function ridge(
	width: number,
	height: number,
	y: number,
	swell: number,
	length: number,
	phase: number,
): string {
	let d = `M0 ${height}`;
	for (let x = 0; x <= width; x += 20) {
		const turn = (x / length + phase) * Math.PI * 2;
		d += `L${x} ${fixed(y + swell * Math.sin(turn) + swell * 0.32 * Math.sin(turn * 2.1 + phase * 9))}`;
	}
	return `${d}L${width} ${height}Z`;
}

export function stars(chance: () => number, count: number, width: number, height: number): string {
	return times(count, () => {
		const depth = chance();
		return `<circle cx="${fixed(chance() * width)}" cy="${fixed(chance() * chance() * height)}" r="${fixed(0.6 + depth * 1.7)}" fill="#FBEBD0" opacity="${fixed(0.25 + depth * 0.65)}"/>`;
	});
}

/** Sky with its sun or moon; `sunY` may lie below the horizon. Uses the ids sky and halo. */
export function skyDefs(light: Light): string {
	return linear('sky', light.sky) + glow('halo', light.sun, 0.85);
}

export function sky(
	light: Light,
	width: number,
	height: number,
	sun: { x: number; y: number; r: number; shape?: 'disc' | 'crescent' | 'faint' },
	seed: number,
): string {
	const { x, y, r } = sun;
	const disc =
		sun.shape === 'crescent'
			? `<path d="M${x} ${y - r}A${r} ${r} 0 1 1 ${x - r} ${y}A${fixed(r * 0.86)} ${fixed(r * 0.86)} 0 1 0 ${x} ${y - r}Z" fill="${light.sun}" opacity=".95"/>`
			: `<circle cx="${x}" cy="${y}" r="${r}" fill="${light.sun}" opacity="${sun.shape === 'faint' ? '.5' : '.95'}"/>`;
	return (
		`<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
		stars(chanceFrom(seed), light.stars, width, height * 0.75) +
		`<circle cx="${x}" cy="${y}" r="${r * 5}" fill="url(#halo)" opacity=".75"/>${disc}`
	);
}

/** A small oil lamp with its flame, 60 wide, its foot at the origin. Uses the id lampGlow. */
export function diya(bowl = '#A5452F'): string {
	return (
		'<circle cy="-34" r="62" fill="url(#lampGlow)"/>' +
		`<path d="M-30 -20C-26 2 26 2 30 -20C14 -15 -14 -15 -30 -20Z" fill="${bowl}"/><path d="M-30 -20C-14 -15 14 -15 30 -20C14 -25 -14 -25 -30 -20Z" fill="${colour.maroonNight}" opacity=".6"/>` +
		`<path d="M-26 -14C-16 -9 16 -9 26 -14" fill="none" stroke="${colour.goldLight}" stroke-width="1.6" stroke-dasharray="1 4" stroke-linecap="round"/>` +
		'<path d="M0 -20C-9 -30 -5 -40 1 -54C3 -42 11 -34 0 -20Z" fill="#F2A03A"/><path d="M0 -21C-4 -28 -2 -34 1 -42C2 -35 5 -30 0 -21Z" fill="#FFF0C0"/>'
	);
}

/** A marigold of two rings of petals around the origin. */
export function marigold(radius: number, tint: string, heart: string): string {
	return (
		ring(
			12,
			`<ellipse cy="${fixed(-radius * 0.68)}" rx="${fixed(radius * 0.24)}" ry="${fixed(radius * 0.34)}" fill="${tint}"/>`,
		) +
		`<circle r="${fixed(radius * 0.66)}" fill="${heart}"/>` +
		ring(
			9,
			`<ellipse cy="${fixed(-radius * 0.38)}" rx="${fixed(radius * 0.18)}" ry="${fixed(radius * 0.26)}" fill="${tint}"/>`,
			15,
		) +
		`<circle r="${fixed(radius * 0.24)}" fill="${heart}"/>`
	);
}

/** A hanging garland of small flowers between two points. */
export function garland(
	x0: number,
	x1: number,
	y: number,
	sag: number,
	bead: number,
	tints: readonly string[],
): string {
	const length = Math.hypot(x1 - x0, sag * 2);
	const count = Math.max(3, Math.round(length / (bead * 1.55)));
	return times(count + 1, (i) => {
		const t = i / count;
		const dx = x0 + (x1 - x0) * t;
		const dy = y + sag * 4 * t * (1 - t);
		return `<circle cx="${fixed(dx)}" cy="${fixed(dy)}" r="${bead}" fill="${tints[i % tints.length] ?? colour.saffron}"/><circle cx="${fixed(dx)}" cy="${fixed(dy)}" r="${fixed(bead * 0.45)}" fill="${colour.maroonDeep}" opacity=".28"/>`;
	});
}

/** The border band of diamonds and dots, `height` high, along y. Ids: bandOf. */
export function bandPattern(id: string, ground: string, ink: string, dot: string, size: number): string {
	const s = size / 20;
	return (
		`<pattern id="${id}" width="${fixed(48 * s)}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${s})"><rect width="48" height="20" fill="${ground}"/>` +
		`<path d="M0 1.5H48M0 18.5H48" stroke="${ink}" stroke-width="1.4"/><path d="M24 4L30 10L24 16L18 10Z" fill="${ink}"/><path d="M24 7L27 10L24 13L21 10Z" fill="${ground}"/>` +
		`<circle cy="10" r="3.2" fill="${dot}"/><circle cx="48" cy="10" r="3.2" fill="${dot}"/><path d="M7 10q3.5-5 7 0q-3.5 5-7 0M34 10q3.5-5 7 0q-3.5 5-7 0" fill="none" stroke="${ink}" stroke-width="1.2"/></g></pattern>`
	);
}
