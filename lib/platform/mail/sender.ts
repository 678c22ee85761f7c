import * as z from 'zod';
import { pool } from '@/lib/platform/db/pool';
import { getEnv } from '@/lib/platform/env/env';

/** An address with the name that readers see. nodemailer writes both into the header, so that neither can begin another. */
interface Sender {
	name: string;
	address: string;
}

const row = z.object({ senderName: z.string().nullable(), senderEmail: z.string() });

/** Who mails come from: as administrators have set it, else `MAIL_FROM`, also while the database is away. */
export async function findSender(): Promise<Sender | string> {
	const { mailFrom } = getEnv();
	const found = await pool
		.query('SELECT "senderName", "senderEmail" FROM "SiteSettings" WHERE "senderEmail" IS NOT NULL')
		.catch(() => null);
	const sender = row.safeParse(found?.rows[0]);
	return sender.success ? { name: sender.data.senderName ?? '', address: sender.data.senderEmail } : mailFrom;
}
