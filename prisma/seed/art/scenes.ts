// Landscapes and buildings, each in a chosen light. Every scene is 1200 by 900.
import {
	archPath,
	at,
	bastion,
	chanceFrom,
	chhatri,
	diya,
	fixed,
	garland,
	glow,
	linear,
	marigold,
	mirrored,
	petal,
	picture,
	ridge,
	ring,
	sky,
	skyDefs,
	times,
	wall,
} from './drawing';
import { colour, type Light } from './palette';

const W = 1200;
const H = 900;

function land(y: number, swell: number, length: number, phase: number, tint: string): string {
	return `<path d="${ridge(W, H, y, swell, length, phase)}" fill="${tint}"/>`;
}

function windows(
	light: Light,
	seed: number,
	x0: number,
	y0: number,
	width: number,
	height: number,
	count: number,
): string {
	const chance = chanceFrom(seed);
	return times(
		count,
		() =>
			`<rect x="${fixed(x0 + chance() * width)}" y="${fixed(y0 + chance() * height)}" width="6" height="11" rx="3" fill="${light.lamp}" opacity="${fixed(0.45 + chance() * 0.5)}"/>`,
	);
}

function birds(seed: number, x: number, y: number, tint: string): string {
	const chance = chanceFrom(seed);
	return times(9, () => {
		const s = 0.5 + chance() * 0.8;
		return at(
			x + chance() * 260,
			y + chance() * 120,
			`<path d="M-18 -4Q-8 -12 0 0Q8 -12 18 -4Q8 -7 0 4Q-8 -7 -18 -4Z" fill="${tint}" opacity=".8"/>`,
			s,
		);
	});
}

/** A khejri, the tree of the desert, 150 high, its foot at the origin. */
function khejri(trunk: string, leaf: string, leafLight: string, seed: number): string {
	const chance = chanceFrom(seed);
	return (
		`<path d="M-7 0C-4 -40 -14 -60 -34 -78L-30 -83C-14 -70 -6 -64 -2 -50C-2 -70 4 -84 18 -100L23 -96C10 -80 8 -64 8 -48C16 -58 26 -64 38 -70L40 -65C20 -52 10 -38 8 0Z" fill="${trunk}"/>` +
		times(46, (i) => {
			const a = chance() * Math.PI * 2;
			const r = Math.sqrt(chance());
			return `<ellipse cx="${fixed(Math.cos(a) * r * 74)}" cy="${fixed(-104 + Math.sin(a) * r * 34)}" rx="${fixed(13 + chance() * 11)}" ry="${fixed(7 + chance() * 6)}" fill="${i < 26 ? leaf : leafLight}" opacity=".92"/>`;
		})
	);
}

/** A camel in profile, 170 long and 150 high, walking right, with a saddle cloth. */
function camel(body: string, cloth: string): string {
	return (
		`<g fill="${body}"><path d="M-58 -92C-40 -106 -28 -112 -14 -130C-6 -140 6 -140 14 -128C24 -112 38 -104 54 -98C66 -96 74 -104 80 -118C84 -132 86 -144 94 -152C102 -158 118 -154 128 -148C132 -144 130 -138 124 -138C114 -136 106 -136 102 -126C98 -108 92 -84 70 -72C60 -66 52 -62 46 -60H-44C-58 -64 -66 -80 -58 -92Z"/>` +
		'<path d="M96 -152L93 -161L101 -155Z"/><path d="M-60 -90C-70 -82 -70 -70 -66 -58L-63 -58C-64 -70 -62 -80 -54 -84Z"/>' +
		'<path d="M-54 -72C-58 -46 -52 -40 -58 -4L-50 -4C-46 -30 -42 -44 -34 -62ZM-38 -64C-34 -40 -26 -34 -30 -4H-22C-20 -34 -22 -46 -18 -62ZM34 -62C36 -40 28 -30 26 -4H34C38 -28 46 -42 50 -62ZM50 -66C56 -44 60 -34 66 -4H74C70 -34 68 -48 66 -70Z"/>' +
		'<path d="M-61 -5H-48V0H-61ZM-33 -5H-20V0H-33ZM23 -5H36V0H23ZM63 -5H77V0H63Z"/></g>' +
		`<path d="M-34 -104C-20 -112 -16 -134 0 -137C16 -136 20 -112 36 -104L34 -78C12 -72 -14 -72 -34 -80Z" fill="${cloth}"/><path d="M-34 -88C-12 -80 12 -80 34 -86" fill="none" stroke="${colour.goldLight}" stroke-width="3" stroke-dasharray="4 4"/>` +
		times(6, (i) => `<path d="M${-30 + i * 12} -77v9" stroke="${colour.gold}" stroke-width="2.6"/>`) +
		`<path d="M100 -140C90 -120 70 -112 38 -104" fill="none" stroke="${colour.gold}" stroke-width="2"/>`
	);
}

