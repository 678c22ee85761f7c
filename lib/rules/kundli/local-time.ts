/**
 * From what the clocks of India showed to an instant. India has one time since 1906; from October 1941 to May 1942 and
 * from September 1942 to October 1945 its clocks were an hour ahead (war time, UTC+6:30). What was when is in the time
 * zone Asia/Kolkata of the IANA, which the runtime brings along.
 */
const minuteMs = 60_000;

const clock = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', timeZoneName: 'longOffset' });

/** Milliseconds by which the clocks of India were ahead of UTC. */
function offsetAt(instantMs: number): number {
	const zone = clock.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
	const [, hours, minutes] = /^GMT\+(\d\d):(\d\d)/.exec(zone) ?? [];
	if (hours === undefined || minutes === undefined) throw new RangeError(`No time zone of India: ${zone}`);
	return (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

const offsets = [5.5 * 60 * minuteMs, 6.5 * 60 * minuteMs];

/**
 * The instants, in milliseconds, at which the clocks of India showed these minutes after midnight on a day (midnight UTC):
 * one; none where they were put forward over it; two where they were put back.
 */
export function instantsOf(day: Date, minutes: number): number[] {
	const shown = day.getTime() + minutes * minuteMs;
	return offsets.map((offset) => shown - offset).filter((instant) => offsetAt(instant) === shown - instant);
}

/** From the first to the last instant of a day in India, in milliseconds. */
export function dayOf(day: Date): { from: number; to: number } {
	const next = new Date(day.getTime() + 24 * 60 * minuteMs);
	return { from: firstInstantOf(day), to: firstInstantOf(next) };
}

function firstInstantOf(day: Date): number {
	// Where midnight was left out, the day began with one o'clock.
	return Math.min(...instantsOf(day, 0), ...instantsOf(day, 60));
}
