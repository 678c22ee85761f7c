/**
 * Those of the light theme, whichever the page has: a picture is sent around and printed. Written here once more
 * because a picture must stand without the page's style sheet; a test holds the two together.
 */
export const pictureColours = {
	ground: '#faf4e8',
	surface: '#ffffff',
	edge: '#e7d8bc',
	heading: '#5c0f22',
	relation: '#74152b',
	detail: '#4a3b35',
	gold: '#74500a',
	ring: '#d9ae4a',
	male: '#1f5a8c',
	female: '#b3261e',
	/** By the tint of the line. */
	lines: ['#8a7450', '#0f6f68', '#6d4aa3', '#a34d1c', '#546d1b', '#963868'],
} as const;
