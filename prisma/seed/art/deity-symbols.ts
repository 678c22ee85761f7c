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

const torana =
	mirrored(
		`<path d="M62 98V-30H86V98Z" ${G}/><path d="M56 98H92V86H56Z" ${D}/><path d="M58 -30H90V-42H58Z" ${D}/>` +
			times(4, (i) => at(74, 68 - i * 28, `${ring(6, petal(6, 11, D))}<circle r="3" fill="#A93549"/>`)) +
			`<path d="M90 -42C104 -52 104 -74 86 -80C94 -70 88 -58 74 -58Z" ${G}/>`,
	) +
	`<path d="M-96 -42H96V-56H-96Z" ${G}/><path d="M-62 -30C-40 -30 -40 -2 -20 -8C-12 -12 -8 -2 0 10C8 -2 12 -12 20 -8C40 -2 40 -30 62 -30V-42H-62Z" ${D}/>` +
	at(
		0,
		-56,
		`<g transform="rotate(-40)">${petal(16, 34, G)}</g><g transform="rotate(40)">${petal(16, 34, G)}</g>${petal(22, 46, G)}`,
	) +
	`<path d="M0 10V34" stroke="#D9AE4A" stroke-width="3"/><path d="M-18 66C-12 58 -16 34 0 32C16 34 12 58 18 66Z" ${G}/><path d="M-22 66H22V72H-22Z" ${D}/><circle cy="79" r="6" ${D}/>`;

const cave =
	`<path d="M-100 92C-96 30 -74 -8 -52 -34C-40 -60 -14 -86 8 -88C36 -84 50 -50 66 -28C86 2 98 40 100 92Z" ${D}/><path d="M-52 -34C-34 -30 -20 -44 8 -88M66 -28C48 -30 44 -44 34 -62M-86 24C-70 20 -62 8 -56 -10M88 30C72 24 70 10 66 -2" ${LINE} stroke-width="2.6"/>` +
	`<path d="M-50 92C-54 28 -28 -16 0 -20C28 -16 54 28 50 92Z" ${G}/><path d="M-40 92C-42 36 -22 0 0 -4C22 0 42 36 40 92Z" fill="#3A0D14"/>` +
	`<path d="M0 60C-18 44 -10 24 2 4C6 24 18 44 0 60Z" fill="#F2A03A"/><path d="M0 58C-8 48 -4 38 2 26C4 36 8 48 0 58Z" fill="#FFF0C0"/><path d="M-24 62C-18 84 18 84 24 62C12 70 -12 70 -24 62Z" ${G}/><path d="M-104 92H104V98H-104Z" ${G}/>`;

const wheel =
	ring(24, '<path d="M-5 -84L0 -104L5 -84Z" fill="url(#goldDeep)"/>') +
	`<circle r="86" ${G}/><circle r="70" fill="#5C0F22"/><circle r="70" fill="none" stroke="url(#goldDeep)" stroke-width="3"/>` +
	ring(12, petal(20, 68, G)) +
	ring(12, '<circle cy="-78" r="4" fill="#A93549"/>', 15) +
	`<circle r="24" ${D}/><circle r="18" ${G}/>${ring(8, petal(7, 15, 'fill="#8E2138"'))}<circle r="4" fill="#FFF6DC"/>`;

const rooster =
	times(
		6,
		(i) =>
			`<path d="M-22 20C${-70 - i * 4} ${30 - i * 14} ${-96 + i * 9} ${-10 - i * 12} ${-84 + i * 13} ${-40 - i * 9}C${-74 + i * 10} ${-14 - i * 8} ${-56 + i * 6} ${6 - i * 6} -14 8Z" fill="url(#${i % 2 ? 'gold' : 'goldDeep'})"/>`,
	) +
	`<path d="M-30 18C-20 -6 10 -14 20 -52C26 -74 56 -74 58 -52C60 -36 52 -20 50 2C48 42 14 60 -10 54C-28 50 -38 34 -30 18Z" ${G}/><path d="M-16 22C2 4 28 10 34 26C22 40 0 44 -16 22Z" ${D}/><path d="M-8 24Q10 18 26 28M-2 32Q10 28 20 34" ${LINE} stroke-width="2"/>` +
	`<path d="M30 -70C22 -86 32 -94 36 -82C36 -100 48 -100 46 -82C52 -96 62 -88 56 -70Z" fill="#C8442E"/><path d="M57 -58L78 -50L57 -44Z" ${D}/><path d="M56 -42C66 -38 64 -22 56 -20C50 -26 50 -36 56 -42Z" fill="#C8442E"/><circle cx="46" cy="-56" r="4" fill="#3A0D14"/>` +
	`<path d="M24 -40Q38 -26 52 -34M22 -28Q36 -12 50 -20" ${LINE} stroke-width="2"/><path d="M2 54V88M24 50V88M-8 90L2 84L12 90M14 90L24 84L34 90" fill="none" stroke="url(#goldDeep)" stroke-width="5" stroke-linecap="round"/><path d="M-90 92H90V98H-90Z" ${D}/>`;

