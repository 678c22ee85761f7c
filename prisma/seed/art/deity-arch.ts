import { type DeitySymbol, deitySymbols } from './deity-symbols';
import {
	archPath,
	at,
	bandPattern,
	chanceFrom,
	diya,
	fixed,
	garland,
	glow,
	linear,
	marigold,
	mirrored,
	petal,
	picture,
	radial,
	ring,
	stars,
	times,
} from './drawing';
import { colour } from './palette';

export interface DeityArt {
	symbol: DeitySymbol;
	/** The niche, from its lit middle to its dark rim. */
	hue: readonly [string, string, string];
	/** The wall around the arch. */
	wall: string;
}

const width = 900;
const height = 1080;

function jali(id: string, ground: string, ink: string): string {
	return (
		`<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse"><rect width="60" height="60" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="1.6" opacity=".55">` +
		'<path d="M30 0L60 30L30 60L0 30Z"/><circle cx="30" cy="30" r="15"/><circle cx="0" cy="0" r="9"/><circle cx="60" cy="0" r="9"/><circle cx="0" cy="60" r="9"/><circle cx="60" cy="60" r="9"/></g>' +
		`<g transform="translate(30 30)" fill="${ink}" opacity=".5">${ring(6, petal(7, 12))}</g></pattern>`
	);
}

function pillar(): string {
	const lotusCap = times(
		5,
		(i) =>
			`<g transform="rotate(${(i - 2) * 26})">${petal(22, 46, `fill="${i % 2 ? colour.gold : colour.goldLight}"`)}</g>`,
	);
	return (
		'<rect x="-26" y="420" width="52" height="480" fill="url(#stone)"/>' +
		times(
			4,
			(i) => `<path d="M${-18 + i * 12} 440V880" stroke="#5B3A1E" stroke-opacity=".28" stroke-width="3"/>`,
		) +
		at(0, 424, lotusCap) +
		'<rect x="-36" y="420" width="72" height="14" rx="4" fill="url(#gold)"/><rect x="-33" y="640" width="66" height="12" rx="4" fill="url(#gold)"/><rect x="-33" y="656" width="66" height="6" rx="3" fill="url(#goldDeep)"/>' +
		at(0, 900, `<g transform="rotate(180)">${lotusCap}</g>`) +
		'<rect x="-42" y="890" width="84" height="18" rx="5" fill="url(#gold)"/>'
	);
}

/** A flowering creeper that fills a corner beside the arch, growing from the origin to the lower right. */
function creeper(): string {
	const leaf = (x: number, y: number, turn: number, size: number) =>
		`<g transform="translate(${x} ${y}) rotate(${turn})">${petal(size * 0.5, size, 'fill="#F6DE9B" fill-opacity=".5"')}</g>`;
	const flower = (x: number, y: number, size: number) =>
		at(
			x,
			y,
			ring(6, petal(size * 0.7, size, 'fill="#F0BFC2" fill-opacity=".9"')) +
				`<circle r="${fixed(size * 0.3)}" fill="url(#gold)"/>`,
		);
	return (
		'<path d="M10 190C10 110 40 50 150 34C120 60 100 66 92 92C84 120 110 130 122 112M10 190C34 150 40 120 92 92M60 62C48 40 52 24 70 12" fill="none" stroke="#F6DE9B" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>' +
		leaf(18, 150, 60, 34) +
		leaf(20, 128, -30, 30) +
		leaf(38, 92, -50, 32) +
		leaf(66, 66, 40, 26) +
		leaf(100, 46, -14, 30) +
		leaf(120, 42, 110, 26) +
		leaf(50, 128, 100, 28) +
		leaf(74, 106, 150, 22) +
		flower(150, 34, 19) +
		flower(122, 110, 16) +
		flower(70, 12, 15) +
		flower(12, 196, 17)
	);
}

