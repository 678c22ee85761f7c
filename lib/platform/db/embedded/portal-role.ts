import pg from 'pg';

export const superuser = 'khamma_ghani';
/**
 * The role that the portal connects as. It owns the portal's database and nothing else, and is no superuser: SQL that an
 * attacker smuggles in cannot read the server's files, run programs, or make databases and roles.
 */
export const portalRole = 'portal';
const database = 'khamma_ghani';

interface Login {
	role: string;
	password: string;
}

export const getUrl = (port: number, { role, password }: Login, name = database) =>
	`postgresql://${role}:${password}@127.0.0.1:${port}/${name}`;

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** Makes the portal's role and database, with everything in it the role's own; the same at every start. */
export async function prepareDatabase(
	superuserUrl: (name: string) => string,
	password: string,
): Promise<void> {
	await asSuperuser(superuserUrl('postgres'), async (client) => {
		const { rowCount: roles } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [portalRole]);
		if (roles === 0) await client.query(`CREATE ROLE ${portalRole}`);
		await client.query(
			`ALTER ROLE ${portalRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
			PASSWORD ${client.escapeLiteral(password)}`,
		);
		const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
		if (rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${portalRole}`);
		else await client.query(`ALTER DATABASE ${database} OWNER TO ${portalRole}`);
	});
	await asSuperuser(superuserUrl(database), async (client) => {
		await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public');
		await client.query(handOverToPortal);
	});
}

/**
 * Earlier versions connected as the superuser, whose tables, functions and types become the portal's. REASSIGN OWNED
 * refuses that for the role that made the cluster. What an extension made, and a column's own sequence, stay with those.
 */
const handOverToPortal = `
	DO $$ DECLARE change text; BEGIN
		FOR change IN
			WITH own AS (
				SELECT oid FROM pg_namespace
				WHERE nspname <> 'information_schema' AND left(nspname, 3) <> 'pg_'
			), dependent AS (
				SELECT classid, objid FROM pg_depend
				WHERE deptype = 'e' OR (classid = 'pg_class'::regclass AND deptype IN ('a', 'i') AND refobjsubid > 0)
			)
			SELECT format('ALTER SCHEMA %I OWNER TO ${portalRole}', nspname) FROM pg_namespace
			WHERE oid IN (SELECT oid FROM own) AND nspowner = '${superuser}'::regrole
			UNION ALL
			SELECT format('ALTER %s %s OWNER TO ${portalRole}', CASE relkind
				WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE'
			END, oid::regclass) FROM pg_class
			WHERE relnamespace IN (SELECT oid FROM own) AND relowner = '${superuser}'::regrole
				AND relkind IN ('r', 'p', 'S', 'v', 'm')
				AND ('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM dependent)
			UNION ALL
			SELECT format('ALTER ROUTINE %s OWNER TO ${portalRole}', oid::regprocedure) FROM pg_proc
			WHERE pronamespace IN (SELECT oid FROM own) AND proowner = '${superuser}'::regrole
				AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM dependent)
			UNION ALL
			SELECT format('ALTER TYPE %s OWNER TO ${portalRole}', oid::regtype) FROM pg_type
			WHERE typnamespace IN (SELECT oid FROM own) AND typowner = '${superuser}'::regrole
				AND typtype IN ('e', 'd')
				AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM dependent)
		LOOP EXECUTE change; END LOOP;
	END $$`;