function rider(coat: string, turban: string): string {
	return `<path d="M-15 -104C-18 -130 -10 -148 0 -150C12 -148 17 -128 15 -104Z" fill="${coat}"/><circle cy="-158" r="9" fill="#6B4227"/><path d="M-13 -160C-15 -176 13 -180 14 -162C8 -168 -6 -168 -13 -160Z" fill="${turban}"/><path d="M-12 -164C-20 -160 -20 -150 -18 -142" fill="none" stroke="${turban}" stroke-width="4" stroke-linecap="round"/>`;
}

function ground(): string {
	return glow('lampGlow', '#FFC861', 0.6);
}

export function fort(light: Light): string {
	const d = light.dark;
	return picture(
		W,
		H,
		skyDefs(light) + linear('rock', [light.near, light.dark]) + glow('haze', light.sun, 0.5),
		sky(light, W, H, { x: 820, y: 470, r: 66 }, 5) +
			birds(3, 180, 190, light.near) +
			land(560, 40, 900, 0.1, light.far) +
			`<g fill="${light.mid}">${wall(0, 480, 520, 160)}${bastion(120, 500, 90, 170)}${bastion(330, 486, 100, 180)}${at(120, 484, chhatri(), 0.9)}${at(330, 470, chhatri(), 1)}</g><rect width="${W}" height="${H}" fill="url(#haze)" opacity=".25"/>` +
			`<path d="M140 900C260 720 380 640 520 612H1060C1130 640 1180 700 1240 900Z" fill="url(#rock)"/>` +
			`<g fill="${d}">${wall(400, 1120, 560, 130)}<rect x="560" y="452" width="400" height="130"/>${wall(560, 960, 452, 20)}<rect x="650" y="370" width="220" height="110"/>${wall(650, 870, 370, 20)}` +
			`${bastion(430, 520, 116, 200)}${bastion(1080, 526, 120, 210)}${bastion(600, 540, 90, 150)}${bastion(930, 540, 90, 150)}` +
			`${at(430, 500, chhatri(), 1.25)}${at(1080, 506, chhatri(), 1.25)}${at(600, 442, chhatri(), 1.1)}${at(924, 442, chhatri(), 1.1)}${at(690, 362, chhatri(), 1)}${at(830, 362, chhatri(), 1)}${at(760, 366, chhatri(), 1.9)}</g>` +
			`<path d="M760 366V190" stroke="${d}" stroke-width="4"/><path d="M762 190Q800 180 838 196Q824 206 836 218Q800 206 762 218Z" fill="#C8442E"/>` +
			windows(light, 8, 580, 470, 360, 70, 34) +
			windows(light, 9, 664, 390, 190, 60, 18) +
			windows(light, 4, 470, 590, 560, 40, 16) +
			`<path d="${archPath(70, 110, 725, 560)}" fill="${light.lamp}" opacity=".75"/><path d="${archPath(46, 84, 737, 586)}" fill="${d}" opacity=".55"/>` +
			land(760, 26, 700, 0.3, light.near) +
			land(826, 18, 500, 0.7, light.dark) +
			at(170, 800, khejri(light.dark, light.dark, light.near, 4), 1.3) +
			at(290, 830, khejri(light.dark, light.dark, light.near, 9), 0.8),
	);
}

