import { describe, expect, it } from 'vitest';
import { claimMail, claimMailWithoutCode } from './claim-mail';

const facts = {
	language: 'en',
	adderName: 'Shivank Singh',
	relation: 'sister',
	relatedToName: null,
	code: '012345',
	minutes: 10,
	endsAt: new Date('2026-12-21T06:00:00Z'),
	notMePath: '/not-me/0a1b2c',
	appUrl: 'https://example.org',
	knownDeviceUrl: 'https://example.org/api/users/known-device/a1',
} as const;

describe.each([
	['with a code', claimMail],
	['without one', claimMailWithoutCode],
])('the mail about an account made for somebody else, %s', (_which, mailOf) => {
	it('says whose relative the reader is, where it is somebody else’s', () => {
		const other = { ...facts, relation: 'son', relatedToName: 'Jaipal Singh' };
		expect(mailOf(other).text).toContain('as the son of Jaipal Singh, and');
		const hindi = { ...other, language: 'hi', relation: 'बेटा' } as const;
		expect(mailOf(hindi).text).toContain('Jaipal Singh से आपका रिश्ता: बेटा।');
	});

	it('names nobody where administrators have made it', () => {
		const { subject, text } = mailOf({ ...facts, adderName: null, relation: null });
		expect(subject).toBe('An account has been made for you');
		expect(text).toContain("The administrators of the community's portal have made an account for you");
		expect(text).not.toContain('link to the tree');
	});

	it('shows names as they were typed, never in the subject and never as HTML', () => {
		const hostile = `Veer\r\nBcc: victim@example.org\r\n\r\n<img src=x> & {name} 'x'`;
		const plain = mailOf(facts);
		const { subject, html, text } = mailOf({ ...facts, adderName: hostile, relatedToName: hostile });
		expect(subject).toBe(plain.subject);
		expect(text).toContain(`${hostile} has added you`);
		expect(html).not.toContain('<img');
		expect(html).toContain('&lt;img src=x&gt; &amp; {name} &#39;x&#39;');
	});
});

describe('the mail about an account made for a relative', () => {
	it('says who added the reader, as what, and what can be done about it, in English', () => {
		const { subject, text, html } = claimMail(facts);
		expect(subject).toBe('A relative has made an account for you');
		for (const words of [
			"Shivank Singh has added you to their family tree on the community's portal as their sister",
			'\n\n012345\n\n',
			'for 10 minutes',
			'https://example.org/en/forgot-password#claim',
			'a new OTP at any time before 21 December 2026',
			'This is not me: https://example.org/en/not-me/0a1b2c',
			'open this link in your browser first',
			'https://example.org/api/users/known-device/a1',
		])
			expect(text).toContain(words);
		expect(html).toContain('<html lang="en">');
		expect(html).toContain('href="https://example.org/en/forgot-password#claim"');
		expect(html).toContain('href="https://example.org/en/not-me/0a1b2c"');
		expect(html).toContain('012345');
	});

	it('says so in Hindi', () => {
		const { subject, text, html } = claimMail({ ...facts, language: 'hi', relation: 'बहन' });
		expect(subject).toBe('आपके एक संबंधी ने आपके लिए खाता बनाया है');
		for (const words of [
			'उनसे आपका रिश्ता: बहन।',
			'\n\n012345\n\n',
			'https://example.org/forgot-password#claim',
			'21 दिसंबर 2026 से पहले',
			'यह मैं नहीं हूँ: https://example.org/not-me/0a1b2c',
		])
			expect(text).toContain(words);
		expect(html).toContain('<html lang="hi">');
	});

	it.each([
		[
			'en',
			'A relative has made an account for you',
			[
				'Shivank Singh has added you to their family tree',
				'type your email address there, and you are sent an OTP',
				'before 21 December 2026',
				'This is not me: https://example.org/en/not-me/0a1b2c',
				'https://example.org/en/forgot-password#claim',
			],
		],
		[
			'hi',
			'आपके एक संबंधी ने आपके लिए खाता बनाया है',
			[
				'Shivank Singh ने समाज के पोर्टल पर आपको अपने वंश वृक्ष में जोड़ा है',
				'वहाँ अपना ईमेल पता लिखें, और आपको एक ओटीपी भेजा जाएगा',
				'21 दिसंबर 2026 से पहले',
				'यह मैं नहीं हूँ: https://example.org/not-me/0a1b2c',
				'https://example.org/forgot-password#claim',
			],
		],
	] as const)('says where to ask for a code, where it holds none, in %s', (language, subject, words) => {
		const mail = claimMailWithoutCode({ ...facts, language });
		expect(mail.subject).toBe(subject);
		for (const word of words) expect(mail.text).toContain(word);
		expect(mail.text + mail.html).not.toContain(facts.code);
		expect(mail.html).toContain(`<html lang="${language}">`);
	});
});
