import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { renderMarkup } from '@/tests/support/markup';
import { address } from '@/tests/support/page-address';
import { ward } from '@/tests/support/ward';
import type { Section } from './section-link-list';
import { SectionPage } from './section-page';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));
address.query = `for=${ward.member._id}`;

/** The page has only the texts that each of the pages names. */
function getMarkup(language: 'hi' | 'en', section: Section): string {
	const { sections } = getMessages(language).matching;
	const failed = (error: Error) => {
		throw error;
	};
	return renderMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<NextIntlClientProvider
				locale={language}
				timeZone="Asia/Kolkata"
				messages={{ matching: { sections } }}
				onError={failed}
			>
				<SectionPage title="Title" intro="Intro" section={section}>
					<form />
				</SectionPage>
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

describe.each(['hi', 'en'] as const)('SectionPage for a seeker in %s', (language) => {
	it.each(['biodata', 'details', 'kundli', 'check'] as const)(
		"offers nothing of the guardian's own in %s",
		(section) => {
			const markup = getMarkup(language, section);
			expect(markup).toContain(translator(language)('matching.sections.ownOnly'));
			expect(markup).not.toContain('<form');
			expect(markup).not.toContain('acting.');
		},
	);
});
