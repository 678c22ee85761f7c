import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { type FamilyLine, lineBox } from '@/lib/rules/layout/lines';
import { cardHeight, cardWidth } from '@/lib/rules/layout/sizes';
import { pictureColours as colours } from './picture-colours';

/** Somebody in the picture, in the words of their card. */
export interface PictureCard {
	id: string;
	name: string;
	/** As much of the name as the card has room for. */
	shortName: string;
	relation: string;
	details: readonly string[];
	sex: 'Male' | 'Female' | null;
	isMe: boolean;
	/** Says so in words; null for the living. */
	departed: string | null;
	/** As a `data:` address, so that the file needs no other. */
	photo: string | null;
}

export interface PictureParts {
	language: Language;
	/** Above the tree, in large letters and in small ones; null for paper, which has a head of its own and is white. */
	heading: { title: string; subtitle: string } | null;
	cards: readonly PictureCard[];
	places: ReadonlyMap<string, { x: number; y: number }>;
	lines: readonly FamilyLine[];
	/** The names of the fonts, and the rules that bring them along. */
	fonts: { family: string; faces: string };
	/** How wide a text is at 13 pixels. */
	measure: (text: string, isBold: boolean) => number;
}

/** CSS pixels. */
export interface FamilyPicture {
	svg: string;
	width: number;
	height: number;
}

const margin = 40;
const textSize = 13;
const smallSize = 12;
const textWidth = cardWidth - 10;
const portraitRadius = 19;

/** The family as an SVG without other files: pictures, fonts and colours are in it. Every character of a name is only text. */
export function drawPicture(parts: PictureParts): FamilyPicture {
	const { heading, cards, places, lines, fonts, language } = parts;
	const tree = getBounds(parts);
	const treeWidth = tree.right - tree.left + 2 * margin;
	const titleSize = Math.min(Math.max(24, treeWidth / 40), 96);
	const titleWidth = heading ? (parts.measure(heading.title, true) * titleSize) / textSize + 2 * margin : 0;
	const width = Math.ceil(Math.max(treeWidth, titleWidth));
	const headHeight = heading ? titleSize * 2.6 : 0;
	const height = Math.ceil(tree.bottom - tree.top + 2 * margin + headHeight);
	// Whole pixels keep the lines sharp.
	const left = Math.round((width - (tree.right - tree.left)) / 2 - tree.left);
	const top = Math.round(margin + headHeight - tree.top);
	const ground = heading ? colours.ground : colours.surface;
	const shown = cards.flatMap((card) => {
		const place = places.get(card.id);
		return place ? [drawCard(card, place, parts)] : [];
	});
	const svg = [
		`<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}" width="${width}" height="${height}"`,
		` viewBox="0 0 ${width} ${height}">`,
		heading ? `<title>${escaped(heading.title)}</title>` : '',
		`<style>${escaped(fonts.faces)}text{font-family:${escaped(fonts.family)};font-size:${textSize}px;`,
		`text-anchor:middle}.bold{font-weight:700}.small{font-size:${smallSize}px}.relation{font-weight:600}`,
		'.sign{font-size:16px}</style>',
		`<defs><clipPath id="round"><circle r="${portraitRadius - 1}"/></clipPath></defs>`,
		`<rect width="${width}" height="${height}" fill="${ground}"/>`,
		heading ? drawHeading(heading, width, titleSize) : '',
		`<g transform="translate(${left} ${top})">`,
		...lines.map((line) => drawLine(line, ground)),
		...shown,
		'</g></svg>',
	].join('');
	return { svg, width, height };
}

function getBounds({ cards, places, lines }: PictureParts) {
	let [left, top, right, bottom] = [0, 0, cardWidth, cardHeight];
	let isFirst = true;
	const reach = (box: { left: number; top: number; right: number; bottom: number }) => {
		left = isFirst ? box.left : Math.min(left, box.left);
		top = isFirst ? box.top : Math.min(top, box.top);
		right = isFirst ? box.right : Math.max(right, box.right);
		bottom = isFirst ? box.bottom : Math.max(bottom, box.bottom);
		isFirst = false;
	};
	for (const { id } of cards) {
		const place = places.get(id);
		if (place)
			reach({ left: place.x, top: place.y, right: place.x + cardWidth, bottom: place.y + cardHeight });
	}
	for (const line of lines) reach(lineBox(line));
	return { left, top, right, bottom };
}

function drawHeading(
	{ title, subtitle }: { title: string; subtitle: string },
	width: number,
	titleSize: number,
): string {
	const at = (y: number, size: number) =>
		`x="${width / 2}" y="${rounded(y)}" style="font-size:${rounded(size)}px"`;
	return [
		`<text class="bold" ${at(margin + titleSize, titleSize)} fill="${colours.heading}">${escaped(title)}</text>`,
		`<text ${at(margin + titleSize * 1.8, titleSize * 0.45)} fill="${colours.detail}">${escaped(subtitle)}</text>`,
	].join('');
}

