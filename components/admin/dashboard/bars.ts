export interface Bar {
	/** Its Monday, such as `2026-11-16`. */
	week: string;
	count: number;
	/** Of the chart's height, from 0 to 100. */
	percent: number;
	/** The day of the month on which it begins. */
	day: number;
	/** It begins in another month than the one before it: the month is to be named. */
	isNewMonth: boolean;
}

/** The bars for so many weeks, the highest as high as the chart; one that counts anything can be seen. */
export function getBars(weeks: readonly { week: string; count: number }[]): Bar[] {
	const most = Math.max(1, ...weeks.map(({ count }) => count));
	return weeks.map(({ week, count }, at) => ({
		week,
		count,
		percent: count === 0 ? 0 : Math.max(2, Math.round((count / most) * 100)),
		day: Number(week.slice(8)),
		isNewMonth: week.slice(0, 7) !== weeks[at - 1]?.week.slice(0, 7),
	}));
}
