import { counter, histogram } from './registry';

const requests = counter(
	'khamma_ghani_http_requests_total',
	'Requests answered, by route pattern, method and class of status.',
	['route', 'method', 'status'],
);
const durations = histogram(
	'khamma_ghani_http_request_duration_seconds',
	'Time until the answer began, by route pattern and method.',
	['route', 'method'],
);

interface AnsweredRequest {
	/** Its pattern, or the kind of what was asked for: never an address. */
	route: string;
	method: string;
	status: number;
	seconds: number;
}

export function countRequest({ route, method, status, seconds }: AnsweredRequest): void {
	requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
	durations.observe({ route, method }, seconds);
}