/** The picture of a deity: its sign in a lit niche. 900 by 1080. */
export function deityArch({ symbol, hue, wall }: DeityArt): string {
	const chance = chanceFrom(symbol.length * 131 + symbol.charCodeAt(0) * 7 + symbol.charCodeAt(1));
	const defs =
		linear('gold', ['#FBEBB4', '#E9C465', '#C08F26'], 'slant') +
		linear('goldDeep', ['#D9AE4A', '#A8781C', '#7A5310'], 'slant') +
		linear('silver', ['#FFFFFF', '#D9D3D6', '#8F8790'], 'slant') +
		linear('stone', ['#B98A4E', '#EBD3A0', '#A9783C'], 'across') +
		linear('floor', ['#5B2A1C', '#2B0610']) +
		glow('shade', '#1A040A', 0.5) +
		radial('niche', hue, 'cx="50%" cy="46%" r="72%"') +
		glow('halo', '#FFD98A', 0.62) +
		glow('lampGlow', '#FFC861', 0.6) +
		jali('jali', wall, colour.gold) +
		bandPattern('band', colour.maroonDeep, colour.gold, colour.rose, 34) +
		`<clipPath id="inside"><path d="${archPath(560, 800, 170, 112)}"/></clipPath>`;
	const rays = ring(48, '<path d="M-1.2 -170L0 -420L1.2 -170Z" fill="#FFE9B8" opacity=".16"/>');
	const mandala =
		ring(24, at(0, -182, petal(34, 66, 'fill="none" stroke="#F6DE9B" stroke-width="2"'))) +
		'<circle r="182" fill="none" stroke="#F6DE9B" stroke-width="3"/><circle r="172" fill="none" stroke="#F6DE9B" stroke-width="1.4"/><circle r="252" fill="none" stroke="#F6DE9B" stroke-width="1.6" stroke-dasharray="2 9" stroke-linecap="round"/>' +
		ring(24, '<circle cy="-262" r="3.6" fill="#F6DE9B"/>', 7.5);
	const seatRow = (
		count: number,
		spread: number,
		y: number,
		size: number,
		tints: readonly [string, string],
	) =>
		times(count, (i) => {
			const t = (i - (count - 1) / 2) / ((count - 1) / 2);
			const tint = tints[i % 2 ? 1 : 0];
			return `<g transform="translate(${fixed(450 + t * spread)} ${fixed(y)}) rotate(${fixed(t * 46)})">${petal(size * 0.72, size * (1 - Math.abs(t) * 0.18), `fill="${tint}" stroke="#5C0F22" stroke-opacity=".4" stroke-width="2"`)}</g>`;
		});
	const lotusSeat =
		seatRow(10, 150, 890, 112, ['#A93549', '#C85C6B']) + seatRow(9, 150, 908, 96, ['#E0919A', '#F0BFC2']);
	const bells = mirrored(
		`<path d="M150 -330V-210" stroke="#D9AE4A" stroke-width="3" stroke-dasharray="6 4"/><path d="M126 -172C134 -182 132 -212 150 -214C168 -212 166 -182 174 -172Z" fill="url(#gold)"/><path d="M122 -172H178V-166H122Z" fill="url(#goldDeep)"/><circle cx="150" cy="-160" r="6" fill="url(#goldDeep)"/>`,
	);
	const body =
		`<rect width="${width}" height="${height}" fill="url(#jali)"/><ellipse cx="450" cy="560" rx="620" ry="760" fill="url(#shade)"/>` +
		`<path d="${archPath(650, 880, 125, 62)}" fill="${colour.maroonDeep}" opacity=".35" transform="translate(0 14)"/>` +
		`<path d="${archPath(640, 860, 130, 66)}" fill="url(#stone)"/><path d="${archPath(612, 838, 144, 84)}" fill="${colour.maroonDeep}"/><path d="${archPath(592, 822, 154, 96)}" fill="url(#gold)"/>` +
		`<path d="${archPath(560, 800, 170, 112)}" fill="url(#niche)"/>` +
		`<g clip-path="url(#inside)"><g>${stars(chance, 46, 900, 800)}</g>${at(450, 540, `${rays}<circle r="380" fill="url(#halo)"/><g opacity=".55">${mandala}</g>`)}${at(450, 470, bells)}` +
		garland(186, 450, 262, 92, 9, ['#E2902F', '#F2B65A', '#C8442E']) +
		garland(450, 714, 262, 92, 9, ['#E2902F', '#F2B65A', '#C8442E']) +
		'<path d="M450 110V262" stroke="#D9AE4A" stroke-width="3" stroke-dasharray="6 4"/>' +
		at(450, 262, marigold(26, '#E2902F', '#A5452F')) +
		`<ellipse cx="450" cy="888" rx="330" ry="70" fill="${hue[2]}"/></g>` +
		`<path d="${archPath(560, 800, 170, 112)}" fill="none" stroke="${colour.goldLight}" stroke-width="4"/>` +
		at(450, 56, mirrored(at(-330, 0, creeper()))) +
		at(96, 0, pillar()) +
		at(804, 0, pillar()) +
		`<g transform="translate(450 552) scale(1.86)">${deitySymbols[symbol]}</g>` +
		lotusSeat +
		`<rect y="906" width="${width}" height="174" fill="url(#floor)"/><path d="M0 906H900V922H0Z" fill="url(#gold)"/><path d="M60 946H840M60 1000H840" stroke="${colour.gold}" stroke-opacity=".25" stroke-width="2"/>` +
		[150, 270, 630, 750]
			.map((x, i) => at(x, i === 0 || i === 3 ? 1000 : 982, diya(), i === 0 || i === 3 ? 1.25 : 1))
			.join('') +
		at(450, 986, diya('#8E2138'), 1.5) +
		at(0, 1046, `<rect width="${width}" height="34" fill="url(#band)"/>`) +
		`<rect width="${width}" height="34" fill="url(#band)"/>`;
	return picture(width, height, defs, body);
}
