import { randomUUID } from 'node:crypto';
import { log } from '@/lib/platform/log/log';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { countRequest } from '@/lib/platform/metrics/requests';
import { routePattern } from './route-pattern';

/**
 * Answers a call under a request id that each of its log lines carries, and writes one line and the metrics about it:
 * route, method, status and time until the response begins, nothing about the caller or the content.
 */
export async function withRequestLogging(
	request: Request,
	params: unknown,
	answer: (requestId: string) => Promise<Response>,
): Promise<Response> {
	// The portal's own server has begun the request, where that runs.
	const scope = requestScope.getStore() ?? { requestId: randomUUID(), isCounted: false };
	return requestScope.run(scope, async () => {
		const begun = performance.now();
		const response = await answer(scope.requestId);
		const seconds = (performance.now() - begun) / 1000;
		const { method } = request;
		const { status } = response;
		const route = routePattern(new URL(request.url).pathname, params);
		scope.isCounted = true;
		countRequest({ route, method, status, seconds });
		const ms = Math.round(seconds * 10_000) / 10;
		log.info({ method, route, status, ms, ...(scope.refusal && { refusal: scope.refusal }) }, 'answered');
		return response;
	});
}
