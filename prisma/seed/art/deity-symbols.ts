// A sign for each deity, never a likeness. Every sign fills about 200 by 200 around the origin and uses the
// gradients gold (bright), goldDeep (its shade side) and silver of the picture it is set in.
import { at, fixed, mirrored, petal, ring, times } from './drawing';

const G = 'fill="url(#gold)"';
const D = 'fill="url(#goldDeep)"';
const LINE =
	'fill="none" stroke="#4A1020" stroke-opacity=".55" stroke-linecap="round" stroke-linejoin="round"';

function wingFeathers(): string {
	const rows = [
		{ count: 9, length: 92, width: 17, from: 118, to: 30, fill: D },
		{ count: 8, length: 66, width: 16, from: 112, to: 34, fill: G },
		{ count: 6, length: 40, width: 15, from: 106, to: 42, fill: D },
	];
	return rows
		.map(({ count, length, width, from, to, fill }) =>
			times(count, (i) => {
				const t = i / (count - 1);
				const x = 16 + t * 50;
				const y = -14 - Math.sin(t * 1.7) * 30;
				const angle = from + (to - from) * t + 8;
				return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(angle)})">${petal(width, length * (0.72 + 0.28 * t), fill)}</g>`;
			}),
		)
		.join('');
}

const eagle =
	mirrored(wingFeathers()) +
	times(
		5,
		(i) => `<g transform="translate(0 34) rotate(${180 + (i - 2) * 15})">${petal(17, 62, i % 2 ? G : D)}</g>`,
	) +
	`<path d="M0 -52C-22 -46 -26 -8 -16 28C-10 48 10 48 16 28C26 -8 22 -46 0 -52Z" ${G}/>` +
	times(4, (r) =>
		times(
			4 - (r % 2),
			(i) =>
				`<path d="M${fixed(-12 + i * 8 + (r % 2) * 4 - 4)} ${-18 + r * 13}q4 8 8 0" ${LINE} stroke-width="1.6"/>`,
		),
	) +
	`<path d="M-15 -58C-15 -78 15 -80 17 -62C18 -54 14 -50 12 -44C2 -36 -14 -40 -15 -58Z" ${G}/><path d="M14 -68C28 -70 32 -60 27 -50C24 -56 20 -58 14 -57Z" ${D}/><circle cx="6" cy="-63" r="3" fill="#3A0D14"/><path d="M-8 -76L-4 -90L2 -78L8 -92L11 -75Z" ${D}/>`;

const trishul =
	`<path d="M-5 98V-16H5V98Z" ${D}/><path d="M0 -100C13 -76 13 -52 6 -14H-6C-13 -52 -13 -76 0 -100Z" ${G}/><path d="M0 -92V-18" ${LINE} stroke-width="2"/>` +
	mirrored(
		`<path d="M4 -8C40 -8 58 -30 52 -62C50 -72 52 -82 62 -92C84 -56 76 6 4 14Z" ${G}/><path d="M8 4C46 0 68 -26 62 -76" ${LINE} stroke-width="2"/>`,
	) +
	`<ellipse cy="20" rx="13" ry="7" ${G}/><ellipse cy="32" rx="9" ry="5" ${D}/><path d="M-19 46H19L7 58L19 70H-19L-7 58Z" ${G}/><path d="M-7 58H7" ${LINE} stroke-width="3"/>` +
	`<path d="M-13 46L13 70M13 46L-13 70" ${LINE} stroke-width="1.6"/><path d="M-16 50H16M-16 66H16" stroke="#A93549" stroke-width="3"/><path d="M2 58C22 60 24 74 14 84" fill="none" stroke="#E2902F" stroke-width="2.4"/><circle cx="13" cy="87" r="3.6" fill="#E2902F"/>`;

