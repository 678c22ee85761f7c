// Cloth, floor drawings and ornament, 1200 by 900, in chosen dyes.
import {
	archPath,
	at,
	bandPattern,
	chanceFrom,
	chhatri,
	diya,
	fixed,
	glow,
	linear,
	marigold,
	mirrored,
	petal,
	picture,
	radial,
	ring,
	times,
} from './drawing';
import { colour } from './palette';

const W = 1200;
const H = 900;

/** A cloth's ground and its three dyes. */
export interface Dyes {
	ground: string;
	first: string;
	second: string;
	third: string;
}

export const dyes = {
	lac: { ground: '#74152B', first: '#E2902F', second: '#F6DE9B', third: '#C85C6B' },
	indigo: { ground: '#1D2B5C', first: '#5E86B8', second: '#EFE3C8', third: '#C8442E' },
	leaf: { ground: '#1F4D3F', first: '#E2B04A', second: '#F3E9D6', third: '#C85C6B' },
	madder: { ground: '#F3E6CC', first: '#A5452F', second: '#2B1A18', third: '#96690F' },
} as const satisfies Record<string, Dyes>;

/** Waves of dye across a pleated veil, with a gold border. */
export function leheriya(d: Dyes): string {
	const tints = [d.first, d.second, d.third, d.second];
	const wave = (offset: number, tint: string, thick: number) => {
		let path = '';
		for (let x = -60; x <= 1260; x += 60)
			path += `${path ? 'L' : 'M'}${x} ${fixed(offset + x * 0.42 + ((x / 60) % 2 ? 40 : 0))}`;
		return `<path d="${path}" fill="none" stroke="${tint}" stroke-width="${thick}" stroke-linejoin="round"/>`;
	};
	return picture(
		W,
		H,
		linear('zari', ['#FBEBB4', '#D9AE4A', '#96690F', '#F6DE9B'], 'slant'),
		`<rect width="${W}" height="${H}" fill="${d.ground}"/>${times(34, (i) => wave(-560 + i * 44, tints[i % 4] ?? d.first, i % 4 === 1 ? 6 : 14))}` +
			times(
				12,
				(i) =>
					`<path d="M${fixed(i * 110 - 40)} 0C${fixed(i * 110 + 30)} 300 ${fixed(i * 110 - 80)} 560 ${fixed(i * 110 + 10)} 900H${fixed(i * 110 + 54)}C${fixed(i * 110 - 20)} 560 ${fixed(i * 110 + 84)} 300 ${fixed(i * 110 + 20)} 0Z" fill="${i % 2 ? '#1a0208' : '#fff'}" opacity="${i % 2 ? '.2' : '.1'}"/>`,
			) +
			at(
				0,
				770,
				`<rect width="${W}" height="130" fill="${colour.maroonDeep}"/><rect width="${W}" height="12" fill="url(#zari)"/><rect y="118" width="${W}" height="12" fill="url(#zari)"/>`,
			) +
			times(13, (i) =>
				at(
					50 + i * 92,
					835,
					`${ring(8, petal(15, 34, 'fill="url(#zari)"'))}<circle r="9" fill="${d.third}"/>`,
				),
			) +
			times(12, (i) =>
				at(96 + i * 92, 835, '<path d="M0 -26L13 0L0 26L-13 0Z" fill="#F6DE9B" opacity=".85"/>'),
			),
	);
}

