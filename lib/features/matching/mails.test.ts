import { describe, expect, it } from 'vitest';
import type { InterestAnswers } from '@/lib/features/matching/interests/schema';
import { typed } from '@/tests/support/typed';
import { interestMail, reportMail } from './mails';

const appUrl = 'https://example.org';
const hostile = `Veer\r\nBcc: victim@example.org\r\n\r\n<img src=x> & {name} 'x'`;

const id = '4b2f0000-0000-4000-8000-000000000000';
const page = `/matrimonial/interests?open=${id}`;

describe.each([
	'received',
	'accepted',
	'notAccepted',
	'withdrawn',
	'ended',
	'agreed',
	'awaited',
	'settled',
	'over',
] as const)('the mail of an interest that is %s', (news) => {
	const facts = {
		id,
		language: 'en',
		news,
		name: typed('Asha'),
		answers: null,
		kindWords: null,
		actor: null,
		appUrl,
	} as const;

	it('opens the very interest in the reader’s language', () => {
		const { subject, text, html } = interestMail(facts);
		expect(text).toContain('Asha');
		expect(text.endsWith(`: ${appUrl}/en${page}`)).toBe(true);
		expect(html).toContain('<html lang="en">');
		const hindi = interestMail({ ...facts, language: 'hi' });
		expect(hindi.subject).not.toBe(subject);
		expect(hindi.text).toContain('Asha');
		expect(hindi.text.endsWith(`: ${appUrl}${page}`)).toBe(true);
		expect(hindi.html).toContain('<html lang="hi">');
	});

	it('shows a name as it was typed, never in the subject and never as HTML', () => {
		const { subject, text, html } = interestMail({ ...facts, name: typed(hostile) });
		expect(subject).toBe(interestMail(facts).subject);
		expect(text).toContain(hostile);
		expect(html).not.toContain('<img');
	});
});

describe('the mail of an interest that was received', () => {
	const answers: InterestAnswers = {
		...{ family: 'joint', village: null, work: null },
		...{ plans: ['work', 'study'], seeks: [] },
	};
	const facts = {
		id,
		language: 'en',
		news: 'received',
		answers,
		kindWords: null,
		actor: null,
		appUrl,
	} as const;

	it('tells what the sender has chosen, and which questions are left', () => {
		const { text } = interestMail({ ...facts, name: typed('Asha') });
		expect(text).toContain('Family: The family lives together in one household');
		expect(text).toContain('After the wedding: Wishes to go on working. Wishes to study further.');
		expect(text).toContain('Village: Not answered');
	});

	it('tells who acts for the sender, to a confirmed address alone', () => {
		const actor = { name: typed('Karan'), words: 'father' };
		const { text } = interestMail({ ...facts, name: typed('Asha'), actor });
		expect(text).toContain('Karan (father) acts on behalf of Asha.');
		expect(interestMail({ ...facts, name: null, actor }).text).not.toContain('Karan');
	});

	it('tells an address that is not confirmed nothing of it', () => {
		expect(interestMail({ ...facts, name: null }).text).not.toMatch(/Family:|household/);
	});
});

it.each(['notAccepted', 'ended'] as const)(
	'the mail of a no (%s) says the kind words, where some were chosen',
	(news) => {
		const facts = {
			id,
			news,
			name: typed('Asha'),
			answers: null,
			kindWords: 'thanks',
			actor: null,
			appUrl,
		} as const;
		expect(interestMail({ ...facts, language: 'en' }).text).toContain('Thank you for thinking of us.');
		expect(interestMail({ ...facts, language: 'hi' }).text).toContain('धन्यवाद');
		expect(interestMail({ ...facts, kindWords: null, language: 'en' }).text).not.toContain('Thank you');
	},
);

describe('the mail about a report', () => {
	const facts = {
		id: 'a-report',
		language: 'en',
		reporter: typed('Asha'),
		about: typed('Veer'),
		reason: 'misuse',
		text: null,
		appUrl,
	} as const;

	it('says who has reported whom and why, and leads to the report', () => {
		const { text } = reportMail(facts);
		expect(text).toContain('Asha has reported the member Veer');
		expect(text).toContain('Reason: Misuse');
		expect(text).not.toContain('own words');
		for (const language of ['hi', 'en'] as const)
			expect(reportMail({ ...facts, language }).text).toMatch(
				/: https:\/\/example\.org\/admin\/messages\?tab=reports&open=a-report$/,
			);
	});

	it('shows what was typed as it was, never in the subject and never as HTML', () => {
		const said = { reporter: typed(hostile), about: typed(hostile), text: typed(hostile) };
		const { subject, text, html } = reportMail({ ...facts, ...said });
		expect(subject).toBe(reportMail(facts).subject);
		expect(text).toContain(`In their own words: ${hostile}`);
		expect(html).not.toContain('<img');
	});
});
