import * as fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const firstAdministrator = z.object({
	email: z.string(),
	/** Until it has been shown. */
	password: z.string().optional(),
});

type FirstAdministrator = z.infer<typeof firstAdministrator>;

const fileIn = (dataDir: string) => path.join(dataDir, 'first-administrator.json');

/**
 * What is known of the administrator that the demo was given: e-mail and password between the making and the showing,
 * so that a start which is killed in between loses neither; afterwards the e-mail. Null when there was none yet.
 */
export async function readFirstAdministrator(dataDir: string): Promise<FirstAdministrator | null> {
	const text = await fs.readFile(fileIn(dataDir), 'utf8').catch(() => null);
	return text === null ? null : firstAdministrator.parse(JSON.parse(text));
}

export async function writeFirstAdministrator(dataDir: string, known: FirstAdministrator): Promise<void> {
	const draft = `${fileIn(dataDir)}.${process.pid}`;
	await fs.writeFile(draft, JSON.stringify(known), { mode: 0o600 });
	await fs.rename(draft, fileIn(dataDir));
}