export function caravan(light: Light): string {
	const cloths = ['#A93549', '#2F6F73', '#C7792B', '#6B2A5C'];
	const line = [0, 1, 2, 3]
		.map((i) => {
			const x = 300 + i * 205;
			const y = 640 - i * 24 + (i === 2 ? 8 : 0);
			return at(
				x,
				y,
				camel(light.dark, cloths[i] ?? colour.rose) +
					(i % 2 ? '' : rider('#F3E9D6', cloths[(i + 1) % 4] ?? colour.gold)),
				1 - i * 0.06,
			);
		})
		.join('');
	const ripple = times(
		16,
		(i) =>
			`<path d="M${-40 + i * 90} ${fixed(760 + (i % 4) * 32)}q60 -22 130 0t150 -4" fill="none" stroke="${light.far}" stroke-opacity=".3" stroke-width="3"/>`,
	);
	return picture(
		W,
		H,
		skyDefs(light) +
			linear('crest', [light.far, light.mid], 'slant') +
			linear('fore', [light.mid, light.near]),
		sky(light, W, H, { x: 330, y: 330, r: 74 }, 12) +
			land(520, 46, 800, 0.5, light.far) +
			`<path d="M0 600C220 470 420 560 640 500C840 446 1010 400 1200 480V900H0Z" fill="url(#crest)"/><path d="M640 500C700 540 620 600 760 660C900 720 1060 700 1200 720V480C1010 400 840 446 640 500Z" fill="${light.near}" opacity=".38"/>` +
			`<path d="M0 690C240 640 420 640 620 610C860 576 1040 540 1200 560V900H0Z" fill="${light.mid}"/>` +
			line +
			`<path d="M0 740C260 700 520 770 760 720C960 680 1100 700 1200 730V900H0Z" fill="url(#fore)"/>${ripple}` +
			at(1085, 560, khejri(light.dark, light.near, light.mid, 3), 0.9),
	);
}

export function stepwell(light: Light): string {
	const tiers = times(7, (r) => {
		const top = 150 + r * 82;
		const half = 600 - r * 66;
		const tone = 1 - r * 0.085;
		const steps = times(Math.max(3, 9 - r), (i) => {
			const w = (half * 2) / Math.max(3, 9 - r);
			const x = 600 - half + i * w;
			const stair = (dir: 1 | -1) =>
				times(
					5,
					(k) =>
						`<path d="M${fixed(x + w / 2 - dir * (k * w * 0.09))} ${fixed(top + 4 + k * 15)}h${fixed(-dir * w * 0.42)}v15h${fixed(dir * w * 0.42)}z" fill="${dir === 1 ? '#000' : '#FFF'}" fill-opacity="${dir === 1 ? fixed(0.32 - k * 0.02) : fixed(0.2 - k * 0.02)}"/>`,
				);
			return `${stair(1)}${stair(-1)}<path d="${archPath(w * 0.16, 34, x + w * 0.42, top + 46)}" fill="#2B0F08" opacity=".75"/>`;
		});
		return `<path d="M${fixed(600 - half)} ${top}H${fixed(600 + half)}V${top + 82}H${fixed(600 - half)}Z" fill="url(#stone)"/><path d="M${fixed(600 - half)} ${top}H${fixed(600 + half)}V${top + 82}H${fixed(600 - half)}Z" fill="${colour.maroonNight}" opacity="${fixed((1 - tone) * 1.05)}"/>${steps}<path d="M${fixed(600 - half)} ${top}H${fixed(600 + half)}" stroke="#FFE9B8" stroke-opacity=".55" stroke-width="4"/>`;
	});
	const banks = times(8, (r) => {
		const y = 150 + r * 82;
		const blocks = times(
			31,
			(i) =>
				`<path d="M${i * 40 + (r % 2) * 20} ${y + 10}V${y + 74}" stroke="#4A2812" stroke-opacity=".35" stroke-width="2"/>`,
		);
		return `<rect y="${y}" width="${W}" height="82" fill="#8C5A30"/>${blocks}<rect y="${y}" width="${W}" height="9" fill="#C9945A"/><rect y="${y + 68}" width="${W}" height="14" fill="#4A2812" opacity=".5"/><rect y="${y}" width="${W}" height="82" fill="#2B0610" opacity="${fixed(0.12 + r * 0.06)}"/>`;
	});
	return picture(
		W,
		H,
		skyDefs(light) +
			linear('stone', ['#E9C48A', '#C08A4E', '#9A6233']) +
			linear('water', ['#2E6E6A', '#123B40']) +
			glow('shine', '#FFF4D6', 0.7),
		`<rect width="${W}" height="${H}" fill="url(#sky)"/>${birds(7, 760, 14, light.near)}` +
			`<g fill="#9A6233"><rect y="120" width="${W}" height="32"/>${wall(0, W, 112, 20, 26)}</g><g fill="#B87C44">${[90, 330, 600, 870, 1110].map((x, i) => at(x, 112, chhatri(), i === 2 ? 1.1 : 0.9)).join('')}</g>` +
			`<rect y="150" width="${W}" height="750" fill="#5B3118"/>${banks}${tiers}` +
			`<path d="M204 724H996L930 900H270Z" fill="url(#water)"/><ellipse cx="600" cy="790" rx="300" ry="70" fill="url(#shine)" opacity=".35"/>` +
			times(
				9,
				(i) =>
					`<path d="M${340 + (i % 3) * 180} ${752 + i * 15}q40 -9 80 0t70 0" fill="none" stroke="#D9F0E0" stroke-opacity=".45" stroke-width="2.4" stroke-linecap="round"/>`,
			) +
			`<rect width="${W}" height="${H}" fill="url(#shine)" opacity=".14"/>`,
	);
}

