import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApiFailure } from '@/lib/client/api';
import messages from '@/messages/en';
import { QueryContent } from './query-content';

const words = { loading: 'Loading the notes', failed: 'The notes did not come' };
const queryKey = ['notes'];

function Notes() {
	const query = useQuery<string, ApiFailure>({ queryKey, queryFn: () => new Promise<string>(() => {}) });
	return (
		<QueryContent query={query} words={words} skeleton={<b>shape</b>} gone={<p>There are no notes</p>}>
			{(notes) => <p>{notes}</p>}
		</QueryContent>
	);
}

function markupWith(state: { data?: string; error?: ApiFailure }): string {
	const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
	const status = state.error ? 'error' : state.data === undefined ? 'pending' : 'success';
	client
		.getQueryCache()
		.build(client, { queryKey })
		.setState({ ...state, status });
	return renderToStaticMarkup(
		<NextIntlClientProvider locale="en" timeZone="Asia/Kolkata" messages={messages}>
			<QueryClientProvider client={client}>
				<Notes />
			</QueryClientProvider>
		</NextIntlClientProvider>,
	);
}

const failure = (status: number): ApiFailure => ({
	...{ ok: false, status, code: 'unknown', message: 'Come back later.', errors: [] },
});

const busy = '<div aria-busy="true"><b>shape</b></div>';

it('marks the place of what has not come as busy, and says so', () => {
	const markup = markupWith({});
	expect(markup).toContain(busy);
	expect(markup).toMatch(/<p role="status"[^>]*>Loading the notes<\/p>/);
});

it('shows what has come, and is busy no longer', () => {
	const markup = markupWith({ data: 'Asked twice' });
	expect(markup).toBe('<p>Asked twice</p>');
});

it('says why it has not come, and is busy no longer', () => {
	const markup = markupWith({ error: failure(503) });
	for (const said of [words.failed, 'Come back later.', messages.site.tryAgain])
		expect(markup).toContain(said);
	expect(markup).not.toContain('aria-busy');
});

it('says that there is nothing, or nothing any longer', () => {
	expect(markupWith({ error: failure(404) })).toBe('<div role="alert"><p>There are no notes</p></div>');
});
