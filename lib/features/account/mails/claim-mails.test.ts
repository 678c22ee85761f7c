import { describe, expect, it } from 'vitest';
import { claimCodeMail, claimMail } from './claim-mails';

const facts = {
	language: 'en',
	whose: 'own',
	relation: 'sister',
	code: '012345',
	minutes: 10,
	endsAt: new Date('2026-12-21T06:00:00Z'),
	claimPath: '/claim/3d4e5f',
	notMePath: '/not-me/0a1b2c',
	appUrl: 'https://example.org',
	deviceTokenUrl: 'https://example.org/api/users/known-device/a1',
} as const;

describe.each([
	['with a code', claimCodeMail],
	['with a link alone', claimMail],
])('the mail about an account made for somebody else, %s', (_which, mailOf) => {
	it('says that the reader is the relative of somebody else, where that is so', () => {
		const other = { ...facts, whose: 'other', relation: 'son' } as const;
		expect(mailOf(other).text).toContain('shows who it was, and as whose relative');
		expect(mailOf({ ...other, language: 'hi' }).text).toContain('आपको किनका रिश्तेदार बताया है');
	});

	it('says that administrators have made it', () => {
		const { subject, text } = mailOf({ ...facts, whose: 'portal', relation: null });
		expect(subject).toBe('An account has been made for you');
		expect(text).toContain("The administrators of the community's portal have made an account for you");
		expect(text).not.toContain('link to the tree');
	});
});

describe('the mail about an account made for a relative', () => {
	it('says as what the reader was added, and what can be done about it, in English', () => {
		const { subject, text, html } = claimCodeMail(facts);
		expect(subject).toBe('A relative has made an account for you');
		for (const words of [
			"A member has added you to their family tree on the community's portal as their sister",
			'\n\n012345\n\n',
			'for 10 minutes',
			'https://example.org/en/forgot-password#claim',
			'a new one at any time before Dec 21, 2026',
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
		const { subject, text, html } = claimCodeMail({ ...facts, language: 'hi', relation: 'बहन' });
		expect(subject).toBe('आपके एक रिश्तेदार ने आपके लिए खाता बनाया है');
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
				'A member has added you to their family tree',
				'The page below shows who it was',
				'before Dec 21, 2026',
				'This is not me: https://example.org/en/not-me/0a1b2c',
				'See who added you: https://example.org/en/claim/3d4e5f',
			],
		],
		[
			'hi',
			'आपके एक रिश्तेदार ने आपके लिए खाता बनाया है',
			[
				'समाज के पोर्टल पर एक सदस्य ने आपको अपने वंश वृक्ष में जोड़ा है',
				'वे कौन हैं, यह नीचे दिए पृष्ठ पर लिखा है',
				'यह मैं नहीं हूँ: https://example.org/not-me/0a1b2c',
				'देखें कि किन्होंने जोड़ा है: https://example.org/claim/3d4e5f',
			],
		],
	] as const)('leads to the page of the claim and holds no code, in %s', (language, subject, words) => {
		const mail = claimMail({ ...facts, language });
		expect(mail.subject).toBe(subject);
		for (const word of words) expect(mail.text).toContain(word);
		expect(mail.text + mail.html).not.toContain(facts.code);
		expect(mail.html).toContain(`<html lang="${language}">`);
	});
});