export function peacock(light: Light): string {
	const eye = (s: number) =>
		`<g transform="scale(${s})"><path d="M0 24C-20 6 -20 -22 0 -34C20 -22 20 6 0 24Z" fill="#6FA86B"/><path d="M0 16C-14 3 -14 -17 0 -26C14 -17 14 3 0 16Z" fill="#E2B04A"/><ellipse cy="-6" rx="9" ry="12" fill="#2C8C9A"/><ellipse cy="-4" rx="5.4" ry="7.4" fill="#1B2560"/></g>`;
	const fan = [
		{ count: 25, r: 370, s: 1.12 },
		{ count: 22, r: 300, s: 1 },
		{ count: 19, r: 232, s: 0.86 },
		{ count: 15, r: 168, s: 0.7 },
	]
		.map(({ count, r, s }) =>
			times(count, (i) => {
				const angle = -104 + (208 / (count - 1)) * i;
				return `<g transform="rotate(${fixed(angle)})"><path d="M-10 ${-r + 12}C-26 ${-r * 0.6} -8 -60 0 0C8 -60 26 ${-r * 0.6} 10 ${-r + 12}Z" fill="url(#quill)" opacity=".72"/><path d="M0 0V${-r + 20}" stroke="#CFE3A8" stroke-opacity=".5" stroke-width="2"/>${at(0, -r, eye(s))}</g>`;
			}),
		)
		.join('');
	return picture(
		W,
		H,
		skyDefs(light) +
			linear('quill', ['#1F6B5C', '#3E8E5F', '#123F45']) +
			linear('breast', ['#2A5FBF', '#1B2F86', '#122060'], 'slant') +
			glow('shine', '#FFE9B8', 0.6),
		sky(light, W, H, { x: 600, y: 430, r: 250, shape: 'faint' }, 21) +
			`<circle cx="600" cy="560" r="470" fill="url(#shine)"/>` +
			land(690, 22, 800, 0.2, light.far) +
			at(600, 640, fan, 1.08) +
			land(770, 18, 640, 0.6, light.near) +
			at(
				600,
				640,
				'<path d="M-20 108L-32 176M22 108L32 176M-32 176l-18 8M-32 176l-2 12M-32 176l14 8M32 176l18 8M32 176l2 12M32 176l-14 8" stroke="#6B4A2A" stroke-width="6" stroke-linecap="round" fill="none"/>' +
					'<path d="M-62 52C-70 0 -40 -40 -22 -80C-12 -104 -16 -130 -6 -150C4 -164 24 -160 28 -146C34 -120 22 -104 28 -80C40 -40 70 0 62 52C54 110 -54 110 -62 52Z" fill="url(#breast)"/>' +
					times(5, (r) =>
						times(
							6 - (r % 2),
							(i) =>
								`<path d="M${-44 + i * 16 + (r % 2) * 8} ${-4 + r * 20}q8 12 16 0" fill="none" stroke="#7FC4D8" stroke-opacity=".65" stroke-width="2.4"/>`,
						),
					) +
					'<path d="M24 -150L48 -140L26 -136Z" fill="#E2B04A"/><circle cx="12" cy="-147" r="5" fill="#FFF6DC"/><circle cx="13" cy="-147" r="2.6" fill="#111"/><path d="M0 -156q12 -8 24 0M2 -138q10 6 20 2" stroke="#FFF6DC" stroke-width="2.6" fill="none"/>' +
					times(
						5,
						(i) =>
							`<path d="M6 -160L${-14 + i * 10} ${-196 + Math.abs(i - 2) * 5}" stroke="#7FC4D8" stroke-width="2"/><circle cx="${-14 + i * 10}" cy="${-200 + Math.abs(i - 2) * 5}" r="5" fill="#2C8C9A"/>`,
					),
			) +
			at(120, 850, khejri(light.dark, light.near, light.mid, 8), 1.5) +
			at(1090, 860, khejri(light.dark, light.near, light.mid, 5), 1.3),
	);
}

