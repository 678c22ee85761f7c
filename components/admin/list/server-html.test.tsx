import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apiQuery } from '@/lib/client/api-query';
import en from '@/messages/en';
import { DeitiesPage } from '../deities/deities-page';
import { deitiesList } from '../deities/deities-query';
import { OutboxPage } from '../outbox/outbox-page';
import { outboxList } from '../outbox/outbox-query';
import { WideScreen } from '../wide-screen';
import { loadListState } from './list-state';
import { AdminTable } from './table';

interface Rendering {
	page: ReactNode;
	/** The call of the list, and what it answers; null where it is refused. */
	queryKey: readonly unknown[];
	reply: unknown;
	query?: string;
	isWide?: boolean;
}

/** The server's HTML of a page of the back office. */
function getHtml({ page, queryKey, reply, query = '', isWide = true }: Rendering): string {
	const client = new QueryClient();
	if (reply !== null) client.setQueryData(queryKey, reply);
	return renderToStaticMarkup(
		<NextIntlClientProvider
			locale="en"
			messages={en}
			timeZone="Asia/Kolkata"
			onError={(error) => {
				throw error;
			}}
		>
			<NuqsTestingAdapter searchParams={query}>
				<QueryClientProvider client={client}>
					<WideScreen value={isWide}>{page}</WideScreen>
				</QueryClientProvider>
			</NuqsTestingAdapter>
		</NextIntlClientProvider>,
	);
}

async function outbox(query: Record<string, string>, reply: unknown): Promise<Rendering> {
	const state = await loadListState(outboxList, Promise.resolve(query));
	return {
		page: <OutboxPage />,
		queryKey: apiQuery('GET /api/admin/outbox', { query: outboxList.query(state) }).queryKey,
		reply,
		query: new URLSearchParams(query).toString(),
	};
}

const mail = {
	...{ _id: 'one', to: 'asha@example.org', subject: 'Your code', language: 'en' },
	createdAt: '2026-11-01T06:00:00.000Z',
};
const mails = { mails: [mail], pagination: { page: 2, limit: 10, total: 11, pages: 2 } };

describe('the HTML of a list from the server', () => {
	it('holds the rows that its address asks for, as a table', async () => {
		const html = getHtml(await outbox({ page: '2', limit: '10' }, mails));
		expect(html).toContain('<table');
		expect(html).toContain('asha@example.org');
		expect(html).toContain('Page 2 of 2');
		expect(html).not.toContain(en.admin.outbox.loading);
	});

	it('holds the number of the page in the field that leads to another, before scripts arrive', async () => {
		const pagination = { page: 2, limit: 10, total: 30, pages: 3 };
		const html = getHtml(await outbox({ page: '2', limit: '10' }, { mails: [mail], pagination }));
		expect(html).toMatch(/<input[^>]* inputMode="numeric"[^>]* value="2"/);
	});

	it('holds them as cards for a phone', async () => {
		const html = getHtml({ ...(await outbox({ page: '2', limit: '10' }, mails)), isWide: false });
		expect(html).not.toContain('<table');
		expect(html).toContain('asha@example.org');
	});

	it('leaves out the columns that its address hides, but never the one that names the rows', async () => {
		const html = getHtml(await outbox({ page: '2', limit: '10', hidden: 'to,subject' }, mails));
		expect(html).toContain('Your code');
		expect(html).not.toContain('>asha@example.org<');
	});

	it('says that a list is empty, and that one is on its way', async () => {
		const none = { mails: [], pagination: { page: 1, limit: 25, total: 0, pages: 0 } };
		expect(getHtml(await outbox({}, none))).toContain(en.admin.outbox.empty);
		expect(getHtml(await outbox({}, null))).toContain(en.admin.outbox.loading);
	});

	it('keeps the selected rows of the address, where the list has them', async () => {
		const query = { selected: 'b,unknown' };
		const state = await loadListState(deitiesList, Promise.resolve(query));
		const deity = (id: string) => ({
			...{ _id: id, name: `Devi ${id}`, deityType: 'devi', language: 'en', clans: [], image: null },
		});
		const html = getHtml({
			page: <DeitiesPage clans={[]} />,
			queryKey: apiQuery('GET /api/deities', { query: deitiesList.query(state) }).queryKey,
			reply: [deity('a'), deity('b')],
			query: 'selected=b,unknown',
		});
		expect(html).toContain('2 deities');
		expect(html).toContain('1 selected');
	});

	it('keeps rows as readable as ever while they are loaded once more', () => {
		const html = getHtml({
			page: (
				<AdminTable
					caption="Mails"
					columns={[{ key: 'to', title: 'To', cell: ({ to }: typeof mail) => to, isHeader: true }]}
					rows={[mail]}
					rowKey={({ _id }) => _id}
					status="loading"
					loading={en.admin.outbox.loading}
					empty={en.admin.outbox.empty}
				/>
			),
			queryKey: [],
			reply: null,
		});
		expect(html).toContain('asha@example.org');
		expect(html).toContain('aria-busy="true"');
		expect(html).toContain(en.admin.outbox.loading);
		expect(html).not.toContain('opacity-');
	});
});
