import { pool } from '../../../../pool.js';

export const dynamic = 'force-dynamic';

/** The rows of GET /api/deities, as the database gives them. */
export async function GET() {
	const { rows } = await pool.query(
		`SELECT * FROM "Deity" JOIN "DeityText" ON "deityId" = "id" WHERE "language" = 'hi' ORDER BY "position", "id"`,
	);
	return Response.json(rows);
}