const lotus =
	mirrored(
		at(
			0,
			44,
			`<g transform="rotate(-78)">${petal(34, 104, D)}</g><g transform="rotate(-56)">${petal(40, 108, G)}</g><path d="M0 0L-58 -40" ${LINE} stroke-width="1.6"/>`,
		) +
			at(0, 46, `<g transform="rotate(-34)">${petal(44, 116, D)}</g>`) +
			at(
				0,
				48,
				`<g transform="rotate(-16)">${petal(44, 122, G)}<path d="M0 -20V-96" ${LINE} stroke-width="1.6"/></g>`,
			),
	) +
	at(
		0,
		50,
		`${petal(48, 132, G)}<path d="M0 -16V-112M-7 -30Q-12 -70 -4 -96M7 -30Q12 -70 4 -96" ${LINE} stroke-width="1.5"/>`,
	) +
	mirrored(at(0, 56, `<g transform="rotate(-100)">${petal(26, 76, G)}</g>`)) +
	`<path d="M-34 60Q0 84 34 60Q0 72 -34 60Z" ${D}/><path d="M-60 84Q0 104 60 84M-42 94Q0 110 42 94" fill="none" stroke="#F6DE9B" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;

const slab =
	`<path d="M-58 92V-30C-58 -50 -40 -58 -28 -62C-24 -78 -10 -84 0 -98C10 -84 24 -78 28 -62C40 -58 58 -50 58 -30V92Z" fill="url(#silver)"/>` +
	`<path d="M-47 82V-26C-47 -40 -32 -48 -20 -52C-16 -64 -8 -70 0 -80C8 -70 16 -64 20 -52C32 -48 47 -40 47 -26V82Z" fill="#3B2C38" fill-opacity=".22" stroke="#5F5560" stroke-width="2"/><path d="M0 -78V82" stroke="#5F5560" stroke-width="2"/>` +
	mirrored(
		times(
			3,
			(i) =>
				`<rect x="7" y="${-30 + i * 38}" width="32" height="30" rx="3" fill="#fff" fill-opacity=".3" stroke="#6B6270" stroke-width="1.4"/>` +
				at(23, -15 + i * 38, `${ring(8, petal(6, 12, 'fill="#7A707E"'))}<circle r="2.6" fill="#F6DE9B"/>`),
		),
	) +
	at(0, -34, `${ring(10, petal(10, 20, G))}<circle r="6" ${D}/>`) +
	mirrored(`<circle cx="6" cy="30" r="4" fill="none" stroke="#D9AE4A" stroke-width="2.4"/>`) +
	`<path d="M-70 92H70L62 102H-62Z" ${D}/>`;

const lamp =
	`<path d="M0 -18C-30 -42 -18 -70 3 -104C8 -74 34 -52 0 -18Z" fill="#F2A03A"/><path d="M0 -20C-18 -38 -10 -56 3 -80C6 -60 20 -44 0 -20Z" fill="#FBD37A"/><path d="M0 -22C-8 -34 -4 -44 2 -56C4 -46 9 -36 0 -22Z" fill="#FFF6DC"/>` +
	`<path d="M-84 -18C-66 40 66 40 84 -18C40 -4 -40 -4 -84 -18Z" ${G}/><path d="M-84 -18C-40 -34 40 -34 84 -18C40 -4 -40 -4 -84 -18Z" ${D}/>` +
	times(11, (i) =>
		at(-50 + i * 10, 6 + Math.sin((i / 10) * Math.PI) * 10, petal(7, 14, 'fill="#4A1020" fill-opacity=".4"')),
	) +
	`<path d="M-14 28H14L8 62H-8Z" ${D}/><ellipse cy="46" rx="16" ry="6" ${G}/><path d="M-46 82C-30 64 30 64 46 82Z" ${G}/><path d="M-58 82H58V92H-58Z" ${D}/>` +
	ring(
		7,
		'<path d="M0 -112V-128" stroke="#F6DE9B" stroke-width="3" stroke-linecap="round"/>',
		-54,
	).replaceAll('rotate(', 'translate(0 -30) rotate(');

const grove =
	`<path d="M-9 92C-4 50 -14 30 -34 8L-28 2C-14 16 -8 20 -4 30C-6 8 -4 -6 0 -20C4 -6 6 8 4 30C8 20 14 16 28 2L34 8C14 30 4 50 9 92Z" ${D}/>` +
	[
		[0, -58, 40],
		[-42, -34, 34],
		[42, -34, 34],
		[-66, 0, 26],
		[66, 0, 26],
		[-22, -10, 24],
		[22, -10, 24],
	]
		.map(([x = 0, y = 0, r = 0]) =>
			at(
				x,
				y,
				ring(14, petal(r * 0.42, r, Math.abs(x) > 30 ? 'fill="#5E8C5A"' : 'fill="#7FA86B"')) +
					ring(9, petal(r * 0.36, r * 0.62, G), 12) +
					`<circle r="${fixed(r * 0.16)}" fill="#A93549"/>`,
			),
		)
		.join('') +
	mirrored(
		`<path d="M24 92C18 72 40 58 58 66C64 60 76 62 82 72C90 78 96 84 94 87C90 91 84 92 76 92Z" ${G}/><circle cx="66" cy="66" r="8" ${D}/><circle cx="66" cy="66" r="4" fill="#E0919A"/><circle cx="82" cy="77" r="2.2" fill="#3A0D14"/><path d="M40 92Q42 78 56 82" ${LINE} stroke-width="2"/><path d="M26 90C14 92 18 74 8 76" fill="none" stroke="#D9AE4A" stroke-width="3" stroke-linecap="round"/>`,
	) +
	`<path d="M-100 92H100V98H-100Z" ${D}/>`;

const yantra =
	`<g transform="translate(0 6)">${ring(8, petal(42, 94, D))}${ring(8, petal(34, 78, G), 22.5)}` +
	`<circle r="46" fill="#4A1020"/><circle r="46" fill="none" stroke="url(#gold)" stroke-width="4"/><path d="M-27 -27H27V27H-27ZM0 -38L38 0L0 38L-38 0Z" fill="none" stroke="#F6DE9B" stroke-width="2.6" stroke-linejoin="round"/>` +
	`<path d="M0 18C-18 2 -9 -12 2 -30C5 -14 18 -2 0 18Z" fill="#F2A03A"/><path d="M0 16C-8 6 -4 -4 2 -14C3 -4 8 4 0 16Z" fill="#FFF0C0"/></g>`;

const moonPot =
	`<path d="M34 -96A44 44 0 1 0 62 -22A52 52 0 0 1 34 -96Z" ${G} transform="translate(-14 2) rotate(-8)"/>` +
	mirrored(times(3, (i) => at(58 + i * 14, -58 + i * 20, ring(4, petal(5, 11 - i * 2, 'fill="#FFF6DC"'))))) +
	`<path d="M-14 10H30V20C54 28 60 70 34 92H-18C-44 70 -38 28 -14 20Z" ${G}/><path d="M44 36C62 34 66 22 78 18L84 27C74 34 72 46 48 52Z" ${D}/><path d="M-18 6H34V13H-18Z" ${D}/>` +
	`<path d="M-33 48Q8 60 49 48M-34 60Q8 72 50 60" ${LINE} stroke-width="2.4"/>` +
	times(6, (i) =>
		at(-22 + i * 12, 59 + Math.sin((i / 5) * Math.PI) * 5, '<circle r="2.4" fill="#A93549"/>'),
	) +
	`<path d="M-28 92H44V98H-28Z" ${D}/>`;

const shield =
	`<path d="M-96 78Q-48 52 0 76Q48 100 96 70V98H-96Z" ${D} opacity=".75"/>` +
	mirrored(
		`<g transform="rotate(38)"><path d="M-4 -112C6 -96 6 40 3 62H-5C-6 30 -8 -80 -4 -112Z" fill="url(#silver)"/><path d="M-18 62Q0 52 18 62V69H-18Z" ${G}/><path d="M-4 69H4V92H-4Z" ${D}/><circle cy="96" r="6" ${G}/></g>`,
	) +
	`<circle cy="-4" r="66" ${G}/><circle cy="-4" r="57" fill="#5C0F22"/><circle cy="-4" r="57" fill="none" stroke="url(#goldDeep)" stroke-width="3"/>` +
	at(
		0,
		-4,
		ring(16, petal(12, 50, 'fill="none" stroke="#D9AE4A" stroke-width="1.6"')) +
			ring(8, petal(16, 30, G)) +
			`<circle r="9" ${D}/>` +
			ring(4, `<circle cy="-36" r="7" ${G}/><circle cy="-36" r="3" ${D}/>`, 45),
	);

const hill =
	`<path d="M-100 92L-46 -2L-30 20L2 -46L40 24L56 4L100 92Z" ${D}/><path d="M2 -46L-30 20L-16 30L-4 12L6 34L20 18L40 24Z" ${G}/><path d="M-46 -2L-66 34L-52 44L-42 28L-34 40L-30 20Z" ${G}/>` +
	`<path d="M-14 -46H18V-58H-14ZM-10 -58C-10 -74 -2 -80 2 -90C6 -80 14 -74 14 -58Z" ${G}/><path d="M-4 -46V-54Q2 -60 8 -54V-46Z" fill="#3A0D14"/><path d="M1 -88V-112H3V-88Z" ${D}/><path d="M3 -112Q20 -116 34 -106Q20 -104 3 -98Z" fill="#E2702F"/>` +
	times(
		7,
		(i) =>
			`<path d="M${fixed(-22 + i * 5)} ${92 - i * 17}q16 -6 ${fixed(34 - i * 4)} 0" fill="none" stroke="#F6DE9B" stroke-width="2.2" opacity=".7"/>`,
	) +
	`<path d="M-104 92H104V98H-104Z" ${G}/>`;

const bilva =
	at(
		0,
		30,
		`<g transform="rotate(-62)">${petal(66, 98, D)}<path d="M0 -6V-84M0 -30L-16 -44M0 -30L16 -44M0 -52L-12 -64M0 -52L12 -64" ${LINE} stroke-width="2"/></g><g transform="rotate(62)">${petal(66, 98, D)}<path d="M0 -6V-84M0 -30L-16 -44M0 -30L16 -44M0 -52L-12 -64M0 -52L12 -64" ${LINE} stroke-width="2"/></g>${petal(74, 118, G)}<path d="M0 -6V-102M0 -34L-20 -50M0 -34L20 -50M0 -60L-17 -76M0 -60L17 -76M0 -82L-9 -92M0 -82L9 -92" ${LINE} stroke-width="2"/>`,
	) +
	`<path d="M0 26C2 50 -4 66 6 88" fill="none" stroke="url(#goldDeep)" stroke-width="7" stroke-linecap="round"/>` +
	`<path d="M-50 62C-40 92 40 92 50 62C34 78 -34 78 -50 62Z" fill="url(#silver)"/><circle cy="58" r="5" fill="#FFF6DC"/>`;

const cobra =
	`<path d="M0 -96C46 -96 66 -52 52 -12C44 12 26 22 16 40C10 54 30 60 52 60C84 60 88 92 50 94H-50C-88 92 -84 60 -40 62C-16 62 -18 48 -18 38C-28 20 -46 10 -52 -12C-66 -52 -46 -96 0 -96Z" ${D}/>` +
	`<path d="M0 -84C34 -84 50 -48 40 -18C34 2 14 12 8 34H-8C-14 12 -34 2 -40 -18C-50 -48 -34 -84 0 -84Z" ${G}/>` +
	times(
		7,
		(i) =>
			`<path d="M${fixed(-26 + i * 2.6)} ${-20 + i * 9}Q0 ${-10 + i * 9} ${fixed(26 - i * 2.6)} ${-20 + i * 9}" ${LINE} stroke-width="2"/>`,
	) +
	mirrored(
		`<path d="M0 -24C10 -24 16 -34 24 -36C32 -36 34 -24 26 -22C18 -20 12 -14 0 -14" ${LINE} stroke-width="3.4"/>`,
	) +
	`<path d="M0 -98C14 -98 21 -84 17 -72C13 -62 6 -56 0 -54C-6 -56 -13 -62 -17 -72C-21 -84 -14 -98 0 -98Z" ${D}/><path d="M0 -92V-66" ${LINE} stroke-width="1.6"/>${mirrored('<path d="M6 -80Q12 -86 15 -78Q10 -74 6 -80Z" fill="#F6DE9B"/><circle cx="10.5" cy="-79.5" r="1.7" fill="#2B0610"/>')}<path d="M0 -57V-46M0 -46L-4 -40M0 -46L4 -40" fill="none" stroke="#A93549" stroke-width="2"/>` +
	`<path d="M-62 78Q0 66 66 78M-54 88Q0 80 56 88" ${LINE} stroke-width="2.4"/>` +
	times(10, (i) => `<path d="M${-52 + i * 11.5} 70l5 5l-5 5l-5 -5z" fill="#4A1020" opacity=".4"/>`);

const cowAndLance =
	`<g transform="rotate(24)"><path d="M-3 104V-84H3V104Z" ${D}/><path d="M0 -124C12 -104 11 -92 4 -78H-4C-11 -92 -12 -104 0 -124Z" fill="url(#silver)"/><path d="M3 -74Q34 -82 58 -68Q34 -62 46 -48Q22 -56 3 -48Z" fill="#C8442E"/></g>` +
	mirrored(
		`<path d="M18 -34C40 -40 66 -48 60 -92C84 -64 78 -22 30 -14Z" fill="url(#silver)"/><path d="M58 -84C62 -60 54 -46 40 -38" fill="none" stroke="#6B6270" stroke-width="1.6"/><path d="M28 -8C48 -24 76 -20 92 -4C76 14 44 18 28 8Z" ${D}/><path d="M40 0C54 -8 70 -8 80 -3" ${LINE} stroke-width="2"/>`,
	) +
	`<path d="M0 -44C32 -44 40 -18 34 10C30 34 26 46 26 62C26 84 -26 84 -26 62C-26 46 -30 34 -34 10C-40 -18 -32 -44 0 -44Z" ${G}/><path d="M-27 60C-24 40 24 40 27 60C26 84 -26 84 -27 60Z" ${D}/>` +
	mirrored(
		`<path d="M12 58q6 -6 9 2" ${LINE} stroke-width="3.4"/><ellipse cx="21" cy="0" rx="5.4" ry="4" fill="#3A0D14"/><path d="M13 -6Q21 -13 30 -4" ${LINE} stroke-width="2.4"/>`,
	) +
	`<path d="M-9 72Q0 78 9 72" ${LINE} stroke-width="2.4"/>` +
	at(0, -22, `${ring(8, petal(8, 16, 'fill="#A93549"'))}<circle r="4.5" fill="#FFF6DC"/>`) +
	times(9, (i) =>
		at(-36 + i * 9, 84 + Math.sin((i / 8) * Math.PI) * 14, '<circle r="4.6" fill="#E2902F"/>'),
	) +
	at(0, 104, `<path d="M-9 6C-9 -10 9 -10 9 6Z" ${G}/><circle cy="8" r="3" ${D}/>`);

const footprint =
	`<path d="M-20 92C-34 74 -30 54 -24 36C-30 10 -34 -16 -18 -30C-2 -42 26 -38 28 -14C30 10 16 20 14 40C14 62 18 78 8 92C0 102 -14 102 -20 92Z" ${G}/>` +
	[
		[-20, -45, 12, 15],
		[-2, -52, 8.5, 11],
		[12, -50, 7.5, 10],
		[23, -43, 6.6, 9],
		[32, -33, 5.6, 7.6],
	]
		.map(([x = 0, y = 0, rx = 0, ry = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${G}/>`)
		.join('') +
	at(0, -8, `${ring(8, petal(7, 14, 'fill="#8E2138"'))}<circle r="3.4" fill="#FFF6DC"/>`) +
	`<path d="M-14 22Q-4 30 8 22M-13 70Q-5 64 4 70" ${LINE} stroke-width="2"/>`;

