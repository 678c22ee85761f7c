/** Millimetres, upright. */
export const papers = {
	A4: { width: 210, height: 297 },
	A3: { width: 297, height: 420 },
	A2: { width: 420, height: 594 },
	A1: { width: 594, height: 841 },
} as const;

export type Paper = keyof typeof papers;

interface Size {
	width: number;
	height: number;
}

export interface SheetWishes {
	paper: Paper;
	isWide: boolean;
	/** On as many sheets as it takes to be read, rather than on one. */
	isSpread: boolean;
}

/** Millimetres. */
export interface Sheets {
	width: number;
	height: number;
	/** What is inside the margins, below the head. */
	inner: Size;
	/** Of the whole picture. */
	picture: Size;
	/** Where in the picture each sheet begins, row by row. */
	parts: { x: number; y: number }[];
	/** Whether the words can be read. */
	isReadable: boolean;
}

export const sheetMargin = 10;
export const headHeight = 12;
/** What two sheets both show, to be glued over each other. */
const overlap = 10;
/** Millimetres a CSS pixel, the best first: a card is 24 mm wide then, its words 2.8 mm high; at the last 2.2 mm. */
const readableScales = [0.2, 0.19, 0.18, 0.17, 0.16];
/** Words of 2 mm can still be made out. */
const legible = 0.14;
const natural = 25.4 / 96;

/** How a picture of so many CSS pixels goes on paper. */
export function layOnSheets(picture: Size, { paper, isWide, isSpread }: SheetWishes): Sheets {
	const { width: short, height: long } = papers[paper];
	const [width, height] = isWide ? [long, short] : [short, long];
	const inner = { width: width - 2 * sheetMargin, height: height - 2 * sheetMargin - headHeight };
	const fitting = Math.min(inner.width / picture.width, inner.height / picture.height, natural);
	const scale = isSpread ? Math.max(fitting, spreadScale(picture, inner)) : fitting;
	const [pictureWidth, pictureHeight] = [picture.width * scale, picture.height * scale];
	const columns = beginnings(pictureWidth, inner.width);
	const rows = beginnings(pictureHeight, inner.height);
	return {
		...{ width, height, inner },
		picture: { width: pictureWidth, height: pictureHeight },
		parts: rows.flatMap((y) => columns.map((x) => ({ x, y }))),
		isReadable: scale >= legible,
	};
}

/** Of the scales at which the words are easily read, the best of those that take the fewest sheets. */
function spreadScale(picture: Size, inner: Size): number {
	const choices = readableScales.map((scale) => ({
		scale,
		sheets:
			beginnings(picture.width * scale, inner.width).length *
			beginnings(picture.height * scale, inner.height).length,
	}));
	const fewest = Math.min(...choices.map(({ sheets }) => sheets));
	return choices.find(({ sheets }) => sheets === fewest)?.scale ?? 0;
}

function beginnings(length: number, room: number): number[] {
	// A hair more than the room comes of rounding alone.
	const count = Math.max(1, Math.ceil((length - overlap - 0.01) / (room - overlap)));
	return Array.from({ length: count }, (_, at) => at * (room - overlap));
}
