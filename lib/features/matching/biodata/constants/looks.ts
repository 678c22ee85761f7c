import type { BiodataLayout } from '@/lib/platform/db/generated/enums';
import type { Family } from '@/lib/platform/pdf/fonts';

export interface Look {
	body: Family;
	/** From the edge of the page to the text, in points. */
	margin: { side: number; top: number; bottom: number };
	/** Points, before they are fitted. */
	size: { body: number; part: number; name: number };
	/** Between rows, and between parts. */
	gap: { row: number; part: number };
}

export const looks: Record<BiodataLayout, Look> = {
	traditional: {
		body: 'serif',
		margin: { side: 52, top: 48, bottom: 54 },
		size: { body: 9.6, part: 12.5, name: 23 },
		gap: { row: 1.6, part: 12 },
	},
	modern: {
		body: 'sans',
		margin: { side: 40, top: 0, bottom: 34 },
		size: { body: 9.6, part: 12, name: 25 },
		gap: { row: 2.6, part: 14 },
	},
	compact: {
		body: 'sans',
		margin: { side: 34, top: 30, bottom: 28 },
		size: { body: 8.8, part: 10.4, name: 21 },
		gap: { row: 0.8, part: 8 },
	},
};