const bell =
	`<path d="M-14 -100C-14 -116 14 -116 14 -100C14 -90 8 -84 0 -84C-8 -84 -14 -90 -14 -100Z" fill="none" stroke="url(#gold)" stroke-width="6"/><path d="M-14 -72C-14 -86 14 -86 14 -72Z" ${D}/>` +
	`<path d="M-66 62C-46 40 -52 -20 -36 -48C-26 -66 26 -66 36 -48C52 -20 46 40 66 62Z" ${G}/><path d="M-72 62H72V74H-72Z" ${D}/><circle cy="88" r="13" ${D}/>` +
	`<path d="M-44 -18Q0 -4 44 -18M-47 -4Q0 10 47 -4M-56 44Q0 58 56 44" ${LINE} stroke-width="2.6"/>` +
	at(0, 20, `${ring(8, petal(11, 22, 'fill="#8E2138"'))}<circle r="6" fill="#F6DE9B"/>`) +
	mirrored(
		'<path d="M84 -30C96 -10 96 14 84 34M98 -44C116 -14 116 20 98 50" fill="none" stroke="#F6DE9B" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>',
	);

const conch =
	`<path d="M-78 -54C-40 -96 44 -84 62 -26C76 20 40 62 -4 74C-24 80 -40 90 -52 98C-50 80 -44 66 -30 54C-66 44 -88 -8 -78 -54Z" fill="url(#silver)"/>` +
	`<path d="M-64 -46C-34 -76 24 -66 38 -24C46 6 24 34 -8 44C-42 38 -70 -2 -64 -46Z" fill="#E0919A" opacity=".75"/><path d="M-46 -36C-22 -54 12 -44 18 -18C22 4 8 20 -12 24C-34 16 -50 -8 -46 -36Z" fill="#8E2138" opacity=".6"/>` +
	`<path d="M-72 -58C-84 -74 -80 -92 -66 -100C-66 -84 -56 -74 -44 -72" ${G}/><path d="M56 -40C78 -44 92 -34 98 -18C84 -16 74 -10 68 0" ${D}/>` +
	`<path d="M62 -26C40 -10 40 20 52 34M40 56C28 40 30 22 36 14M8 70C4 60 4 54 6 48" ${LINE} stroke-width="2.4"/>` +
	times(6, (i) =>
		at(-58 + i * 19, -60 - Math.sin(((i + 0.5) / 6) * Math.PI) * 18, '<circle r="4.2" fill="url(#gold)"/>'),
	);

const bow =
	`<path d="M-40 -100C70 -70 70 70 -40 100C30 60 30 -60 -40 -100Z" ${G}/><path d="M-40 -100V100" stroke="#F6DE9B" stroke-width="2.6"/><path d="M26 -22C38 -10 38 10 26 22L16 18C20 8 20 -8 16 -18Z" fill="#A93549"/>` +
	`<path d="M-86 -3H74V3H-86Z" ${D}/><path d="M70 -14L104 0L70 14L78 0Z" fill="url(#silver)"/>` +
	times(
		3,
		(i) =>
			`<path d="M${-86 + i * 12} 0L${-98 + i * 12} -16H${-88 + i * 12}L${-76 + i * 12} 0L${-88 + i * 12} 16H${-98 + i * 12}Z" fill="${i % 2 ? '#F6DE9B' : '#C8442E'}"/>`,
	) +
	at(-40, -100, '<circle r="6" fill="url(#goldDeep)"/>') +
	at(-40, 100, '<circle r="6" fill="url(#goldDeep)"/>');

