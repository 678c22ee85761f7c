/** The colours of the light theme in app/globals.css. */
export const colour = {
	maroon: '#74152b',
	deep: '#5c0f22',
	gold: '#c08f26',
	darkGold: '#74500a',
	paleGold: '#ebcb7a',
	ink: '#241a17',
	soft: '#4a3b35',
	muted: '#6b5a52',
	line: '#e7d8bc',
	sand: '#faf4e8',
	ivory: '#fffbf3',
} as const;
