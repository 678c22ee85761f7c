// Adds relatives with accounts, as a member would, to the database of the server that the journeys run against, and has
// the mails about them sent. A process of its own: what it loads is not for the tests' own loader.
import * as z from 'zod';
import { sendCode } from '@/lib/auth/password-reset';
import { languages } from '@/lib/core/language';
import { pool } from '@/lib/db/pool';
import { makeAccount } from '@/lib/testing/accounts';
import { addRelative } from '@/lib/testing/relatives';

const order = z.object({
	adder: z.object({ name: z.string(), email: z.string() }),
	relatives: z.array(z.object({ name: z.string(), email: z.string(), password: z.string() })),
	language: z.enum(languages),
});

const { adder, relatives, language } = order.parse(JSON.parse(process.argv[2] ?? ''));
const account = await makeAccount(adder);
for (const relative of relatives) {
	await addRelative(account, { ...relative, language });
	await sendCode(relative, { language, now: new Date() });
}
await pool.end();