const hand =
	`<path d="M-34 96C-40 60 -58 34 -74 8C-80 -4 -66 -14 -56 -4L-38 18L-44 -62C-44 -76 -26 -78 -24 -64L-16 -6L-14 -86C-14 -100 6 -100 6 -86L8 -6L20 -74C24 -88 42 -84 40 -70L32 2L50 -42C56 -54 72 -48 68 -34C62 -8 56 18 48 44C42 62 38 78 36 96Z" ${G}/>` +
	at(-2, 38, `${ring(10, petal(12, 26, 'fill="#8E2138"'))}<circle r="8" fill="#F6DE9B"/>`) +
	`<path d="M-34 0Q-28 -4 -20 0M-10 -8Q-2 -12 6 -8M14 -2Q22 -4 28 2" ${LINE} stroke-width="2"/><path d="M-38 84H40V98H-38Z" ${D}/>` +
	times(6, (i) => at(-30 + i * 12.5, 91, '<circle r="3.4" fill="#A93549"/>'));

const kalash =
	at(
		0,
		-8,
		times(
			5,
			(i) =>
				`<g transform="rotate(${(i - 2) * 34})">${petal(26, 62, i % 2 ? 'fill="#5E8C5A"' : 'fill="#7FA86B"')}<path d="M0 -6V-50" stroke="#23503C" stroke-width="1.6"/></g>`,
		),
	) +
	`<path d="M-24 -20C-30 -58 -12 -84 0 -100C12 -84 30 -58 24 -20Z" ${D}/><path d="M-10 -28C-14 -54 -6 -72 0 -84" ${LINE} stroke-width="2"/>` +
	`<path d="M-34 -16H34L28 2H-28Z" ${G}/><path d="M-28 2C-70 14 -76 70 -30 88H30C76 70 70 14 28 2Z" ${G}/><path d="M-56 40Q0 60 56 40M-54 54Q0 74 54 54" ${LINE} stroke-width="2.4"/>` +
	at(0, 34, `${ring(8, petal(8, 16, 'fill="#A93549"'))}<circle r="4.5" fill="#F6DE9B"/>`) +
	`<path d="M-44 88H44V98H-44Z" ${D}/>`;

const jewel =
	ring(16, '<path d="M0 -92V-108" stroke="#F6DE9B" stroke-width="3" stroke-linecap="round" opacity=".8"/>') +
	`<path d="M0 78L-74 -14L-44 -56H44L74 -14Z" fill="url(#silver)"/><path d="M0 78L-74 -14H74Z" fill="#A93549" opacity=".72"/><path d="M-44 -56H44L74 -14H-74Z" fill="#E0919A" opacity=".8"/>` +
	`<path d="M0 78L-30 -14L-14 -56M0 78L30 -14L14 -56M-44 -56L-30 -14L0 -56L30 -14L44 -56M-74 -14H74" fill="none" stroke="#FFF6DC" stroke-width="2.2" stroke-linejoin="round" opacity=".85"/>` +
	`<path d="M-88 10C-60 60 -30 88 0 94C30 88 60 60 88 10C74 64 40 100 0 104C-40 100 -74 64 -88 10Z" ${G}/>` +
	mirrored(at(62, 62, `${ring(6, petal(7, 14, G))}<circle r="3" fill="#A93549"/>`));

const peaks =
	`<circle cx="0" cy="-62" r="26" fill="#F6DE9B"/>${ring(12, '<path d="M0 -32V-42" stroke="#F6DE9B" stroke-width="2.4" stroke-linecap="round"/>').replaceAll('rotate(', 'translate(0 -62) rotate(')}` +
	`<path d="M-102 56L-58 -26L-18 56Z" ${D}/><path d="M18 56L60 -22L102 56Z" ${D}/><path d="M-52 56L0 -50L52 56Z" ${G}/><path d="M0 -50L-16 -16L-4 -6L6 -20L18 -12ZM-58 -26L-70 0L-60 8L-52 -4L-46 0ZM60 -22L48 2L58 10L66 -2L72 2Z" fill="#FFF6DC" opacity=".6"/>` +
	at(
		0,
		42,
		`<g transform="rotate(-44)">${petal(16, 34, 'fill="#E0919A"')}</g><g transform="rotate(44)">${petal(16, 34, 'fill="#E0919A"')}</g>${petal(18, 40, 'fill="#F0BFC2"')}`,
	) +
	times(
		3,
		(i) =>
			`<path d="M${-100 + i * 8} ${66 + i * 13}q16 -10 33 0t33 0t33 0t33 0t33 0t${fixed(30 - i * 14)} 0" fill="none" stroke="${i % 2 ? '#7FB7D0' : '#4F86A0'}" stroke-width="5" stroke-linecap="round"/>`,
	);

