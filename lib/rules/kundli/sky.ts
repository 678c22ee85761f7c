/**
 * Sidereal places of Moon, Mars and the rising point, in degrees from the first point of Mesha, seen from the centre of
 * the earth, by astronomy-engine (better than a minute of arc).
 *
 * The zodiac is that of the Indian Calendar Reform Committee (Lahiri, Chitrapaksha): its ayanamsa was 23°15'00.658" on
 * 21 March 1956, 0h TT, with the nutation of that day, so 23.245524743° without it (Indian Astronomical Ephemeris 1985,
 * as in the documentation of the Swiss Ephemeris, 2.8.2). From there it grows with the general precession in longitude of
 * the IAU of 2006 (Capitaine, Wallace and Chapront 2003): 23.85709° in the year 2000.
 */
import {
	type AstroTime,
	Body,
	Ecliptic,
	EclipticGeoMoon,
	e_tilt,
	GeoVector,
	MakeTime,
	SiderealTime,
} from 'astronomy-engine';
import { turn } from './moon';

const daysOfCentury = 36_525;
/** 21 March 1956, 0h TT, in days from 1 January 2000, 12h TT. */
const referenceDay = 2_435_553.5 - 2_451_545;
const referenceAyanamsa = 23.245_524_743;

/** General precession in longitude since the year 2000, in seconds of arc. */
function precessionAt(ttDays: number): number {
	const centuries = ttDays / daysOfCentury;
	return (5_028.796_195 + 1.105_434_8 * centuries) * centuries;
}

/** Degrees between the tropical and the sidereal zodiac, without nutation. */
export function ayanamsaAt(at: Date): number {
	return meanAyanamsa(MakeTime(at));
}

function meanAyanamsa({ tt }: AstroTime): number {
	return referenceAyanamsa + (precessionAt(tt) - precessionAt(referenceDay)) / 3600;
}

/** A place of the true equinox of the day, which nutation moves, in the sidereal zodiac. */
function getSidereal(tropical: number, time: AstroTime): number {
	return turn(tropical - e_tilt(time).dpsi / 3600 - meanAyanamsa(time));
}

export function moonAt(at: Date): number {
	const time = MakeTime(at);
	return getSidereal(EclipticGeoMoon(time).lon, time);
}

export function marsAt(at: Date): number {
	const time = MakeTime(at);
	return getSidereal(Ecliptic(GeoVector(Body.Mars, time, true)).elon, time);
}

/** Where on earth, in degrees, north and east positive. */
export interface Observer {
	latitude: number;
	longitude: number;
}

const toRadians = Math.PI / 180;

/** The point of the ecliptic that rises in the east (Meeus, Astronomical Algorithms, chapter 14). */
export function lagnaAt(at: Date, { latitude, longitude }: Observer): number {
	const time = MakeTime(at);
	const midheaven = (SiderealTime(time) * 15 + longitude) * toRadians;
	const tilt = e_tilt(time).tobl * toRadians;
	const rising = Math.atan2(
		Math.cos(midheaven),
		-(Math.sin(midheaven) * Math.cos(tilt) + Math.tan(latitude * toRadians) * Math.sin(tilt)),
	);
	return getSidereal(rising / toRadians, time);
}
