import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './fixtures';

const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');

/** The text of a mail file, whose parts in another script than Latin are written in base64, whose long lines folded. */
function textOf(mail: string): string {
	const whole = mail.replace(/=\r\n/g, '');
	const parts = mail.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\sA-Za-z0-9+/=]+)/g);
	return [whole, ...[...parts].map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8'))].join(
		'\n',
	);
}

/** The mails to this address, the oldest first. */
async function mailsTo(email: string): Promise<string[]> {
	const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
	const texts = await Promise.all(
		names.map(async (name) => textOf(await readFile(path.join(outbox, name), 'utf8'))),
	);
	return texts.filter((text) => text.includes(`To: ${email}`));
}

/** The code in the newest mail to this address, once there are `count` mails with one. */
export async function codeSentTo(email: string, count = 1): Promise<string> {
	let codes: string[] = [];
	await expect(async () => {
		codes = (await mailsTo(email)).flatMap((text) => /^(\d{6})\r?$/m.exec(text)?.[1] ?? []);
		expect(codes).toHaveLength(count);
	}).toPass();
	return codes.at(-1) ?? '';
}

/** The path and fragment of the link of ours whose address holds `part`, in the oldest mail to this address. */
export async function linkSentTo(email: string, part: string): Promise<string> {
	const links = [...((await mailsTo(email))[0] ?? '').matchAll(/https?:\/\/[^\s"<]+/g)].map(
		([link]) => new URL(link),
	);
	const link = links.find(({ href }) => href.includes(part));
	return link ? link.pathname + link.hash : '';
}
