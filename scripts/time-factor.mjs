// @ts-check
// Plain JavaScript, because configurations of tools import it before anything compiles TypeScript.
import { availableParallelism, loadavg } from 'node:os';

/** The wall time of the work on a quiet core of the machine on which the time limits of tests were chosen. */
const quietMs = 15;
const rounds = 20;
const stepsPerRound = 700_000;
const maxFactor = 8;

/** Child processes find the factor here, so that a run measures once. */
const variable = 'TEST_TIME_FACTOR';

/**
 * The factor by which time limits of tests are longer on this machine now than on a quiet one of two cores, from 1 to 8:
 * the wall time of a fixed amount of work, which other processes prolong, or the load of each core if that is larger.
 *
 * @returns {number}
 */
function getTimeFactor() {
	const inherited = Number(process.env[variable]);
	if (inherited >= 1 && inherited <= maxFactor) return inherited;
	const factor = clamp(Math.max(measureSlowness(), (loadavg()[0] ?? 0) / availableParallelism()));
	process.env[variable] = String(factor);
	return factor;
}

/** @param {number} factor */
function clamp(factor) {
	return Math.round(Math.min(maxFactor, Math.max(1, factor)) * 10) / 10;
}

function measureSlowness() {
	const started = performance.now();
	let state = 1;
	for (let round = 0; round < rounds; round++) {
		state = work(state);
		const elapsedMs = performance.now() - started;
		if (elapsedMs > quietMs * maxFactor) return maxFactor;
	}
	// A state of 0 cannot occur; reading it keeps the compiler from dropping the work.
	return state === 0 ? 1 : (performance.now() - started) / quietMs;
}

/** @param {number} start */
function work(start) {
	let state = start;
	for (let step = 0; step < stepsPerRound; step++) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
	}
	return state;
}

/**
 * A time limit of a quiet machine, prolonged to what this one takes.
 *
 * @param {number} quietMs
 */
export function getTimeLimit(quietMs) {
	return Math.round(quietMs * getTimeFactor());
}
