// @ts-check
import { counter, histogram } from './registry.mjs';

const answers = counter(
	'khamma_ghani_http_requests_total',
	'Requests answered, by route pattern, method and class of status.',
	true,
);
const durations = histogram(
	'khamma_ghani_http_request_duration_seconds',
	'Time until the answer began, by route pattern and method.',
);

/**
 * @param {object} answered
 * @param {string} answered.route Its pattern, or the kind of what was asked for: never an address.
 * @param {string} answered.method
 * @param {number} answered.status
 * @param {number} answered.seconds
 */
export function countRequest({ route, method, status, seconds }) {
	answers.add({ route, method, status: `${Math.floor(status / 100)}xx` });
	durations.observe(seconds, { route, method });
}