/** A tie-dyed veil: rings of small knots around a lotus. */
export function bandhani(d: Dyes): string {
	const knot = (x: number, y: number, r: number, tint: string) =>
		`<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${r}" fill="${tint}"/><circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r * 0.36)}" fill="${d.ground}"/>`;
	const rosette = (count: number, radius: number, r: number, tint: string) =>
		times(count, (i) =>
			knot(
				Math.cos((i / count) * Math.PI * 2) * radius,
				Math.sin((i / count) * Math.PI * 2) * radius,
				r,
				tint,
			),
		);
	const medallion =
		[30, 60, 92, 126, 162, 200, 240, 282]
			.map((radius, i) =>
				rosette(
					Math.round(radius / 3.9),
					radius,
					6.4,
					[d.second, d.first, d.second, d.third][i % 4] ?? d.second,
				),
			)
			.join('') +
		ring(
			12,
			times(9, (i) => knot(Math.sin((i / 8) * Math.PI) * 26, -300 - i * 11, 5.6, d.second)) +
				times(9, (i) => knot(-Math.sin((i / 8) * Math.PI) * 26, -300 - i * 11, 5.6, d.first)),
		);
	const corner = [40, 70, 102, 136]
		.map((radius, i) => rosette(Math.round(radius / 3.6), radius, 5.6, i % 2 ? d.first : d.second))
		.join('');
	return picture(
		W,
		H,
		radial('cloth', [d.third, d.ground, colour.maroonNight], 'cx="50%" cy="50%" r="80%"') +
			linear('zari', ['#FBEBB4', '#D9AE4A', '#96690F', '#F6DE9B'], 'slant'),
		`<rect width="${W}" height="${H}" fill="url(#cloth)"/>` +
			times(23, (r) =>
				times(31, (i) =>
					Math.hypot(i * 40 + (r % 2) * 20 - 600, r * 40 + 10 - 450) < 420
						? ''
						: knot(i * 40 + (r % 2) * 20, r * 40 + 10, 3.6, d.second),
				),
			) +
			at(600, 450, medallion) +
			[
				[90, 90],
				[1110, 90],
				[90, 810],
				[1110, 810],
			]
				.map(([x = 0, y = 0]) => at(x, y, corner))
				.join('') +
			`<rect x="14" y="14" width="1172" height="872" fill="none" stroke="url(#zari)" stroke-width="10"/><rect x="30" y="30" width="1140" height="840" fill="none" stroke="url(#zari)" stroke-width="2.5" stroke-dasharray="3 7"/>`,
	);
}

/** A block-printed spread: rows of flowering plants inside a border. */
export function blockPrint(d: Dyes): string {
	const plant =
		`<path d="M0 44C2 10 -2 -6 0 -34M0 20C-16 14 -22 2 -24 -10M0 20C16 14 22 2 24 -10" fill="none" stroke="${d.second}" stroke-width="2.6" stroke-linecap="round"/>` +
		at(0, -34, `${ring(8, petal(13, 24, `fill="${d.first}"`))}<circle r="6" fill="${d.third}"/>`) +
		mirrored(
			at(25, -16, `${ring(6, petal(8, 14, `fill="${d.first}"`))}<circle r="3.4" fill="${d.third}"/>`) +
				`<g transform="translate(3 26) rotate(58)">${petal(13, 28, `fill="${d.second}" fill-opacity=".85"`)}</g><g transform="translate(2 38) rotate(74)">${petal(9, 20, `fill="${d.third}"`)}</g>`,
		);
	const chance = chanceFrom(19);
	const border = (count: number, length: number) =>
		`<path d="M0 0H${length}M0 84H${length}" stroke="${d.second}" stroke-width="5"/><path d="M0 9H${length}M0 75H${length}" stroke="${d.first}" stroke-width="2.4"/>` +
		times(count, (i) => {
			const x = (i + 0.5) * (length / count);
			return at(
				x,
				42,
				`<path d="M-44 0C-30 -34 -12 -24 0 0C12 24 30 34 44 0" fill="none" stroke="${d.second}" stroke-width="3"/>${ring(8, petal(11, 21, `fill="${i % 2 ? d.third : d.first}"`))}<circle r="5" fill="${d.second}"/>`,
			);
		});
	return picture(
		W,
		H,
		linear('sheen', ['#fff', '#000'], 'slant'),
		`<rect width="${W}" height="${H}" fill="${d.ground}"/>${times(420, () => `<rect x="${fixed(chance() * W)}" y="${fixed(chance() * H)}" width="${fixed(3 + chance() * 22)}" height="1" fill="${d.second}" opacity=".08"/>`)}` +
			times(6, (r) =>
				times(11, (i) =>
					i === 10 && r % 2
						? ''
						: at(
								150 + i * 90 + (r % 2) * 45,
								190 + r * 104,
								`<g opacity="${fixed(0.86 + chance() * 0.14)}">${plant}</g>`,
							),
				),
			) +
			at(0, 20, border(13, W)) +
			at(0, 796, border(13, W)) +
			`<g transform="translate(104 104) rotate(90)">${border(8, 692)}</g><g transform="translate(1180 104) rotate(90)">${border(8, 692)}</g>` +
			`<rect width="${W}" height="${H}" fill="url(#sheen)" opacity=".1"/>`,
	);
}

