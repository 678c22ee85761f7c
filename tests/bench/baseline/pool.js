import pg from 'pg';

/** As many connections to the portal's database as the portal has. */
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
