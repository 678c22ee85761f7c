import { checkHealth } from '@/lib/platform/http/health';

/** For monitors of the server. Without `route()`, which asks the database who is calling. */
export function GET(request: Request): Promise<Response> {
	return checkHealth(request.headers);
}
