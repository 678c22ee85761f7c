// Adds a relative with an account, as a member would, to the database of the server that the journeys run against, and
// has the mail about it sent. A process of its own: what it loads is not for the tests' own loader.
import * as z from 'zod';
import { sendCode } from '@/lib/auth/password-reset';
import { languages } from '@/lib/core/language';
import { db } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { addRelative } from '@/lib/testing/relatives';

const order = z.object({
	adder: z.string(),
	name: z.string(),
	email: z.string(),
	password: z.string(),
	language: z.enum(languages),
});

const { adder, ...typed } = order.parse(JSON.parse(process.argv[2] ?? ''));
const { id } = await db.member.findUniqueOrThrow({ where: { emailKey: adder }, select: { id: true } });
await addRelative({ id }, typed);
await sendCode(typed, { language: typed.language, now: new Date() });
await pool.end();