export function chhatris(light: Light): string {
	const big = (x: number, y: number, s: number, tint: string) =>
		`<g fill="${tint}">${at(x, y, chhatri(), s)}</g>`;
	return picture(
		W,
		H,
		skyDefs(light) + ground() + linear('plinth', [light.mid, light.dark]) + glow('milk', '#C9B8E8', 0.5),
		sky(light, W, H, { x: 900, y: 190, r: 54, shape: 'crescent' }, 33) +
			`<g transform="translate(420 230) rotate(-24)"><ellipse rx="620" ry="110" fill="url(#milk)" opacity=".4"/></g>` +
			land(600, 24, 900, 0.4, light.far) +
			big(180, 640, 1.6, light.far) +
			big(1050, 636, 1.7, light.far) +
			big(420, 650, 1.9, light.mid) +
			big(830, 650, 2, light.mid) +
			`<rect x="330" y="646" width="590" height="20" fill="${light.mid}"/>` +
			big(625, 690, 4.2, light.dark) +
			`<path d="${archPath(70, 128, 590, 546)}" fill="${light.lamp}" opacity=".28"/>` +
			at(625, 668, diya(), 0.9) +
			`<path d="M440 690H810V716H440ZM400 716H850V744H400ZM360 744H890V776H360Z" fill="url(#plinth)"/>` +
			[380, 500, 750, 870].map((x) => at(x, 742, diya(), 0.6)).join('') +
			`<path d="M0 776H1200V900H0Z" fill="${light.dark}"/>` +
			times(
				7,
				(i) =>
					`<path d="M${600 - 50 - i * 60} ${790 + i * 16}H${600 + 50 + i * 60}" stroke="${light.lamp}" stroke-opacity="${fixed(0.35 - i * 0.04)}" stroke-width="3"/>`,
			) +
			at(90, 800, khejri(light.dark, light.dark, light.near, 2), 1.5) +
			at(1130, 806, khejri(light.dark, light.dark, light.near, 6), 1.3),
	);
}