/** A mandana: white and ochre lines drawn on a washed floor. */
export function mandana(): string {
	const chance = chanceFrom(5);
	const line = `fill="none" stroke="#FBF3E2" stroke-linecap="round" stroke-linejoin="round"`;
	const paglya = `<ellipse cx="0" cy="0" rx="9" ry="16" fill="#FBF3E2"/>${times(5, (i) => `<circle cx="${-9 + i * 4.5}" cy="${-22 - (2 - Math.abs(i - 2)) * 1.5}" r="2.8" fill="#FBF3E2"/>`)}`;
	const star = (r: number, turn: number) =>
		`<path transform="rotate(${turn})" d="M${-r} ${-r}H${r}V${r}H${-r}Z" ${line} stroke-width="7"/>`;
	const hatch = ring(
		8,
		times(7, (i) => `<path d="M${-30 + i * 4} ${-212 + i * 12}H${30 - i * 4}" ${line} stroke-width="3.2"/>`),
	);
	return picture(
		W,
		H,
		radial('floor', ['#B5552F', '#96401F', '#6E2A14'], 'cx="50%" cy="46%" r="78%"') +
			glow('lampGlow', '#FFC861', 0.7),
		`<rect width="${W}" height="${H}" fill="url(#floor)"/>${times(700, () => `<circle cx="${fixed(chance() * W)}" cy="${fixed(chance() * H)}" r="${fixed(0.8 + chance() * 2.2)}" fill="${chance() > 0.5 ? '#fff' : '#2B0610'}" opacity=".09"/>`)}` +
			at(
				600,
				450,
				`<circle r="356" ${line} stroke-width="9"/><circle r="338" ${line} stroke-width="3"/>${ring(36, `<path d="M-22 -356Q0 -402 22 -356" ${line} stroke-width="5"/><circle cy="-374" r="5" fill="#E2B04A"/>`)}` +
					`${ring(16, at(0, -252, petal(50, 80, `${line} stroke-width="5"`) + petal(24, 50, 'fill="#E2B04A" fill-opacity=".85"')))}<circle r="246" ${line} stroke-width="5"/>` +
					`${star(164, 0)}${star(164, 45)}${star(150, 0)}${star(150, 45)}${hatch}<circle r="128" ${line} stroke-width="5"/>` +
					`${ring(8, petal(56, 122, `fill="#A02A22" stroke="#FBF3E2" stroke-width="5"`))}${ring(8, petal(24, 84, 'fill="#E2B04A"'), 22.5)}${ring(8, `<path d="M0 -30V-98" ${line} stroke-width="3"/>`)}<circle r="28" fill="#FBF3E2"/><circle r="17" fill="#A02A22"/>`,
			) +
			[
				[110, 110],
				[1090, 110],
				[110, 790],
				[1090, 790],
			]
				.map(([x = 0, y = 0]) =>
					at(
						x,
						y,
						`${ring(8, petal(34, 74, `${line} stroke-width="5"`))}${ring(8, petal(14, 44, 'fill="#E2B04A"'), 22.5)}<circle r="12" fill="#FBF3E2"/>`,
					),
				)
				.join('') +
			times(
				6,
				(i) =>
					`<g transform="translate(${90 + (i % 2) * 34} ${250 + i * 76}) rotate(0)">${paglya}</g><g transform="translate(${1076 + (i % 2) * 34} ${250 + i * 76})">${paglya}</g>`,
			) +
			at(600, 476, diya('#6E2A14'), 0.9) +
			[
				[246, 200],
				[954, 200],
				[246, 740],
				[954, 740],
			]
				.map(([x = 0, y = 0]) => at(x, y, diya('#6E2A14'), 0.9))
				.join(''),
	);
}

