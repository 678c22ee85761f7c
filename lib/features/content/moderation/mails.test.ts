import { describe, expect, it } from 'vitest';
import { typed } from '@/tests/support/typed';
import { reviewMail } from './mails';

const appUrl = 'https://example.org';
const hostile = `Forts\r\nBcc: victim@example.org\r\n\r\n<img src=x> & {name} 'x'`;

describe.each([
	['story', 'approved', '/blog/an-id'],
	['story', 'rejected', '/share-story?id=an-id'],
	['picture', 'approved', '/gallery#picture-an-id'],
	['picture', 'rejected', '/upload-photo'],
] as const)('the mail about a %s that is %s', (kind, verdict, page) => {
	const facts = {
		kind,
		id: 'an-id',
		title: typed('Forts'),
		verdict,
		reason: null,
		language: 'en',
		appUrl,
	} as const;

	it('names it and leads to where it goes on in the reader’s language', () => {
		const { subject, text, html } = reviewMail(facts);
		expect(text).toContain('Forts');
		expect(text.endsWith(`: ${appUrl}/en${page}`)).toBe(true);
		expect(html).toContain('<html lang="en">');
		const hindi = reviewMail({ ...facts, language: 'hi' });
		expect(hindi.subject).not.toBe(subject);
		expect(hindi.text).toContain('Forts');
		expect(hindi.text.endsWith(`: ${appUrl}${page}`)).toBe(true);
	});

	it('gives the reason where there is one', () => {
		expect(reviewMail(facts).text).not.toContain('reason');
		expect(reviewMail({ ...facts, reason: typed('Copied.') }).text).toContain(
			'The reason they gave: Copied.',
		);
		expect(reviewMail({ ...facts, language: 'hi', reason: typed('नकल है।') }).text).toContain('नकल है।');
	});

	it('shows what was typed as it was, never in the subject and never as HTML', () => {
		const { subject, text, html } = reviewMail({ ...facts, title: typed(hostile), reason: typed(hostile) });
		expect(subject).toBe(reviewMail(facts).subject);
		expect(text.split(hostile)).toHaveLength(3);
		expect(html).not.toContain('<img');
	});
});
