import { archPath, at, chanceFrom, fixed, linear, petal, picture, radial, ring, times } from './drawing';
import { colour } from './palette';

const walls = [
	['#F6E7C4', '#D9A878', '#8E4A3A'],
	['#DCE8E0', '#8FB5AC', '#2F5F60'],
	['#F4D9D6', '#C98A90', '#6B2340'],
	['#E6E2F0', '#9C94C0', '#3B3468'],
	['#FBEBB4', '#E2B04A', '#8A5310'],
	['#E4EDD2', '#A3BC84', '#47663A'],
] as const;
const cloths = [
	'#A5222F',
	'#E2902F',
	'#1F6B5C',
	'#6B2A6B',
	'#1D3B7C',
	'#C85C6B',
	'#D9AE4A',
	'#8E2138',
	'#2F7F8A',
	'#F3E9D6',
] as const;
const skins = ['#B9825A', '#A8714A', '#C8946A', '#946040', '#D3A57C'] as const;
const coats = ['#F7F1E3', '#2B2433', '#5C0F22', '#E7D8BC', '#22404A', '#6B5A52'] as const;

function pick<const T>(from: readonly T[], chance: number): T | undefined {
	return from[Math.floor(chance * from.length)];
}

/** A portrait without a face: a turbaned or veiled head in an arch, distinguished by its colours. 480 by 600. */
export function portrait(seed: number, person: { gender: 'Male' | 'Female'; greyHair: boolean }): string {
	const chance = chanceFrom(seed * 97 + 13);
	const wall = pick(walls, chance()) ?? walls[0];
	const cloth = pick(cloths, chance()) ?? cloths[0];
	const otherCloths = cloths.filter((other) => other !== cloth);
	const trim = pick(otherCloths, chance()) ?? colour.goldLight;
	const skin = pick(skins, chance()) ?? skins[0];
	const coat = pick(coats, chance()) ?? coats[0];
	const weave = Math.floor(chance() * 3);
	const hair = person.greyHair ? '#CFC8C0' : '#241A17';
	const marks = [
		times(
			16,
			(i) =>
				`<path d="M-170 ${-230 + i * 30}L170 ${-330 + i * 30}" stroke="${trim}" stroke-width="9" stroke-opacity=".8"/>`,
		),
		times(15, (r) =>
			times(
				13,
				(i) => `<circle cx="${-168 + i * 28 + (r % 2) * 14}" cy="${-240 + r * 27}" r="4.6" fill="${trim}"/>`,
			),
		),
		times(
			7,
			(i) => `<path d="M-180 ${-220 + i * 60}H180" stroke="${trim}" stroke-width="3" stroke-opacity=".6"/>`,
		),
	][weave];
	const head = person.gender === 'Male' ? turbaned() : veiled();

	function face(): string {
		return `<path d="M-30 52V112H30V52Z" fill="${skin}"/><path d="M-30 70Q0 100 30 70V84Q0 112 -30 84Z" fill="#3A1A10" opacity=".25"/><path d="M-62 -30C-64 40 -36 84 0 86C36 84 64 40 62 -30C60 -96 -60 -96 -62 -30Z" fill="${skin}"/><path d="M20 -80C56 -70 62 40 0 86C36 84 64 40 62 -30C60 -70 40 -82 20 -80Z" fill="#3A1A10" opacity=".13"/>`;
	}

	function turbaned(): string {
		const moustache =
			chance() > 0.25
				? `<path d="M0 34C-14 28 -34 34 -46 20C-44 42 -18 50 0 42C18 50 44 42 46 20C34 34 14 28 0 34Z" fill="${hair}"/>`
				: '';
		const beard =
			person.greyHair && chance() > 0.5
				? `<path d="M-60 0C-58 60 -34 100 0 104C34 100 58 60 60 0C52 44 30 56 0 54C-30 56 -52 44 -60 0Z" fill="${hair}"/>`
				: '';
		const wrap = times(
			5,
			(i) =>
				`<path d="M${-84 + i * 3} ${-56 - i * 22}C${-30} ${-118 - i * 16} ${40} ${-30 - i * 24} ${86 - i * 3} ${-68 - i * 20}" fill="none" stroke="#1a0208" stroke-opacity=".32" stroke-width="5" stroke-linecap="round"/>`,
		);
		const jewel =
			chance() > 0.45
				? at(
						-6,
						-104,
						`<path d="M0 -14C-8 -44 6 -72 26 -84C20 -62 24 -36 8 -14Z" fill="#F3E9D6"/>${ring(8, petal(9, 20, 'fill="url(#gold)"'))}<circle r="8" fill="#A5222F"/>`,
					)
				: '';
		return (
			`<path d="M-196 330C-190 190 -120 140 -40 118H40C120 140 190 190 196 330Z" fill="${coat}"/><path d="M-40 118L-12 210L0 330M40 118L14 200" fill="none" stroke="#1a0208" stroke-opacity=".28" stroke-width="4"/>${times(5, (i) => `<circle cx="2" cy="${200 + i * 26}" r="4.6" fill="url(#gold)"/>`)}<path d="M-44 112L-10 178L2 150L14 178L44 112C20 130 -20 130 -44 112Z" fill="${coat}" stroke="#1a0208" stroke-opacity=".3" stroke-width="3"/>` +
			`<path d="M66 -50C104 -20 98 60 84 120C74 140 62 136 58 124C76 70 70 0 54 -30Z" fill="${cloth}"/>${face()}<circle cx="-63" cy="6" r="7" fill="${skin}"/><circle cx="-64" cy="16" r="4" fill="url(#gold)"/><circle cx="64" cy="16" r="4" fill="url(#gold)"/>${beard}${moustache}` +
			`<clipPath id="cloth"><path d="M-88 -40C-108 -130 -60 -190 4 -192C76 -190 112 -130 88 -44C50 -84 -44 -34 -88 -40Z"/></clipPath><g clip-path="url(#cloth)"><rect x="-130" y="-210" width="260" height="190" fill="${cloth}"/>${marks}<ellipse cx="-40" cy="-150" rx="80" ry="50" fill="#fff" opacity=".16"/></g>${wrap}${jewel}`
		);
	}

	function veiled(): string {
		return (
			`<path d="M-196 330C-190 196 -120 146 -40 118H40C120 146 190 196 196 330Z" fill="${trim}"/>` +
			`<path d="M-70 -20C-76 -120 76 -120 70 -20V60H-70Z" fill="${hair}"/>${face()}<path d="M-62 -22C-54 -76 -20 -84 0 -86C20 -84 54 -76 62 -22C48 -54 20 -66 0 -72C-20 -66 -48 -54 -62 -22Z" fill="${hair}"/>` +
			`<path d="M0 -92V-62" stroke="#D9AE4A" stroke-width="4"/><circle cy="-56" r="8" fill="url(#gold)"/><circle cy="-56" r="4" fill="#A5222F"/><circle cy="-32" r="5" fill="#A5222F"/>` +
			`<path d="M-38 112Q0 168 38 112" fill="none" stroke="url(#gold)" stroke-width="9"/><path d="M-46 124Q0 200 46 124" fill="none" stroke="url(#gold)" stroke-width="4" stroke-dasharray="5 4"/>` +
			`<clipPath id="cloth"><path d="M0 -140C-104 -140 -116 -30 -104 60C-100 130 -170 190 -206 330H-96C-70 260 -52 190 -58 110C-64 60 -74 10 -66 -34C-56 -92 56 -92 66 -34C74 10 64 60 58 110C52 190 70 260 96 330H206C170 190 100 130 104 60C116 -30 104 -140 0 -140Z"/></clipPath>` +
			`<g clip-path="url(#cloth)"><rect x="-220" y="-160" width="440" height="500" fill="${cloth}"/><g>${marks}</g><g transform="translate(0 260)">${marks}</g></g>` +
			`<path d="M-58 330C-52 260 -52 190 -58 110C-64 60 -74 10 -66 -34C-56 -92 56 -92 66 -34C74 10 64 60 58 110C52 190 52 260 58 330" fill="none" stroke="url(#gold)" stroke-width="0"/><path d="M-96 330C-70 260 -52 190 -58 110C-64 60 -74 10 -66 -34C-56 -92 56 -92 66 -34C74 10 64 60 58 110C52 190 70 260 96 330" fill="none" stroke="url(#gold)" stroke-width="8"/>` +
			`<circle cx="-60" cy="22" r="5" fill="url(#gold)"/><circle cx="60" cy="22" r="5" fill="url(#gold)"/>`
		);
	}

	return picture(
		480,
		600,
		radial('wall', [wall[0], wall[1], wall[2]], 'cx="50%" cy="38%" r="78%"') +
			linear('gold', ['#FBEBB4', '#D9AE4A', '#96690F'], 'slant'),
		`<rect width="480" height="600" fill="${wall[2]}"/><path d="${archPath(430, 580, 25, 24)}" fill="url(#wall)"/><path d="${archPath(430, 580, 25, 24)}" fill="none" stroke="url(#gold)" stroke-width="5"/>` +
			times(2, (i) =>
				at(i ? 440 : 40, 66, `<g opacity=".8">${ring(8, petal(12, 26, 'fill="url(#gold)"'))}</g>`),
			) +
			`<circle cx="240" cy="260" r="190" fill="#fff" opacity=".18"/>` +
			at(240, Number(fixed(296)), head),
	);
}
