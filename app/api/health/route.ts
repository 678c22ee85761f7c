import { checkHealth } from '@/lib/platform/http/health';

/** For whoever watches the server. Not behind the common door, which asks the database who is calling. */
export function GET(request: Request): Promise<Response> {
	return checkHealth(request.headers);
}