/** A tied turban on its stand, with a jewel and plume. */
export function turban(d: Dyes): string {
	const bands = times(9, (i) => {
		const y = 560 - i * 34;
		const half = 300 - Math.abs(i - 2.6) * 17 - (i > 6 ? (i - 6) * 26 : 0);
		const tint = [d.first, d.second, d.ground, d.third][i % 4] ?? d.first;
		return (
			`<path d="M${600 - half} ${y}C${600 - half * 0.6} ${y - 96 - i * 3} ${600 + half * 0.3} ${y + 64} ${600 + half} ${y - 30}C${600 + half + 22} ${y - 62} ${600 + half - 8} ${y - 84} ${600 + half - 30} ${y - 80}C${600 + half * 0.3} ${y + 4} ${600 - half * 0.6} ${y - 150 - i * 3} ${600 - half + 16} ${y - 54}C${600 - half - 18} ${y - 44} ${600 - half - 18} ${y - 12} ${600 - half} ${y}Z" fill="${tint}"/>` +
			times(17, (k) => {
				const t = k / 16;
				const x = 600 - half + 20 + t * (half * 2 - 50);
				const yy = y - 22 - Math.sin(t * Math.PI * 2) * 34 - t * 32;
				return `<path d="M${fixed(x)} ${fixed(yy + 14)}l14 -30" stroke="${i % 4 === 1 ? d.third : d.second}" stroke-width="5" stroke-opacity=".75" stroke-linecap="round"/>`;
			}) +
			`<path d="M${600 - half} ${y}C${600 - half * 0.6} ${y - 96 - i * 3} ${600 + half * 0.3} ${y + 64} ${600 + half} ${y - 30}" fill="none" stroke="#1a0208" stroke-opacity=".4" stroke-width="7"/>`
		);
	});
	return picture(
		W,
		H,
		radial('wall', ['#F6E7C4', '#E7CFA0', '#B88A52'], 'cx="50%" cy="44%" r="75%"') +
			linear('table', ['#74152B', '#2B0610']) +
			linear('zari', ['#FFF6DC', '#D9AE4A', '#96690F'], 'slant') +
			glow('round', '#1a0208', 0.5) +
			bandPattern('band', colour.maroonDeep, colour.gold, colour.rose, 40),
		`<rect width="${W}" height="${H}" fill="url(#wall)"/><path d="${archPath(860, 840, 170, 30)}" fill="#fff" opacity=".28"/><path d="${archPath(860, 840, 170, 30)}" fill="none" stroke="#96690F" stroke-opacity=".5" stroke-width="4"/>` +
			[
				[80, 130],
				[1120, 130],
				[80, 400],
				[1120, 400],
			]
				.map(([x = 0, y = 0]) =>
					at(
						x,
						y,
						`<g opacity=".5">${ring(8, petal(22, 52, 'fill="#A5452F"'))}<circle r="9" fill="#D9AE4A"/></g>`,
					),
				)
				.join('') +
			`<rect y="716" width="${W}" height="184" fill="url(#table)"/>${at(0, 860, `<rect width="${W}" height="40" fill="url(#band)"/>`)}<ellipse cx="600" cy="720" rx="420" ry="46" fill="url(#round)"/>` +
			`<path d="M470 560H730L760 716H440Z" fill="#8C5530"/><path d="M470 560H730L738 600H462Z" fill="#5B3118"/><path d="M430 700H770V724H430Z" fill="url(#zari)"/>` +
			`<path d="M330 560C300 400 420 230 600 214C790 220 900 400 870 556C800 610 400 616 330 560Z" fill="${d.ground}"/>${bands}` +
			`<path d="M836 520C930 560 930 680 880 790C866 800 846 796 838 786C880 690 866 600 800 560Z" fill="${d.first}"/>${times(6, (i) => `<path d="M${fixed(862 + Math.sin(i) * 8)} ${580 + i * 34}l34 -12" stroke="${d.second}" stroke-width="6" stroke-linecap="round"/>`)}<path d="M838 786L880 790" stroke="url(#zari)" stroke-width="12"/>` +
			at(
				566,
				420,
				`<path d="M0 -60C-30 -150 10 -230 70 -262C52 -200 66 -120 20 -60Z" fill="#F3E9D6"/>${times(8, (i) => `<path d="M${4 + i * 2} ${-80 - i * 20}q18 -6 ${34 - i} -${20 + i}" stroke="#C9B48A" stroke-width="2.4" fill="none"/>`)}${ring(12, petal(20, 52, 'fill="url(#zari)"'))}${ring(12, '<circle cy="-54" r="5" fill="#FFF6DC"/>', 15)}<circle r="27" fill="#1F6B43"/><circle r="27" fill="none" stroke="#FFF6DC" stroke-width="4" stroke-dasharray="2 6" stroke-linecap="round"/><circle cx="-8" cy="-9" r="7" fill="#fff" opacity=".5"/><path d="M0 52C-12 68 -10 82 0 92C10 82 12 68 0 52Z" fill="#A93549"/><circle cy="100" r="6" fill="#FFF6DC"/>`,
			) +
			times(
				26,
				(i) =>
					`<circle cx="${fixed(330 + i * 9.6)}" cy="${fixed(470 - Math.sin((i / 25) * Math.PI) * 44 - i * 1.2)}" r="6" fill="#FFF6DC" stroke="#C9B48A"/>`,
			),
	);
}

