import * as fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { print } from './print';

const demoAccounts = z.object({
	administrator: z.string(),
	member: z.string(),
	/** Looks for a match. */
	seeker: z.string(),
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
	const draft = `${fileIn(dataDir)}.${process.pid}`;
	await fs.writeFile(draft, JSON.stringify(accounts), { mode: 0o600 });
	await fs.rename(draft, fileIn(dataDir));
}

/** Prints the accounts once. Nobody has chosen their password, and nobody else learns it. */
export async function printUnshownAccounts(dataDir: string): Promise<void> {
	const accounts = await readUnshownAccounts(dataDir);
	if (!accounts) return;
	print('');
	print('Three accounts were made for this demo. Their password is shown this once:');
	print(`  administrator  ${accounts.administrator}`);
	print(`  member         ${accounts.member}`);
	print(`  unmarried      ${accounts.seeker}`);
	print(`  password       ${accounts.password}`);
	print('');
	await fs.rm(fileIn(dataDir), { force: true });
}
