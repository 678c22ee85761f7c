import { pool } from '../../../../pool.js';

export const dynamic = 'force-dynamic';

/** The rows of GET /api/blogs, as the database gives them. */
export async function GET() {
	const { rows } = await pool.query(
		`SELECT * FROM "Blog" WHERE "status" = 'approved' ORDER BY "createdAt" DESC, "id" LIMIT 10`,
	);
	return Response.json(rows);
}
