import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '@/messages/en';
import { DashboardPanel } from './dashboard-panel';

const texts = messages.dashboard;

const markupWith = (state: { data: string | undefined; failure: { message: string } | null }) =>
	renderToStaticMarkup(
		<DashboardPanel title="Family" {...state} onRetry={() => {}} texts={texts}>
			{(name) => <p>{name}</p>}
		</DashboardPanel>,
	);

it('shows what has come', () => {
	expect(markupWith({ data: 'Rathore', failure: null })).toContain('Rathore');
});

it('says that it is loading', () => {
	const markup = markupWith({ data: undefined, failure: null });
	expect(markup).toContain(texts.loading);
	expect(markup).not.toContain(texts.tryAgain);
});

it.each([
	['', texts.failed],
	['Come back later.', 'Come back later.'],
])('says why it has not come, for the reason %j, and offers to try again', (message, said) => {
	const markup = markupWith({ data: undefined, failure: { message } });
	expect(markup).toContain(said);
	expect(markup).toContain(texts.tryAgain);
	expect(markup).not.toContain(texts.loading);
});