const footprints =
	mirrored(
		`<path d="M92 98V-92" stroke="#B98A2E" stroke-width="5" stroke-linecap="round"/><path d="M90 -90C70 -84 60 -74 40 -78C52 -66 54 -62 66 -56C76 -52 84 -50 90 -50Z" fill="#C8442E"/><path d="M90 -76C78 -72 70 -68 60 -69" fill="none" stroke="#F6DE9B" stroke-width="2"/><circle cx="92" cy="-96" r="5" ${G}/>`,
	) + mirrored(at(-37, 14, footprint, 0.78));

const fourSwords =
	[-62, -24, 24, 62]
		.map(
			(angle) =>
				`<g transform="translate(0 30) rotate(${angle})"><path d="M-7 -30C-8 -70 -4 -100 ${angle < 0 ? -12 : 12} -134C10 -100 9 -70 7 -30Z" fill="url(#silver)"/><path d="M0 -34V-112" stroke="#6B6270" stroke-width="1.4"/><path d="M-19 -30C-10 -38 10 -38 19 -30L16 -22H-16Z" ${G}/><path d="M-4.5 -22H4.5V0H-4.5Z" ${D}/></g>`,
		)
		.join('') +
	at(
		0,
		38,
		`<circle r="52" ${G}/><circle r="44" fill="#5C0F22"/><circle r="44" fill="none" stroke="url(#goldDeep)" stroke-width="2.5"/>` +
			ring(12, '<path d="M0 -40L6 -24H-6Z" fill="#D9AE4A"/>') +
			`<circle r="22" ${G}/><circle r="15" fill="#E2702F"/>` +
			ring(8, petal(6, 13, 'fill="#F6DE9B"')),
	);

