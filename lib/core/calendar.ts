const dayMs = 24 * 60 * 60 * 1000;
/** India keeps one offset all year round. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** The date it is in India at `now`, as midnight UTC: the shape in which dates are stored. */
export function todayInIndia(now: Date): Date {
	return new Date(Math.floor((now.getTime() + indiaOffsetMs) / dayMs) * dayMs);
}

/** The instant at which a day begins in India; the day as midnight UTC. */
export function startOfDayInIndia(day: Date): Date {
	return new Date(day.getTime() - indiaOffsetMs);
}

/** The last moment at or before `now` at which the clock in India struck `hour`. */
export function lastHourInIndia(hour: number, now: Date): Date {
	const today = startOfDayInIndia(todayInIndia(now)).getTime() + (hour * dayMs) / 24;
	return new Date(today <= now.getTime() ? today : today - dayMs);
}

/** The Monday of the week that it is in India at `now`, or of the one so many weeks later, such as `2026-11-16`. */
export function mondayInIndia(now: Date, weeksLater = 0): string {
	const today = todayInIndia(now);
	const sinceMonday = (today.getUTCDay() + 6) % 7;
	const monday = new Date(today.getTime() + (7 * weeksLater - sinceMonday) * dayMs);
	return monday.toISOString().slice(0, 10);
}

/** Full years from `bornOn` to `today`, both dates as midnight UTC. Born on 29 February, one ages on 1 March. */
export function ageOn(bornOn: Date, today: Date): number {
	const years = today.getUTCFullYear() - bornOn.getUTCFullYear();
	const monthsAndDays =
		(today.getUTCMonth() - bornOn.getUTCMonth()) * 31 + (today.getUTCDate() - bornOn.getUTCDate());
	return monthsAndDays < 0 ? years - 1 : years;
}

/** The latest birth date that makes someone `age` years old `today`; dates as midnight UTC. */
export function bornOnFromAge(age: number, today: Date): Date {
	const year = today.getUTCFullYear() - age;
	const month = today.getUTCMonth();
	const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(today.getUTCDate(), lastDay)));
}
