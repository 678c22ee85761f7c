/** The paper that a sheet is drawn on, in points; without a height it is as high as its content. */
export interface Paper {
	width: number;
	height: number | null;
	/** The number of columns in which the parts of a sheet in one language stand. */
	columns: 1 | 2;
}

export const a4: Paper = { width: 595.28, height: 841.89, columns: 2 };

/** Narrow, so that its letters are large on a phone. */
export const phone: Paper = { width: 420, height: null, columns: 1 };