const horse =
	`<path d="M-62 96C-70 40 -52 2 -24 -26C-34 -34 -36 -50 -28 -62C-28 -78 -16 -86 -12 -104C-2 -98 2 -90 0 -80C8 -88 16 -92 24 -102C28 -88 24 -76 16 -68C36 -58 46 -36 60 -6C70 12 66 28 50 32C36 36 26 22 14 12C10 22 12 38 24 56C34 70 40 84 42 96Z" ${G}/>` +
	`<path d="M-28 -62C-54 -60 -58 -36 -56 -20C-76 -16 -78 10 -72 26C-90 36 -86 64 -80 76C-90 86 -88 92 -86 96H-58C-66 40 -48 4 -22 -26C-34 -36 -34 -50 -28 -62Z" ${D}/>` +
	`<path d="M-56 -20C-46 -30 -40 -34 -32 -38M-72 26C-62 10 -54 2 -46 -6M-80 76C-72 56 -66 44 -60 34" ${LINE} stroke-width="2.4"/>` +
	`<path d="M14 -42Q24 -46 30 -36Q20 -32 14 -42Z" fill="#3A0D14"/><path d="M54 14Q60 10 60 4" ${LINE} stroke-width="3"/><path d="M40 28Q48 22 58 24" ${LINE} stroke-width="2"/>` +
	`<path d="M-6 -66C10 -56 22 -40 30 -16L40 12M-20 -28C0 -30 12 -24 24 -2" fill="none" stroke="#A93549" stroke-width="5"/><circle cx="27" cy="-8" r="6" fill="#FFF6DC" stroke="#A93549" stroke-width="2"/>` +
	at(6, -72, ring(7, petal(7, 15, 'fill="#E2702F"'))) +
	`<path d="M-50 58Q-10 74 28 62M-54 70Q-10 88 34 76" fill="none" stroke="#A93549" stroke-width="4"/>` +
	times(7, (i) =>
		at(-46 + i * 13, 76 + Math.sin((i / 6) * Math.PI) * 8, `<path d="M-4 0h8l-4 9z" fill="#E2902F"/>`),
	);

