import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const arrivesWithinMs = 10_000;

/** A portal that writes its mails to files. */
interface WithOutbox {
	dataDir: string;
}

/** The text of a mail file, whose parts in another script than Latin are written in base64, whose long lines folded. */
export function getText(mail: string): string {
	const parts = mail.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\sA-Za-z0-9+/=]+)/g);
	const decoded = [...parts].map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8'));
	return [mail.replace(/=\r\n/g, ''), ...decoded].join('\n');
}

/** A mail has its name once it is whole, and does not change: each is read once, by however many tests. */
const textsByFile = new Map<string, string>();

async function readMail(file: string): Promise<string> {
	const known = textsByFile.get(file);
	if (known !== undefined) return known;
	const text = getText(await readFile(file, 'utf8'));
	textsByFile.set(file, text);
	return text;
}

/** The mails in a portal's outbox to this address, the oldest first. */
export async function mailsTo({ dataDir }: WithOutbox, email: string): Promise<string[]> {
	const outbox = path.join(dataDir, 'outbox');
	const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
	const texts = await Promise.all(names.map((name) => readMail(path.join(outbox, name))));
	return texts.filter((text) => text.includes(`To: ${email}`));
}

/** The code in the `count`th mail with one to this address, once that is there. */
export async function codeSentTo(portal: WithOutbox, email: string, count: number): Promise<string> {
	for (const deadline = Date.now() + arrivesWithinMs; Date.now() < deadline; await sleep(50)) {
		const mails = await mailsTo(portal, email);
		const code = mails.flatMap((text) => /^(\d{6})\r?$/m.exec(text)?.[1] ?? [])[count - 1];
		if (code !== undefined) return code;
	}
	throw new Error(`There are not ${count} mails with a code`);
}
