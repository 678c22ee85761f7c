import pg from 'pg';

/** The portal's own number of connections to its database. */
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
