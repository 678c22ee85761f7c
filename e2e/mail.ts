import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './fixtures';

const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');

/** The text of a mail file, whose parts in another script than Latin are written in base64. */
function textOf(mail: string): string {
	const parts = mail.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\sA-Za-z0-9+/=]+)/g);
	return [mail, ...[...parts].map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8'))].join(
		'\n',
	);
}

/** The code in the newest mail to this address, once there are `count` mails with one. */
export async function codeSentTo(email: string, count = 1): Promise<string> {
	const codes: string[] = [];
	await expect(async () => {
		codes.length = 0;
		const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
		for (const name of names) {
			const text = textOf(await readFile(path.join(outbox, name), 'utf8'));
			const code = /^(\d{6})\r?$/m.exec(text)?.[1];
			if (code && text.includes(`To: ${email}`)) codes.push(code);
		}
		expect(codes).toHaveLength(count);
	}).toPass();
	return codes.at(-1) ?? '';
}
