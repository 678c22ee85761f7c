import { describe, expect, it } from 'vitest';
import { typed } from '@/tests/support/typed';
import { acceptedMail, requestMail } from './mails';

const facts = {
	language: 'en',
	name: typed('Shivank Singh'),
	relation: 'brother',
	isOwn: true,
	relatedToName: null,
	appUrl: 'https://example.org',
} as const;

describe.each([
	['about a request', requestMail, '/family-tree?open=requests'],
	['about an agreement', acceptedMail, '/family-tree'],
] as const)('the mail %s', (_, mailOf, page) => {
	it('leads to the tree in the reader’s language', () => {
		const { subject, text, html } = mailOf(facts);
		expect(text).toContain('Shivank Singh');
		expect(text).toContain('brother');
		expect(text.endsWith(`: https://example.org/en${page}`)).toBe(true);
		expect(html).toContain(`href="https://example.org/en${page}"`);
		expect(html).toContain('<html lang="en">');
		const hindi = mailOf({ ...facts, language: 'hi', relation: 'भाई' });
		expect(hindi.subject).not.toBe(subject);
		expect(hindi.text.endsWith(`: https://example.org${page}`)).toBe(true);
		expect(hindi.html).toContain('<html lang="hi">');
	});

	it('says whose relative, where it is somebody else’s', () => {
		expect(mailOf({ ...facts, isOwn: false, relatedToName: typed('Jaipal') }).text).toContain(
			'the brother of Jaipal',
		);
	});

	it('shows names as they were typed, never in the subject and never as HTML', () => {
		const hostile = `Veer\r\nBcc: victim@example.org\r\n\r\n<img src=x> & {name} 'x'`;
		const { subject, text, html } = mailOf({
			...facts,
			isOwn: false,
			name: typed(hostile),
			relatedToName: typed(hostile),
		});
		expect(subject).toBe(mailOf(facts).subject);
		expect(text).toContain(hostile);
		expect(html).not.toContain('<img');
		expect(html).toContain('&lt;img src=x&gt; &amp; {name} &#39;x&#39;');
	});
});