/** A garden pavilion in a page's painted border. */
export function gardenPage(): string {
	const flower = (tint: string) =>
		`<path d="M0 50C0 20 0 0 0 -16" stroke="#3E6B45" stroke-width="3"/>${at(0, -18, `${ring(6, petal(15, 24, `fill="${tint}"`))}<circle r="5" fill="#F6DE9B"/>`)}<g transform="translate(0 36) rotate(50)">${petal(10, 26, 'fill="#5E8C5A"')}</g><g transform="translate(0 40) rotate(-50)">${petal(10, 26, 'fill="#5E8C5A"')}</g>`;
	const tints = ['#C8442E', '#E0919A', '#E2902F', '#8A5AA8'];
	const borderFlower = (i: number) =>
		`<path d="M-52 0C-34 -30 -16 -24 0 0C16 24 34 30 52 0" fill="none" stroke="#5E8C5A" stroke-width="3.4"/>${ring(8, petal(14, 26, `fill="${tints[i % 4]}"`))}<circle r="7" fill="#F6DE9B"/>`;
	const cypress = `<path d="M0 0C-40 -40 -36 -150 0 -240C36 -150 40 -40 0 0Z" fill="#24513D"/><path d="M0 -6C-22 -50 -20 -140 0 -220" fill="none" stroke="#4F8A62" stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M-5 0H5V26H-5Z" fill="#5B3118"/>`;
	const mango = (seed: number) => {
		const chance = chanceFrom(seed);
		return `<path d="M-9 0C-5 -60 -12 -90 -30 -120H30C12 -90 5 -60 9 0Z" fill="#6B4227"/>${times(60, (i) => {
			const a = chance() * 7;
			const r = Math.sqrt(chance()) * 86;
			return `<g transform="translate(${fixed(Math.cos(a) * r)} ${fixed(-160 + Math.sin(a) * r * 0.8)}) rotate(${fixed(chance() * 360)})">${petal(20, 42, `fill="${['#2F6B45', '#4F8A55', '#79A85F'][i % 3]}"`)}</g>`;
		})}`;
	};
	return picture(
		W,
		H,
		linear('air', ['#7FB0B8', '#CFE0CC', '#F6E7C4']) +
			linear('lawn', ['#8DB36B', '#4F7F4A']) +
			linear('pool', ['#6FB0B8', '#2C6E7A']) +
			linear('zari', ['#FBEBB4', '#D9AE4A', '#96690F'], 'slant') +
			linear('marble', ['#FFFFFF', '#EBDFC8', '#CBB690'], 'across'),
		`<rect width="${W}" height="${H}" fill="#1F3F5C"/><rect x="10" y="10" width="1180" height="880" fill="none" stroke="url(#zari)" stroke-width="8"/>` +
			times(11, (i) => at(90 + i * 102, 64, borderFlower(i)) + at(90 + i * 102, 836, borderFlower(i + 2))) +
			times(
				6,
				(i) =>
					`<g transform="translate(64 ${180 + i * 108}) rotate(90)">${borderFlower(i + 1)}</g><g transform="translate(1136 ${180 + i * 108}) rotate(90)">${borderFlower(i + 3)}</g>`,
			) +
			'<rect x="118" y="118" width="964" height="664" fill="url(#zari)"/><rect x="128" y="128" width="944" height="644" fill="url(#air)"/>' +
			`<g transform="translate(0 0)"><path d="M128 420C300 350 500 400 640 372C820 340 960 390 1072 360V772H128Z" fill="#A9C08A"/><path d="M128 500H1072V772H128Z" fill="url(#lawn)"/>` +
			[200, 1000].map((x) => at(x, 520, cypress)).join('') +
			[290, 910].map((x) => at(x, 506, cypress, 0.8)).join('') +
			at(378, 540, mango(3)) +
			at(826, 540, mango(8)) +
			`<g fill="url(#marble)" stroke="#8A7450" stroke-width="2"><path d="M440 536H760V560H440Z"/><path d="M458 400H742V536H458Z"/></g>` +
			[
				[474, 76],
				[562, 76],
				[650, 76],
			]
				.map(
					([x = 0, w = 0]) =>
						`<path d="${archPath(w, 122, x, 414)}" fill="#74152B"/><path d="${archPath(w, 122, x, 414)}" fill="none" stroke="url(#zari)" stroke-width="4"/>`,
				)
				.join('') +
			'<path d="M562 500H638V534H562Z" fill="#C8442E"/><path d="M566 508H634" stroke="#F6DE9B" stroke-width="3" stroke-dasharray="2 5"/>' +
			`<path d="M430 400H770L756 384H444Z" fill="#C8442E"/><g fill="url(#marble)" stroke="#8A7450">${at(480, 386, chhatri(), 0.7)}${at(720, 386, chhatri(), 0.7)}${at(600, 388, chhatri(), 1.5)}</g>` +
			`<path d="M560 560H640L690 772H510Z" fill="url(#pool)" stroke="#F3E9D6" stroke-width="6"/>${times(5, (i) => at(600, 600 + i * 36, `<path d="M0 0C-4 -22 -12 -26 -16 -20M0 0C4 -22 12 -26 16 -20M0 0V-30" stroke="#fff" stroke-width="2.4" fill="none" opacity=".85"/>`, 0.8 + i * 0.1))}` +
			times(8, (i) => at(176 + i * 46, 690 + (i % 2) * 30, flower(tints[i % 4] ?? colour.rose))) +
			times(8, (i) => at(712 + i * 46, 690 + (i % 2) * 30, flower(tints[(i + 1) % 4] ?? colour.rose))) +
			`<g fill="#F3E9D6" stroke="#564730" stroke-width="2">${at(440, 640, '<path d="M-30 0C-34 -20 -10 -30 6 -22C10 -44 22 -46 28 -40L34 -36L26 -34C24 -20 18 0 -6 4Z"/>')}${at(772, 650, '<g transform="scale(-1 1)"><path d="M-30 0C-34 -20 -10 -30 6 -22C10 -44 22 -46 28 -40L34 -36L26 -34C24 -20 18 0 -6 4Z"/></g>')}</g>` +
			'</g><rect x="128" y="128" width="944" height="644" fill="none" stroke="#74152B" stroke-width="4"/>',
	);
}

