import { pool } from '../../../../pool.js';
import { reads } from '../../../../reads.js';

export const dynamic = 'force-dynamic';

/** The rows of what `?what=` names, of the member that `?member=` names. */
export async function GET(request) {
	const query = new URL(request.url).searchParams;
	const { text, takesMember } = reads[query.get('what')];
	const { rows } = await pool.query(text, takesMember ? [query.get('member')] : []);
	return Response.json(rows);
}