const shikhara =
	`<path d="M-52 60C-48 10 -26 -40 -12 -74H12C26 -40 48 10 52 60Z" ${G}/>` +
	mirrored(
		`<path d="M18 60C18 10 10 -40 5 -74M36 60C34 14 20 -36 9 -74" ${LINE} stroke-width="2.6"/><path d="M52 60C52 36 62 22 70 8C80 22 88 40 88 60Z" ${D}/><path d="M70 60V20" ${LINE} stroke-width="2"/><circle cx="70" cy="4" r="5" ${G}/>`,
	) +
	times(
		8,
		(i) =>
			`<path d="M${fixed(-48 + i * 4.6)} ${46 - i * 15}H${fixed(48 - i * 4.6)}" ${LINE} stroke-width="1.8"/>`,
	) +
	`<ellipse cy="-78" rx="20" ry="8" ${D}/><path d="M-9 -84C-9 -94 9 -94 9 -84Z" ${G}/><path d="M-2 -92L0 -112L2 -92Z" ${G}/><path d="M1 -112Q18 -116 32 -106Q18 -104 1 -98Z" fill="#E2702F"/>` +
	`<path d="M-17 60V34Q0 8 17 34V60Z" fill="#3A0D14"/><path d="M0 20V32" stroke="#F6DE9B" stroke-width="2"/><path d="M-7 42C-7 28 7 28 7 42Z" ${D}/><circle cy="44" r="2.6" fill="#F6DE9B"/>` +
	`<path d="M-96 60H96V70H-96Z" ${D}/><path d="M-88 70H88V82H-88Z" ${G}/><path d="M-104 82H104V96H-104Z" ${D}/>` +
	times(13, (i) => `<circle cx="${-78 + i * 13}" cy="76" r="2.6" fill="#4A1020" opacity=".5"/>`);

