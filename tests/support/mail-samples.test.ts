// No mail to an address that nobody has confirmed holds a word that somebody typed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/core/language';
import { type MailRecipient, typedTextFor } from '@/lib/platform/mail/typed-text';
import { mailSamples } from '@/tests/support/mail-samples';

const kinds = Object.entries(mailSamples).flatMap(([name, builds]) =>
	builds.flatMap((build, at) => (['hi', 'en'] as const).map((language) => ({ name, at, build, language }))),
);

function getWords(build: (typeof kinds)[number]['build'], language: Language, recipient: MailRecipient) {
	const canaries: string[] = [];
	const { subject, text, html } = build({ language, appUrl: 'https://example.org' }, (what) => {
		canaries.push(`canary-${what}`);
		return typedTextFor(recipient, `canary-${what}`);
	});
	return { canaries, subject, text, html };
}

/** Exported functions that build a mail, with the parameters that the regular expression passes over. */
const builder = /^export function (\w+)\((?:[^()]|\([^()]*\))*\): MailContent \{/gm;

it('every mail is looked at', () => {
	const lib = path.resolve(import.meta.dirname, '../../lib');
	const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.ts'),
	);
	const names = files.flatMap((file) =>
		[...readFileSync(path.join(lib, file), 'utf8').matchAll(builder)].map(([, name]) => name),
	);
	// Other mails are built with these two.
	const builders = ['composeMail', 'paragraphsMail'];
	expect(names.filter((name) => !builders.includes(name ?? '')).sort()).toEqual(
		Object.keys(mailSamples).sort(),
	);
});

describe.each(kinds)('$name $at in $language', ({ build, language }) => {
	it('holds nothing that was typed for an unconfirmed address', () => {
		const { subject, text, html } = getWords(build, language, { emailConfirmedAt: null });
		expect(`${subject}${text}${html}`).not.toContain('canary');
		// Nor a placeholder, or a hole where a name would be.
		expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined|null|“”|\s\s+(?=[a-z])/);
	});

	it('holds all of it for a confirmed one, but in its subject', () => {
		const { canaries, subject, text, html } = getWords(build, language, { emailConfirmedAt: new Date(0) });
		for (const canary of canaries) {
			expect(text).toContain(canary);
			expect(html).toContain(canary);
		}
		expect(subject).not.toContain('canary');
	});
});

const addressesIn = (text: string) =>
	[...text.matchAll(/https:\/\/example\.org(\/\S*)/g)].map(([, address]) => address);

describe.each([
	[
		'guardianMail',
		[
			['/matrimonial/guardians'],
			['/matrimonial?for=x'],
			['/matrimonial/guardians'],
			['/matrimonial/guardians#guardian-acts'],
		],
	],
	['guardianInterestMail', Array.from({ length: 4 }, () => ['/matrimonial/interests?open=x&for=y'])],
	[
		'waitingMail',
		[
			[
				'/admin/blogs?review=1',
				'/admin/gallery?review=1',
				'/admin/messages',
				'/admin/messages?tab=reports&state=open',
				'/admin/settings#mails',
			],
		],
	],
] as const)('the addresses in %s', (name, expected) => {
	it('open the very thing that the mail is about', () => {
		const texts = mailSamples[name]?.map((build) => getWords(build, 'hi', { emailConfirmedAt: null }).text);
		expect(texts?.map(addressesIn)).toEqual(expected);
	});
});
