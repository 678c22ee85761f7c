import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ApiFailure } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import messages from '@/messages/en';
import { ProfilePage } from './profile-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('./profile-form', () => ({
	ProfileForm: ({ profile }: { profile: { email: string } }) => <p>{profile.email}</p>,
}));

const { queryKey } = apiQuery('GET /api/users/profile');
const failure: ApiFailure = { ok: false, status: 503, code: 'service.unavailable', message: '', errors: [] };

/** The page as it is with what the query knows. */
function markupWith(state: { data?: object; error?: ApiFailure }): string {
	const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
	const query = client.getQueryCache().build(client, { queryKey });
	query.setState({ ...state, status: state.error ? 'error' : state.data ? 'success' : 'pending' });
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<NextIntlClientProvider locale="en" timeZone="Asia/Kolkata" messages={messages}>
				<ProfilePage />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

it('shows the profile that the page brings along', () => {
	expect(markupWith({ data: { email: 'asha@example.org' } })).toContain('asha@example.org');
});

it('says that it is loading where the page brings none', () => {
	expect(markupWith({})).toContain(messages.profile.loading);
});

it.each([
	['Come back later.', 'Come back later.'],
	['', messages.profile.loadFailed],
])('says why it could not be loaded: %j', (message, said) => {
	const markup = markupWith({ error: { ...failure, message } });
	expect(markup).toContain(messages.profile.loadFailedTitle);
	expect(markup).toContain(said);
});

it('goes on loading while a refused token leads to the login', () => {
	const markup = markupWith({ error: { ...failure, status: 401, code: 'auth.required' } });
	expect(markup).toContain(messages.profile.loading);
	expect(markup).not.toContain(messages.profile.loadFailedTitle);
});