export function lakePalace(light: Light): string {
	const palace =
		wall(250, 950, 520, 90, 20) +
		'<rect x="330" y="440" width="240" height="110"/>' +
		wall(330, 570, 440, 16, 16) +
		'<rect x="640" y="450" width="230" height="100"/>' +
		wall(640, 870, 450, 16, 16) +
		'<rect x="540" y="392" width="130" height="150"/>' +
		wall(540, 670, 392, 16, 16) +
		[280, 400, 500, 700, 800, 920]
			.map((x, i) => at(x, i === 0 || i === 5 ? 514 : 434 + (i > 2 ? 8 : 0), chhatri(), 1.1))
			.join('') +
		at(605, 386, chhatri(), 1.7);
	const arches =
		times(17, (i) => `<path d="${archPath(26, 46, 266 + i * 40, 548)}" fill="${light.lamp}" opacity=".8"/>`) +
		times(5, (i) => `<path d="${archPath(24, 44, 350 + i * 42, 476)}" fill="${light.lamp}" opacity=".65"/>`) +
		times(5, (i) => `<path d="${archPath(24, 44, 658 + i * 42, 484)}" fill="${light.lamp}" opacity=".65"/>`) +
		`<path d="${archPath(50, 80, 580, 424)}" fill="${light.lamp}" opacity=".75"/>`;
	return picture(
		W,
		H,
		skyDefs(light) +
			linear('lake', [light.sky[3], light.sky[2], light.sky[0]]) +
			linear('marble', [light.sun, light.sky[3]]),
		sky(light, W, H, { x: 240, y: 300, r: 56 }, 41) +
			birds(11, 800, 160, light.mid) +
			land(430, 70, 720, 0.15, light.far) +
			land(500, 54, 540, 0.62, light.mid) +
			`<rect y="606" width="${W}" height="294" fill="url(#lake)"/>` +
			`<g fill="url(#marble)" stroke="${light.mid}" stroke-opacity=".35" stroke-width="1.5">${palace}</g>${arches}` +
			`<g transform="translate(0 1216) scale(1 -1)" opacity=".38"><g fill="${light.sun}">${palace}</g>${arches}</g>` +
			times(
				46,
				(i) =>
					`<path d="M${(i * 173) % 1200} ${624 + ((i * 37) % 260)}h${40 + ((i * 29) % 90)}" stroke="${i % 3 ? light.sky[1] : light.sun}" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`,
			) +
			at(
				330,
				770,
				`<path d="M-110 0C-80 34 80 34 120 -8C70 4 -60 6 -110 0Z" fill="${light.dark}"/><path d="M-46 0V-60H42V0" fill="none" stroke="${light.dark}" stroke-width="5"/><path d="M-58 -58Q0 -96 56 -58Z" fill="#A93549"/><path d="M-58 -58Q0 -70 56 -58" stroke="${colour.goldLight}" stroke-width="3" fill="none"/><path d="M86 -6L96 -54M96 -54l4 -12" stroke="${light.dark}" stroke-width="7" stroke-linecap="round"/>`,
			) +
			`<path d="M0 900V806C120 800 160 846 300 856C480 868 520 886 640 900Z" fill="${light.dark}"/>` +
			at(90, 820, khejri(light.dark, light.dark, light.near, 12), 1.4),
	);
}

