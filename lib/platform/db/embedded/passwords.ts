import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';

export const passwordFiles = (folder: string) => ({
	portal: `${folder}.password`,
	superuser: `${folder}.superuser-password`,
});

/** Null when the file is missing or empty. */
export async function findPassword(file: string): Promise<string | null> {
	return existsSync(file) ? (await fs.readFile(file, 'utf8')) || null : null;
}

export async function writePassword(file: string, password: string): Promise<void> {
	const draft = `${file}.${randomBytes(6).toString('hex')}`;
	await fs.writeFile(draft, password, { mode: 0o600 });
	await fs.rename(draft, file);
}

export const newPassword = () => randomBytes(24).toString('base64url');