const featherBarbs = mirrored(
	times(
		15,
		(i) =>
			`<path d="M0 ${fixed(70 - i * 8)}C${fixed(14 + i * 0.8)} ${fixed(58 - i * 8)} ${fixed(24 + i * 1.2)} ${fixed(46 - i * 8)} ${fixed(26 + i * 1.4)} ${fixed(28 - i * 8)}" fill="none" stroke="${i % 2 ? '#3E8E6B' : '#7FB77E'}" stroke-width="3.4" stroke-linecap="round" opacity=".9"/>`,
	),
);

const fluteAndFeather =
	`<g transform="translate(6 -2) rotate(14)"><path d="M0 98C2 40 0 0 0 -60" stroke="#F6DE9B" stroke-width="3.4" fill="none"/>${featherBarbs}` +
	`<path d="M0 -112C30 -104 40 -70 28 -46C18 -28 -18 -28 -28 -46C-40 -70 -30 -104 0 -112Z" fill="#4F9A6E"/><path d="M0 -100C22 -94 30 -70 21 -52C13 -40 -13 -40 -21 -52C-30 -70 -22 -94 0 -100Z" ${G}/><path d="M0 -88C14 -84 20 -68 14 -56C8 -48 -8 -48 -14 -56C-20 -68 -14 -84 0 -88Z" fill="#2C8C9A"/><path d="M0 -78C9 -76 12 -66 8 -58C5 -54 -5 -54 -8 -58C-12 -66 -9 -76 0 -78Z" fill="#1C2A6B"/></g>` +
	`<g transform="translate(0 34) rotate(-20)"><rect x="-106" y="-9" width="212" height="18" rx="9" ${G}/><rect x="-106" y="1" width="212" height="8" rx="4" ${D} opacity=".7"/>` +
	times(6, (i) => `<circle cx="${-30 + i * 20}" cy="-1" r="4.2" fill="#3A0D14"/>`) +
	`<circle cx="-74" cy="-1" r="5" fill="#3A0D14"/><path d="M-98 -9V9M-90 -9V9M92 -9V9M99 -9V9" stroke="#A93549" stroke-width="4"/><path d="M92 9C98 26 88 40 92 56M99 9C110 24 104 36 110 50" fill="none" stroke="#E2902F" stroke-width="3"/><circle cx="92" cy="60" r="5" fill="#E2902F"/><circle cx="110" cy="54" r="5" fill="#E2902F"/></g>`;

export const deitySymbols = {
	eagle,
	trishul,
	lotus,
	slab,
	lamp,
	grove,
	yantra,
	moonPot,
	shield,
	hill,
	bilva,
	cobra,
	cowAndLance,
	footprints,
	fourSwords,
	horse,
	shikhara,
	fluteAndFeather,
} as const satisfies Record<string, string>;

export type DeitySymbol = keyof typeof deitySymbols;