export function haveli(light: Light): string {
	const niche = (w: number, h: number, tint: string) =>
		`<path d="${archPath(w, h, -w / 2, -h)}" fill="${tint}"/><path d="${archPath(w, h, -w / 2, -h)}" fill="none" stroke="#7A3A22" stroke-width="5"/>`;
	const jharokha = (lit: boolean) =>
		`<path d="M-66 0H66L52 34H-52Z" fill="#A86A38"/>${times(5, (i) => `<path d="M${-48 + i * 24} 34l8 18l8 -18z" fill="#8C5530"/>`)}<rect x="-60" y="-130" width="120" height="130" fill="#D9A25C"/>` +
		[-36, 0, 36].map((x) => at(x, -14, niche(28, 84, lit ? '#FFCF73' : '#5B2A1C'))).join('') +
		`<path d="M-60 -14H60V0H-60Z" fill="#B87C44"/>${times(15, (i) => `<path d="M${-56 + i * 8} -12v10" stroke="#7A3A22" stroke-width="2"/>`)}` +
		`<path d="M-74 -130H74L64 -142H-64ZM-56 -142C-56 -176 -20 -186 0 -206C20 -186 56 -176 56 -142Z" fill="#C98A48"/><path d="M-30 -142C-30 -168 -10 -182 0 -200M30 -142C30 -168 10 -182 0 -200" stroke="#8C5530" stroke-width="2" fill="none"/><path d="M0 -204V-222" stroke="#8C5530" stroke-width="4"/>`;
	const fresco = (x: number, y: number, tint: string) =>
		at(
			x,
			y,
			`<rect x="-50" y="-50" width="100" height="100" rx="6" fill="#F3E2BC" stroke="#A5452F" stroke-width="4"/>${ring(8, petal(22, 40, `fill="${tint}"`))}${ring(8, petal(10, 24, 'fill="#F6DE9B"'), 22.5)}<circle r="7" fill="#74152B"/>`,
		);
	return picture(
		W,
		H,
		skyDefs(light) + linear('front', ['#EFC98E', '#DBA564', '#B87C44']) + bandPat() + ground(),
		sky(light, W, H, { x: 960, y: 56, r: 34 }, 6) +
			`<g fill="#B87C44">${[130, 360, 600, 840, 1070].map((x, i) => at(x, 128, chhatri(), i === 2 ? 1.35 : 1)).join('')}</g><g fill="#C98A48">${wall(0, W, 128, 30, 26)}</g><rect y="150" width="${W}" height="750" fill="url(#front)"/>` +
			at(0, 164, `<rect width="${W}" height="30" fill="url(#frieze)"/>`) +
			at(0, 500, `<rect width="${W}" height="30" fill="url(#frieze)"/>`) +
			[150, 450, 750, 1050].map((x, i) => at(x, 446, jharokha(i % 2 === 0))).join('') +
			[300, 600, 900]
				.map((x, i) => fresco(x, 330, ['#2F6F73', '#A93549', '#3B4E8C'][i] ?? colour.rose))
				.join('') +
			[300, 600, 900].map((x) => at(x, 456, ring(5, petal(14, 28, 'fill="#A5452F"')))).join('') +
			[130, 320, 880, 1070]
				.map((x, i) =>
					at(
						x,
						800,
						niche(120, 230, i % 3 ? '#5B2A1C' : '#FFCF73') +
							`<path d="M0 -200V0" stroke="#7A3A22" stroke-width="4"/>`,
					),
				)
				.join('') +
			at(
				600,
				840,
				`${niche(260, 290, '#3A1A10')}<path d="${archPath(200, 236, -100, -236)}" fill="#7A3A22"/><path d="M0 -230V0" stroke="#3A1A10" stroke-width="6"/>${mirrored(times(4, (i) => times(3, (k) => `<circle cx="${24 + k * 26}" cy="${-30 - i * 40}" r="6" fill="#D9AE4A"/>`)))}`,
			) +
			garland(470, 730, 560, 46, 9, ['#E2902F', '#F2B65A', '#C8442E']) +
			`<rect y="840" width="${W}" height="60" fill="#7A4A26"/><rect y="840" width="${W}" height="10" fill="#EFC98E"/>` +
			[430, 770].map((x) => at(x, 862, diya(), 1)).join('') +
			times(7, (i) => at(480 + i * 40, 876, marigold(12, '#E2902F', '#A5452F'))),
	);
}

function bandPat(): string {
	return `<pattern id="frieze" width="60" height="30" patternUnits="userSpaceOnUse"><rect width="60" height="30" fill="#A5452F"/><path d="M0 2H60M0 28H60" stroke="#F6DE9B" stroke-width="2"/><g transform="translate(30 15)" fill="#F6DE9B">${ring(6, petal(7, 11))}</g><circle cy="15" r="4" fill="#2F6F73"/><circle cx="60" cy="15" r="4" fill="#2F6F73"/></pattern>`;
}

