/** The portal's colours, as the pictures use them. */
export const colour = {
	maroon: '#74152B',
	maroonDeep: '#460B1A',
	maroonNight: '#2B0610',
	rose: '#C85C6B',
	ivory: '#FFFBF3',
	sand: '#F3E9D6',
	sandDeep: '#D5BF98',
	gold: '#D9AE4A',
	goldLight: '#F6DE9B',
	goldDeep: '#96690F',
	saffron: '#E2902F',
	ink: '#241A17',
} as const;

/** The light of a landscape: the sky from top to horizon, and the objects before it, far to near. */
export interface Light {
	sky: readonly [string, string, string, string];
	sun: string;
	far: string;
	mid: string;
	near: string;
	dark: string;
	lamp: string;
	stars: number;
}

export const lights = {
	dusk: {
		sky: ['#2B0610', '#5C0F22', '#A5452F', '#E3A052'],
		sun: '#FFDF9A',
		far: '#8A3A30',
		mid: '#5E1D22',
		near: '#3A0D14',
		dark: '#1E060A',
		lamp: '#FFC861',
		stars: 70,
	},
	dawn: {
		sky: ['#8E6A8A', '#D48A82', '#F2BC8A', '#FCE6BC'],
		sun: '#FFF6DC',
		far: '#C98A78',
		mid: '#A25A50',
		near: '#733039',
		dark: '#4A1624',
		lamp: '#FFE9B8',
		stars: 0,
	},
	night: {
		sky: ['#0B1026', '#1B1D45', '#3A2A5C', '#7A4A6E'],
		sun: '#F5EBDD',
		far: '#3B2C54',
		mid: '#271C3E',
		near: '#170F29',
		dark: '#0C0717',
		lamp: '#FFCF73',
		stars: 170,
	},
	noon: {
		sky: ['#4C8FA8', '#86BBC0', '#CFE0CC', '#F6E7C4'],
		sun: '#FFF9E6',
		far: '#D8AE7C',
		mid: '#BC8450',
		near: '#8C5530',
		dark: '#5B3118',
		lamp: '#FFF1CF',
		stars: 0,
	},
	monsoon: {
		sky: ['#22343F', '#3F5C63', '#7E9A8F', '#D5CBA0'],
		sun: '#F3E9C6',
		far: '#4F6B5C',
		mid: '#35503F',
		near: '#213A2C',
		dark: '#13241C',
		lamp: '#F2C879',
		stars: 0,
	},
} as const satisfies Record<string, Light>;