const greens =
	[-58, -36, -12, 14, 38, 60]
		.map(
			(angle, i) =>
				`<g transform="translate(${fixed(angle * 0.5)} 20) rotate(${angle})">${petal(34, 104 - Math.abs(angle) * 0.5, i % 2 ? 'fill="#5E8C5A"' : 'fill="#7FA86B"')}<path d="M0 -6V-84M0 -26L-10 -36M0 -26L10 -36M0 -48L-9 -57M0 -48L9 -57" fill="none" stroke="#23503C" stroke-width="1.8"/></g>`,
		)
		.join('') +
	[
		[-46, 12, 20, '#C8442E'],
		[-12, 4, 22, '#E2902F'],
		[24, 8, 20, '#8E2138'],
		[54, 16, 15, '#E2902F'],
	]
		.map(
			([x, y, r, tint]) =>
				`<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/><circle cx="${Number(x) - 6}" cy="${Number(y) - 7}" r="4" fill="#FFF6DC" opacity=".6"/>`,
		)
		.join('') +
	`<path d="M-86 22H86C82 66 44 86 0 86C-44 86 -82 66 -86 22Z" ${G}/><path d="M-92 16H92V28H-92Z" ${D}/><path d="M-72 46Q0 74 72 46" ${LINE} stroke-width="2.6"/><path d="M-34 86H34L40 98H-40Z" ${D}/>`;

const bentSpear =
	`<path d="M-58 98L-8 -6L-2 -3L-50 100Z" ${D}/><path d="M-10 -2C-6 -22 10 -30 24 -22L20 -14C10 -18 2 -12 -2 0Z" ${G}/><path d="M16 -26C40 -30 66 -20 92 6C60 6 36 2 18 -12Z" fill="url(#silver)"/><path d="M22 -19Q50 -14 80 1" fill="none" stroke="#6B6270" stroke-width="1.6"/>` +
	`<path d="M-34 40L-18 48L-22 56L-38 48Z" fill="#A93549"/><path d="M-26 22Q-2 30 4 52Q-12 46 -20 54Q-18 40 -34 38Z" fill="#C8442E"/>` +
	`<path d="M-64 -40C-58 -66 -26 -76 -8 -62L8 -58L-6 -50C-8 -36 -24 -26 -40 -28L-84 -12C-82 -22 -76 -32 -64 -40Z" fill="url(#silver)"/><path d="M-60 -38C-46 -56 -28 -52 -20 -46C-30 -34 -44 -32 -60 -38Z" fill="#8E2138"/><circle cx="-14" cy="-58" r="2.8" fill="#3A0D14"/><path d="M-40 -28V-14M-30 -29V-15" stroke="url(#goldDeep)" stroke-width="3"/>` +
	ring(5, petal(7, 14, 'fill="#F6DE9B"')).replaceAll('rotate(', 'translate(56 62) rotate(') +
	'<circle cx="56" cy="62" r="4" fill="#A93549"/>';

const flag =
	`<path d="M-4 98V-96H4V98Z" ${D}/><circle cy="-102" r="8" ${G}/><path d="M4 -90C34 -104 58 -76 96 -84C82 -66 82 -54 92 -38C58 -32 36 -56 4 -40Z" fill="#C8442E"/><path d="M10 -82C36 -92 56 -68 84 -74M10 -50C36 -60 56 -40 82 -46" fill="none" stroke="#F6DE9B" stroke-width="2.6"/>` +
	at(42, -64, `${ring(8, petal(6, 13, G))}<circle r="4" fill="#FFF6DC"/>`) +
	`<path d="M-64 98V-34H-58V98Z" ${D}/><path d="M-64 -32C-78 -38 -88 -28 -102 -32C-96 -22 -96 -16 -100 -6C-86 -2 -78 -12 -64 -6Z" fill="#E2902F"/><path d="M52 98V-4H58V98Z" ${D}/><path d="M58 -2C72 -8 82 2 100 -4C94 8 94 14 98 24C82 28 72 18 58 24Z" fill="#E2902F"/>` +
	`<path d="M-30 98C-30 74 30 74 30 98Z" ${G}/><path d="M-84 92H84V100H-84Z" ${G}/>`;

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
	torana,
	cave,
	wheel,
	rooster,
	bell,
	conch,
	bow,
	hand,
	kalash,
	jewel,
	peaks,
	greens,
	bentSpear,
	flag,
} as const satisfies Record<string, string>;

export type DeitySymbol = keyof typeof deitySymbols;
