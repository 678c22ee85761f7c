import { pool } from '../../../../pool.js';

export const dynamic = 'force-dynamic';

/** The rows of GET /api/gallery, as the database gives them. */
export async function GET() {
	const { rows } = await pool.query(
		`SELECT * FROM "GalleryImage" WHERE "status" = 'approved' ORDER BY "createdAt" DESC, "id" LIMIT 100`,
	);
	return Response.json(rows);
}