/** A damascened shield and two crossed swords on a brocade. */
export function shieldAndSwords(d: Dyes): string {
	const sword =
		'<path d="M-9 60C-16 -120 -8 -340 44 -520C36 -330 16 -120 9 60Z" fill="url(#steel)"/><path d="M0 50C-4 -120 4 -320 36 -480" fill="none" stroke="#6B6270" stroke-width="3"/><path d="M-56 60Q0 36 56 60V78H-56Z" fill="url(#zari)"/><path d="M-11 78H11V160H-11Z" fill="#5B2A1C"/><path d="M-11 90L11 102M-11 108L11 120M-11 126L11 138" stroke="#D9AE4A" stroke-width="4"/><circle cy="172" r="20" fill="url(#zari)"/><path d="M50 70C72 110 60 150 16 166" fill="none" stroke="url(#zari)" stroke-width="8"/>';
	return picture(
		W,
		H,
		radial('cloth', [d.third, d.ground, colour.maroonNight], 'cx="50%" cy="48%" r="78%"') +
			linear('zari', ['#FFF6DC', '#E3BC5E', '#96690F'], 'slant') +
			linear('steel', ['#FFFFFF', '#C9C2CC', '#79717F'], 'across') +
			radial('boss', ['#5B4A58', '#2E2230', '#140C16'], 'cx="40%" cy="34%" r="75%"') +
			glow('shine', '#FFE9B8', 0.5) +
			bandPattern('band', colour.maroonDeep, colour.gold, colour.rose, 40) +
			`<pattern id="buti" width="110" height="110" patternUnits="userSpaceOnUse"><g fill="${d.first}" opacity=".34">${at(28, 44, `${petal(18, 34)}<g transform="rotate(60)">${petal(10, 24)}</g><g transform="rotate(-60)">${petal(10, 24)}</g>`)}${at(83, 99, `${petal(18, 34)}<g transform="rotate(60)">${petal(10, 24)}</g><g transform="rotate(-60)">${petal(10, 24)}</g>`)}</g></pattern>`,
		`<rect width="${W}" height="${H}" fill="url(#cloth)"/><rect width="${W}" height="${H}" fill="url(#buti)"/><rect width="${W}" height="40" fill="url(#band)"/>${at(0, 860, `<rect width="${W}" height="40" fill="url(#band)"/>`)}<circle cx="600" cy="450" r="480" fill="url(#shine)"/>` +
			at(600, 470, mirrored(`<g transform="rotate(-50) translate(0 196) scale(1.36)">${sword}</g>`)) +
			at(
				600,
				446,
				`<circle r="272" fill="#12060c" opacity=".45" cy="16"/><circle r="268" fill="url(#zari)"/><circle r="250" fill="url(#boss)"/><circle r="238" fill="none" stroke="#D9AE4A" stroke-width="3"/>${ring(32, '<path d="M0 -236Q14 -218 0 -200Q-14 -218 0 -236Z" fill="#D9AE4A" opacity=".85"/>')}<circle r="194" fill="none" stroke="#D9AE4A" stroke-width="3"/>` +
					`${ring(12, at(0, -96, petal(36, 88, 'fill="none" stroke="#E3BC5E" stroke-width="3"') + petal(15, 52, 'fill="#E3BC5E" fill-opacity=".7"')))}${ring(12, '<circle cy="-176" r="5" fill="#E3BC5E"/>', 15)}` +
					`${ring(4, at(0, -128, '<circle r="25" fill="url(#zari)"/><circle r="16" fill="#7A5310"/><circle r="11" fill="url(#zari)"/>'), 45)}${ring(16, petal(26, 84, 'fill="url(#zari)" stroke="#5B3A0A" stroke-width="1.6"'))}<circle r="36" fill="#A5452F" stroke="#FFF6DC" stroke-width="4"/>${ring(12, petal(9, 28, 'fill="#F6DE9B"'))}`,
			) +
			times(6, (i) =>
				at(150 + (i % 2) * 900, 200 + Math.floor(i / 2) * 240, marigold(30, '#E2902F', '#A5452F')),
			),
	);
}