export function lampsInArches(light: Light): string {
	const bay = (x: number) =>
		`<path d="${archPath(300, 560, x, 150)}" fill="url(#sky)"/><g clip-path="url(#c${x})"><circle cx="${x + 150}" cy="560" r="240" fill="url(#halo)"/><g fill="${light.near}">${at(x + 60, 640, chhatri(), 1.6)}${at(x + 200, 640, chhatri(), 2)}${wall(x, x + 300, 640, 80)}</g>${windows(light, x + 7, x + 20, 655, 250, 30, 9)}</g>` +
		`<path d="${archPath(300, 560, x, 150)}" fill="none" stroke="url(#edge)" stroke-width="14"/>${garland(x + 10, x + 290, 330, 44, 8, ['#E2902F', '#F2B65A', '#C8442E'])}`;
	const bays = [60, 450, 840];
	return picture(
		W,
		H,
		skyDefs(light) +
			ground() +
			linear('edge', [colour.goldLight, colour.gold, '#96690F'], 'slant') +
			linear('stone', ['#7E2B22', '#4A1420', '#2B0610']) +
			bandPat() +
			bays.map((x) => `<clipPath id="c${x}"><path d="${archPath(300, 560, x, 150)}"/></clipPath>`).join(''),
		`<rect width="${W}" height="${H}" fill="url(#stone)"/>${at(0, 60, `<rect width="${W}" height="30" fill="url(#frieze)"/>`)}` +
			[30, 405, 795, 1170]
				.map((x) =>
					at(
						x,
						250,
						ring(10, petal(26, 52, 'fill="#D9AE4A" fill-opacity=".45"')) +
							ring(10, petal(14, 28, 'fill="#F6DE9B" fill-opacity=".6"'), 18),
					),
				)
				.join('') +
			bays.map(bay).join('') +
			`<path d="M0 710H1200V900H0Z" fill="#33101A"/><path d="M0 710H1200V724H0Z" fill="url(#edge)"/>` +
			times(9, (i) => at(90 + i * 128, 712, diya(), 0.95)) +
			times(7, (i) => at(120 + i * 160, 800, diya('#8E2138'), 1.3)) +
			times(14, (i) => at(44 + i * 86, 850, marigold(20, i % 2 ? '#E2902F' : '#F2B65A', '#A5452F'))),
	);
}

export function rain(light: Light): string {
	const chance = chanceFrom(77);
	const cloud = (x: number, y: number, s: number, tint: string) =>
		at(
			x,
			y,
			`<path d="M-170 30C-200 -10 -150 -50 -110 -34C-96 -84 -20 -92 4 -52C40 -92 120 -70 120 -26C180 -30 200 20 160 34C60 50 -90 48 -170 30Z" fill="${tint}"/>`,
			s,
		);
	return picture(
		W,
		H,
		skyDefs(light) + linear('pond', [light.sky[2], light.sky[0]]) + linear('meadow', ['#7E9A5B', '#3F5F3A']),
		sky(light, W, H, { x: 980, y: 420, r: 40 }, 2) +
			cloud(260, 130, 1.8, '#2B3F4A') +
			cloud(760, 90, 2, '#22343F') +
			cloud(1080, 190, 1.5, '#33505A') +
			cloud(520, 210, 1.4, '#3F5C63') +
			land(560, 50, 760, 0.1, light.far) +
			`<g fill="${light.mid}">${wall(720, 1010, 498, 70, 16)}${bastion(760, 480, 60, 100)}${bastion(960, 486, 60, 100)}${at(860, 492, chhatri(), 1.1)}</g>` +
			`<path d="M0 640C300 590 700 620 1200 590V900H0Z" fill="url(#meadow)"/><path d="M420 730C560 690 900 690 1020 740C1090 790 900 860 700 856C500 852 340 790 420 730Z" fill="url(#pond)"/>` +
			times(
				16,
				() =>
					`<ellipse cx="${fixed(480 + chance() * 480)}" cy="${fixed(735 + chance() * 90)}" rx="${fixed(10 + chance() * 16)}" ry="4" fill="none" stroke="#E9F0D8" stroke-opacity=".6" stroke-width="2"/>`,
			) +
			at(220, 720, khejri('#3A2A1C', '#2F4F33', '#5E8C4A', 14), 2.5) +
			at(1100, 700, khejri('#3A2A1C', '#2F4F33', '#5E8C4A', 3), 1.4) +
			times(150, () => {
				const x = chance() * W;
				const y = chance() * 860;
				return `<path d="M${fixed(x)} ${fixed(y)}l-8 34" stroke="#E9F0E8" stroke-opacity="${fixed(0.12 + chance() * 0.3)}" stroke-width="2" stroke-linecap="round"/>`;
			}) +
			times(
				60,
				() =>
					`<path d="M${fixed(chance() * W)} ${fixed(850 + chance() * 50)}q-6 -24 -12 -30M0 0" stroke="#9FBF6B" stroke-width="3" fill="none" stroke-linecap="round"/>`,
			),
	);
}
