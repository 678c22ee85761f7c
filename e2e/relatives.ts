import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@/lib/core/language';
import { type Account, newAccount } from './fixtures';

const run = promisify(execFile);
const dataDir = process.env.E2E_DATA_DIR ?? '';

const read = async (...names: string[]) => (await readFile(path.join(dataDir, ...names), 'utf8')).trim();

async function databaseUrl(): Promise<string> {
	const port = (await read('postgres', 'postmaster.pid')).split('\n')[3];
	const password = await read('postgres.password');
	return `postgresql://khamma_ghani:${password}@127.0.0.1:${port}/khamma_ghani`;
}

export interface Family {
	adder: Account;
	/** For whom the adder has made accounts, each with the password that the adder chose. */
	relatives: Account[];
}

/**
 * A member who has added sisters with accounts; the mails about them are in the outbox. No call makes such accounts
 * yet, so the use-case itself is asked.
 */
export async function newFamily(language: Language, size: number): Promise<Family> {
	const adder = newAccount();
	const relatives = Array.from({ length: size }, () => {
		const mark = randomUUID().slice(0, 8);
		return {
			name: `Meera Kanwar ${mark}`,
			email: `meera.${mark}@example.org`,
			password: 'lamp of the house',
		};
	});
	const order = JSON.stringify({ adder, relatives, language });
	await run(process.execPath, ['--import', 'tsx', path.join('e2e', 'add-relatives.ts'), order], {
		env: {
			...process.env,
			DATA_DIR: dataDir,
			DATABASE_URL: await databaseUrl(),
			AUTH_SECRET: await read('auth-secret'),
			APP_URL: `http://localhost:${process.env.E2E_PORT}`,
			SMTP_URL: '',
			MAIL_FROM: '',
		},
	});
	return { adder, relatives };
}
