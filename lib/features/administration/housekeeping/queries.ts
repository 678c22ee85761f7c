import { register } from 'prom-client';
import * as z from 'zod';
import { pool } from '@/lib/platform/db/pool';
import { log } from '@/lib/platform/log/log';
import { gauge } from '@/lib/platform/metrics/registry';

const waitingSchema = z.object({
	sessions: z.coerce.number(),
	blogs: z.coerce.number(),
	images: z.coerce.number(),
	mails: z.coerce.number(),
});

/** As it was when it was last asked for; null while the database does not tell. */
let waiting: z.output<typeof waitingSchema> | null = null;

async function lookWhatWaits(): Promise<void> {
	try {
		const { rows } = await pool.query(`SELECT
			(SELECT count(*) FROM "Session" WHERE "expiresAt" > now()) AS sessions,
			(SELECT count(*) FROM "Blog" WHERE status = 'pending') AS blogs,
			(SELECT count(*) FROM "GalleryImage" WHERE status = 'pending') AS images,
			(SELECT count(*) FROM "Decision" WHERE mail IS NOT NULL) AS mails`);
		waiting = waitingSchema.parse(rows[0]);
	} catch (error) {
		log.warn({ err: error }, 'metrics without the database');
		waiting = null;
	}
}

gauge('khamma_ghani_database_up', 'Whether the database answers.', () => Number(waiting !== null));
gauge('khamma_ghani_sessions', 'Sessions that are alive.', () => waiting?.sessions ?? Number.NaN);
for (const kind of ['blogs', 'images', 'mails'] as const) {
	const help = 'What waits for an administrator, or for its time.';
	gauge('khamma_ghani_waiting', help, () => waiting?.[kind] ?? Number.NaN, { kind });
}

/** All that this process counts, as Prometheus reads it. */
export async function metricsReply(): Promise<Response> {
	await lookWhatWaits();
	return new Response(await register.metrics(), {
		headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
	});
}
