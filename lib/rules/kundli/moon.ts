/** What the sidereal place of the Moon is called: nakshatra, pada and rashi. All are counted from 0 but the pada. */
export interface MoonState {
	/** 0 is Ashvini, 26 Revati. */
	nakshatra: number;
	/** 1 to 4. */
	pada: number;
	/** 0 is Mesha, 11 Meena. */
	rashi: number;
	/** In the second half of the rashi, which vashya asks for in Dhanu and Makara; else false. */
	isSecondHalf: boolean;
}

/** Degrees, 0 up to 360. */
export function turn(degrees: number): number {
	return ((degrees % 360) + 360) % 360;
}

const padaDegrees = 360 / 108;
/** Dhanu and Makara are of two groups, each with one of its halves. */
const halved = new Set([8, 9]);

export function moonStateAt(degrees: number): MoonState {
	const place = turn(degrees);
	const pada = Math.min(107, Math.floor(place / padaDegrees + 1e-9));
	const rashi = Math.floor(pada / 9);
	return {
		nakshatra: Math.floor(pada / 4),
		pada: (pada % 4) + 1,
		rashi,
		isSecondHalf: halved.has(rashi) && place - rashi * 30 >= 15,
	};
}

/** Where a state ends and another begins, from 0 up to 360. */
const borders = [
	...Array.from({ length: 108 }, (_, pada) => pada * padaDegrees),
	...[...halved].map((rashi) => rashi * 30 + 15),
].sort((a, b) => a - b);

/** All the states that there are, in the order of the zodiac. */
export const moonStates: readonly MoonState[] = borders.map((border) => moonStateAt(border + 1e-6));

/** The numbers in `moonStates` of a stretch of the zodiac; `to` is as much beyond 360 as the stretch goes on after Meena. */
export function moonNumbersBetween(from: number, to: number): number[] {
	const first = borders.findLastIndex((border) => border <= from);
	const begun = [...borders, ...borders.map((border) => border + 360)].filter((at) => at > from && at <= to);
	return [first, ...begun.map((_, at) => (first + at + 1) % borders.length)];
}

/** The states of a stretch of the zodiac, in its order. */
export function moonStatesBetween(from: number, to: number): MoonState[] {
	return moonNumbersBetween(from, to).flatMap((number) => moonStates[number] ?? []);
}
