export const dynamic = 'force-dynamic';

/** The least that a call can be: what the portal's calls are measured against. */
export function GET() {
	return Response.json({ ok: true });
}
