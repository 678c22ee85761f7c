import * as fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { makeDataFolder } from './data-folder';
import { print } from './print';

const demoAccounts = z.object({
	/** Null: ADMIN_EMAIL names the administrator, or the account was there before. */
	administrator: z.string().nullable(),
	/** Null: the sample members were there before. */
	member: z.string().nullable(),
	/** Looks for a match. */
	seeker: z.string().nullable(),
	password: z.string(),
});

/** The e-mails of the accounts that a demo is tried out with, and the password of all of them. */
export type DemoAccounts = z.infer<typeof demoAccounts>;

const fileIn = (dataDir: string) => path.join(dataDir, 'demo-accounts.json');

/**
 * The accounts that were made and not yet shown, else null. They are written down in between, so that a start
 * which is killed does not lose their password.
 */
export async function readUnshownAccounts(dataDir: string): Promise<DemoAccounts | null> {
	const text = await fs.readFile(fileIn(dataDir), 'utf8').catch(() => null);
	return text === null ? null : demoAccounts.parse(JSON.parse(text));
}

export async function writeUnshownAccounts(dataDir: string, accounts: DemoAccounts): Promise<void> {
	// The launcher makes the folder only where the portal keeps files in it.
	await makeDataFolder(dataDir);
	const draft = `${fileIn(dataDir)}.${process.pid}`;
	await fs.writeFile(draft, JSON.stringify(accounts), { mode: 0o600 });
	await fs.rename(draft, fileIn(dataDir));
}

/** Prints accounts whose password was generated, and is shown nowhere else. */
export function printAccounts({ administrator, member, seeker, password }: DemoAccounts): void {
	print('');
	print('Accounts were made for this demo. Their password is shown this once:');
	for (const [role, email] of Object.entries({ administrator, member, unmarried: seeker }))
		if (email !== null) print(`  ${role.padEnd(13)}  ${email}`);
	print(`  password       ${password}`);
	print('');
}

/** Prints the accounts that `writeUnshownAccounts` has kept, once. */
export async function printUnshownAccounts(dataDir: string): Promise<void> {
	const accounts = await readUnshownAccounts(dataDir);
	if (!accounts) return;
	printAccounts(accounts);
	await fs.rm(fileIn(dataDir), { force: true });
}