function drawLine({ path, kind, isDashed, tint }: FamilyLine, ground: string): string {
	const stroke = (colour: string, width: number) =>
		`stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`;
	if (kind === 'marriage')
		return `<g fill="none"><path d="${path}" ${stroke(colours.gold, 6)}/><path d="${path}" ${stroke(ground, 2)}/></g>`;
	const dashes = isDashed ? ' stroke-dasharray="6 5"' : '';
	const fill = kind === 'knot' ? ground : 'none';
	return `<path d="${path}" fill="${fill}" ${stroke(colours.lines[tint] ?? colours.gold, 2)}${dashes}/>`;
}

function drawCard(card: PictureCard, { x, y }: { x: number; y: number }, parts: PictureParts): string {
	const edge = card.isMe ? colours.ring : colours.edge;
	const sexColour = card.sex === 'Male' ? colours.male : card.sex === 'Female' ? colours.female : edge;
	const sign = card.sex === 'Male' ? '♂' : card.sex === 'Female' ? '♀' : '';
	const label = [card.name, card.relation, card.departed].filter(Boolean).join(', ');
	const middle = cardWidth / 2;
	return [
		`<g transform="translate(${rounded(x)} ${rounded(y)})"><title>${escaped(label)}</title>`,
		`<rect x="0.5" y="0.5" width="${cardWidth - 1}" height="${cardHeight - 1}" rx="10"`,
		` fill="${colours.surface}" stroke="${edge}"/>`,
		`<path d="M1 10a9.5 9.5 0 0 1 9.5 -9.5H${cardWidth - 10.5}a9.5 9.5 0 0 1 9.5 9.5`,
		`a13 6 0 0 0 -9.5 -5.5H10.5a13 6 0 0 0 -9.5 5.5z" fill="${sexColour}"/>`,
		`<g transform="translate(${middle} 27)">${drawPortrait(card)}</g>`,
		sign && `<text class="sign" x="${middle - 24}" y="42" fill="${sexColour}">${sign}</text>`,
		...drawTexts(card, parts),
		'</g>',
	].join('');
}

function drawPortrait({ photo, departed }: PictureCard): string {
	const size = 2 * portraitRadius - 2;
	return [
		`<circle r="${portraitRadius - 1}" fill="${colours.ground}"/>`,
		photo
			? `<image href="${escaped(photo)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" preserveAspectRatio="xMidYMin slice" clip-path="url(#round)"/>`
			: '',
		`<circle r="${portraitRadius - 1}" fill="none" stroke="${colours.ring}" stroke-width="2"/>`,
		departed === null
			? ''
			: `<circle cx="14" cy="14" r="6" fill="${colours.female}" stroke="${colours.surface}" stroke-width="2"/>`,
	].join('');
}

function drawTexts({ shortName, relation, details }: PictureCard, { measure }: PictureParts): string[] {
	const small: Measure = (text, isBold) => (measure(text, isBold) * smallSize) / textSize;
	const write = (text: string, y: number, style: string, colour: string) =>
		`<text class="${style}" x="${cardWidth / 2}" y="${rounded(y)}" fill="${colour}">${escaped(text)}</text>`;
	const relationLines = wrapped(relation, small);
	const detailsFrom = 73 + relationLines.length * 14;
	return [
		write(fitted(shortName, true, measure), 59, 'bold', colours.heading),
		...relationLines.map((text, at) => write(text, 74 + at * 14, 'small relation', colours.relation)),
		...details.map((text, at) =>
			write(fitted(text, false, small), detailsFrom + at * 15.5, 'small', colours.detail),
		),
	];
}

type Measure = PictureParts['measure'];

/** On at most two lines, broken between words. */
function wrapped(text: string, measure: Measure): string[] {
	const words = text.split(' ');
	let first = '';
	while (words.length > 0) {
		const longer = [first, words[0]].filter(Boolean).join(' ');
		if (first !== '' && measure(longer, true) > textWidth) break;
		first = longer;
		words.shift();
	}
	return [first, words.join(' ')].filter(Boolean).map((line) => fitted(line, true, measure));
}

/** As much of the text as the card is wide. */
function fitted(text: string, isBold: boolean, measure: Measure): string {
	let kept = text;
	for (let limit = 30; limit > 0 && measure(kept, isBold) > textWidth; limit -= 1) kept = cutTo(limit, text);
	return kept;
}

const marks: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Safe within an element and an attribute; characters that XML does not know are left out. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

function rounded(length: number): number {
	return Math.round(length * 10) / 10;
}

/** A name that any system takes for a file, without an ending. */
export function fileName(title: string): string {
	const plain = title
		// What file systems refuse, and marks that turn the reading round and so hide the ending.
		.replace(/[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[ .]+|[ .]+$/g, '');
	return cutTo(60, plain).replace(/…$/, '') || 'family-tree';
}
