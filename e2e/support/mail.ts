import { mailsTo } from '../../tests/support/outbox-mails';
import { expect } from './fixtures';

const portal = { dataDir: process.env.E2E_DATA_DIR ?? '' };

/** The code in the newest mail to this address, once there are `count` mails with one. */
export async function codeSentTo(email: string, count = 1): Promise<string> {
	let codes: string[] = [];
	await expect(async () => {
		codes = (await mailsTo(portal, email)).flatMap((text) => /^(\d{6})\r?$/m.exec(text)?.[1] ?? []);
		expect(codes).toHaveLength(count);
	}).toPass();
	return codes.at(-1) ?? '';
}

/** The path and fragment of the link of ours whose address holds `part`, in the oldest mail to this address, once it is there. */
export async function linkSentTo(email: string, part: string): Promise<string> {
	let link: URL | undefined;
	await expect(async () => {
		const links = [...((await mailsTo(portal, email))[0] ?? '').matchAll(/https?:\/\/[^\s"<]+/g)].map(
			([address]) => new URL(address),
		);
		link = links.find(({ href }) => href.includes(part));
		expect(link).toBeDefined();
	}).toPass();
	return link ? link.pathname + link.hash : '';
}
