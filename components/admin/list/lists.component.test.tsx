import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BlogsScreen } from '@/components/admin/blogs/blogs-screen';
import { ClansPage } from '@/components/admin/clans/clans-page';
import { DeitiesPage } from '@/components/admin/deities/deities-page';
import { FamiliesPage } from '@/components/admin/families/families-page';
import { GalleryScreen } from '@/components/admin/gallery/gallery-screen';
import { HistoryPage } from '@/components/admin/history/history-page';
import { KhaanpsPage } from '@/components/admin/khaanps/khaanps-page';
import { Inbox } from '@/components/admin/messages/inbox';
import { Reports } from '@/components/admin/messages/reports';
import { OutboxPage } from '@/components/admin/outbox/outbox-page';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { MembersPage } from '@/components/admin/users/members-page';
import type { ApiRoute } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, loseConnection, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';

// Lists are tables on a wide screen, cards on a phone.
beforeEach(() => page.viewport(1440, 900));

const none = { page: 1, limit: 10, total: 0, pages: 0 };
const noStates = { all: 0, pending: 0, approved: 0, rejected: 0 };

interface AdminList {
	title: string;
	route: ApiRoute;
	screen: ReactNode;
	texts: (
		admin: ReturnType<typeof getMessages>['admin'],
	) => Record<'loading' | 'empty' | 'loadFailed', string>;
	respondEmpty: () => Promise<void>;
	/** The call that makes a file of what the search leaves, and what it is asked for. */
	exported?: { route: ApiRoute; query: Record<string, string> };
	/** It is read whole. */
	isWhole?: true;
}

const lists: readonly AdminList[] = [
	{
		title: 'MembersPage [users.none] [users.loading] [users.loadFailure]',
		route: 'GET /api/users',
		screen: <MembersPage ownId="an administrator" />,
		texts: ({ users }) => users,
		respondEmpty: async () => {
			await respond('GET /api/users/filters', { clans: [], dynasties: [] });
			await respond('GET /api/users', { users: [], pagination: none });
		},
		exported: { route: 'GET /api/admin/exports/users', query: { query: 'fort' } },
	},
	{
		title: 'BlogsScreen [blogs.none] [blogs.loadFailure]',
		route: 'GET /api/blogs/admin',
		screen: <BlogsScreen />,
		texts: ({ blogs }) => blogs,
		respondEmpty: () =>
			respond('GET /api/blogs/admin', { blogs: [], pagination: none, statusCounts: noStates }),
		exported: { route: 'GET /api/admin/exports/blogs', query: { query: 'fort' } },
	},
	{
		title: 'GalleryScreen [gallery.none] [gallery.loadFailure]',
		route: 'GET /api/gallery/admin',
		screen: <GalleryScreen categoryNames={{}} categories={[]} />,
		texts: ({ gallery }) => gallery,
		respondEmpty: () =>
			respond('GET /api/gallery/admin', { images: [], pagination: none, statusCounts: noStates }),
	},
	{
		title: 'DeitiesPage [deities.loadFailure]',
		route: 'GET /api/deities',
		screen: <DeitiesPage clans={[]} />,
		texts: ({ deities }) => deities,
		respondEmpty: () => respond('GET /api/deities', []),
		isWhole: true,
	},
	{
		title: 'FamiliesPage [families.loadFailure]',
		route: 'GET /api/family/trees',
		screen: <FamiliesPage />,
		texts: ({ families }) => families,
		respondEmpty: () =>
			respond('GET /api/family/trees', { families: [], totalFamilies: 0, pagination: none }),
	},
	{
		title: 'Inbox',
		route: 'GET /api/admin/messages',
		screen: <Inbox answers={{ hi: getMessages('hi'), en: getMessages('en') }} />,
		texts: ({ messages }) => messages,
		respondEmpty: () =>
			respond('GET /api/admin/messages', {
				messages: [],
				pagination: none,
				stateCounts: { all: 0, unread: 0, read: 0, answered: 0, spam: 0 },
			}),
	},
	{
		title: 'Reports',
		route: 'GET /api/admin/reports',
		screen: <Reports />,
		texts: ({ messages }) => messages.report,
		respondEmpty: () =>
			respond('GET /api/admin/reports', {
				reports: [],
				pagination: none,
				stateCounts: { all: 0, open: 0, held: 0, dismissed: 0 },
			}),
	},
	{
		title: 'HistoryPage',
		route: 'GET /api/admin/history',
		screen: <HistoryPage />,
		texts: ({ history }) => history,
		respondEmpty: () =>
			respond('GET /api/admin/history', { entries: [], actors: [], pagination: none, isMore: false }),
		exported: { route: 'GET /api/admin/exports/history', query: { about: 'fort' } },
	},
	{
		title: 'KhaanpsPage',
		route: 'GET /api/admin/khaanps',
		screen: <KhaanpsPage known={{ kuls: [], names: [] }} />,
		texts: ({ khaanps }) => khaanps,
		respondEmpty: () => respond('GET /api/admin/khaanps', { khaanps: [], pagination: none }),
		exported: { route: 'GET /api/admin/exports/khaanps', query: {} },
	},
	{
		title: 'ClansPage',
		route: 'GET /api/admin/clans',
		screen: <ClansPage />,
		texts: ({ clans }) => clans,
		respondEmpty: () => respond('GET /api/admin/clans', { clans: [] }),
		isWhole: true,
	},
	{
		title: 'TrashPage',
		route: 'GET /api/admin/trash',
		screen: <TrashPage />,
		texts: ({ trash }) => trash,
		respondEmpty: () =>
			respond('GET /api/admin/trash', {
				entries: [],
				pagination: none,
				counts: { all: 0, member: 0, blog: 0, picture: 0, family: 0, deity: 0, khaanp: 0 },
			}),
	},
	{
		title: 'OutboxPage',
		route: 'GET /api/admin/outbox',
		screen: <OutboxPage />,
		texts: ({ outbox }) => outbox,
		respondEmpty: () => respond('GET /api/admin/outbox', { mails: [], pagination: none }),
	},
];

const getLanguage = (index: number): Language => (index % 2 === 0 ? 'hi' : 'en');

const shownLists = lists.map((list, index) => ({ ...list, language: getLanguage(index) }));

describe.each(shownLists)('$title', ({ route, screen, texts: getTexts, respondEmpty, language }) => {
	const { admin } = getMessages(language);
	const texts = getTexts(admin);

	it('says that it is loading, then that it is empty', async () => {
		await respondEmpty();
		const release = hold(route);
		await show(screen, { language, session: 'administrator', area: 'administration' });
		await expect.element(page.getByText(texts.loading, { exact: true })).toBeVisible();
		await expect.element(page.getByText(texts.empty, { exact: true })).not.toBeInTheDocument();
		release();
		await expect.element(page.getByText(texts.empty, { exact: true })).toBeVisible();
		await expect.element(page.getByText(texts.loading, { exact: true })).not.toBeInTheDocument();
	});

	it('says that it failed, and tries again', async () => {
		await respondEmpty();
		refuseWithoutReason(route, 503);
		await show(screen, { language, session: 'administrator', area: 'administration' });
		await expect.element(page.getByRole('alert')).toHaveTextContent(texts.loadFailed);
		await respondEmpty();
		await userEvent.click(page.getByRole('button', { name: admin.frame.tryAgain, exact: true }));
		await expect.element(page.getByText(texts.empty, { exact: true })).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});
});

describe.each(shownLists.filter(({ isWhole }) => !isWhole))(
	'$title',
	({ route, screen, respondEmpty, language }) => {
		it('reads the page that its address names', async () => {
			await respondEmpty();
			const path = '/admin?page=3&limit=25';
			await show(screen, { language, session: 'administrator', area: 'administration', path });
			await expect.poll(() => callsTo(route)[0]?.query).toMatchObject({ page: '3', limit: '25' });
		});
	},
);

describe.each(shownLists.flatMap((list) => (list.exported ? [{ ...list, exported: list.exported }] : [])))(
	'$title',
	({ screen, respondEmpty, exported: { route, query }, language }) => {
		it('exports what the search of its address leaves, and says when that fails', async () => {
			const { data } = getMessages(language).admin;
			await respondEmpty();
			refuseWithoutReason(route, 503);
			const path = '/admin?search=fort';
			await show(screen, { language, session: 'administrator', area: 'administration', path });
			await userEvent.click(page.getByRole('button', { name: data.export.button, exact: true }));
			await expect.element(page.getByRole('alert')).toHaveTextContent(data.export.failed);
			expect(callsTo(route)).toMatchObject([{ query }]);
		});
	},
);

const mailNumbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

function respondMails(wanted: number, limit: 10 | 25): Promise<void> {
	const total = 23;
	const first = (wanted - 1) * limit + 1;
	return respond('GET /api/admin/outbox', {
		mails: mailNumbers(first, Math.min(first + limit - 1, total)).map((number) => ({
			_id: `mail ${number}`,
			to: `member${number}@example.org`,
			subject: `Code ${number}`,
			language: 'en',
			createdAt: '2026-11-01T06:00:00.000Z',
		})),
		pagination: { page: wanted, limit, total, pages: Math.ceil(total / limit) },
	});
}

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

describe('Pager', () => {
	it('goes to the next page, to the last and no further, and back', async () => {
		const language = 'en';
		const { pager } = getMessages(language).admin.frame;
		const t = translator(language);
		const isAt = (number: string) =>
			expect.element(page.getByText(t('admin.frame.pager.page', { page: number, pages: '3' }))).toBeVisible();
		const route = 'GET /api/admin/outbox';
		const session = 'administrator';
		await respondMails(1, 10);
		await show(<OutboxPage />, { language, session, area: 'administration', path: '/admin/outbox?limit=10' });
		await isAt('1');
		const next = page.getByRole('button', { name: pager.next, exact: true });
		const previous = page.getByRole('button', { name: pager.previous, exact: true });
		await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
		await respondMails(2, 10);
		await userEvent.click(next);
		await isAt('2');
		expect(callsTo(route).at(-1)?.query).toMatchObject({ page: '2', limit: '10' });
		await respondMails(3, 10);
		await userEvent.click(next);
		await isAt('3');
		await expect.element(next).toHaveAttribute('aria-disabled', 'true');
		await expect.poll(() => rows().elements().length).toBe(3);
		const count = callsTo(route).length;
		await userEvent.click(next, { force: true });
		expect(callsTo(route)).toHaveLength(count);
		await respondMails(2, 10);
		await userEvent.click(previous);
		await isAt('2');
		await expect.element(page.getByText('Code 11', { exact: true })).toBeVisible();
		await expect.element(page.getByText('Code 21', { exact: true })).not.toBeInTheDocument();
	});

	it('leads to a page that is typed in digits of either script, and begins again when the size changes', async () => {
		const language = 'hi';
		const { pager } = getMessages(language).admin.frame;
		const session = 'administrator';
		await respondMails(1, 10);
		await show(<OutboxPage />, { language, session, area: 'administration', path: '/admin/outbox?limit=10' });
		await expect.element(page.getByText('Code 1', { exact: true })).toBeVisible();
		await respondMails(3, 10);
		await userEvent.fill(page.getByRole('textbox', { name: pager.jump }), '३');
		await userEvent.keyboard('{Enter}');
		await expect
			.poll(() => callsTo('GET /api/admin/outbox').at(-1)?.query)
			.toMatchObject({ page: '3', limit: '10' });
		await expect.element(page.getByText('Code 23', { exact: true })).toBeVisible();
		await respondMails(1, 25);
		await userEvent.selectOptions(page.getByRole('combobox', { name: pager.size }), '25');
		await expect.poll(() => rows().elements().length).toBe(23);
		expect(callsTo('GET /api/admin/outbox').at(-1)?.query).toMatchObject({ page: '1', limit: '25' });
	});
});

describe('ListPage', () => {
	it('keeps the rows when they cannot be loaded once more, and says so', async () => {
		const language = 'hi';
		const { outbox, frame } = getMessages(language).admin;
		const session = 'administrator';
		await respondMails(1, 10);
		await show(<OutboxPage />, { language, session, area: 'administration', path: '/admin/outbox?limit=10' });
		await expect.element(page.getByText('Code 1', { exact: true })).toBeVisible();
		loseConnection('GET /api/admin/outbox');
		await userEvent.click(page.getByRole('button', { name: frame.pager.next, exact: true }));
		await expect.element(page.getByRole('alert')).toHaveTextContent(outbox.loadFailed);
		await expect.element(page.getByText('Code 1', { exact: true })).toBeVisible();
	});

	it('hides a column that is not wanted, never the one that names the rows', async () => {
		const language = 'en';
		const { outbox, frame } = getMessages(language).admin;
		const session = 'administrator';
		await respondMails(1, 10);
		await show(<OutboxPage />, { language, session, area: 'administration', path: '/admin/outbox?limit=10' });
		const headings = page.getByRole('columnheader');
		await expect.element(page.getByText('Code 1', { exact: true })).toBeVisible();
		const before = headings.elements().length;
		await userEvent.click(page.getByText(frame.table.columns, { exact: true }).first());
		await expect
			.element(page.getByRole('checkbox', { name: outbox.columns.subject }))
			.not.toBeInTheDocument();
		await userEvent.click(page.getByRole('checkbox', { name: outbox.columns.to, exact: true }));
		await expect.poll(() => headings.elements().length).toBe(before - 1);
		await expect.element(page.getByText('member1@example.org', { exact: true })).not.toBeInTheDocument();
		await expect.element(rows().first()).toBeVisible();
		await expect.poll(() => location.search).toContain('hidden=to');
	});

	it('tells a former administrator that the list is not theirs to see', async () => {
		const language = 'hi';
		const { forbidden } = getMessages(language).admin.frame;
		await respond('GET /api/users/filters', { clans: [], dynasties: [] });
		refuseWithoutReason('GET /api/users', 403);
		await show(<MembersPage ownId="an administrator" />, {
			language,
			session: 'administrator',
			area: 'administration',
		});
		await expect.element(page.getByText(forbidden.text, { exact: true })).toBeVisible();
		await expect.element(page.getByRole('link', { name: forbidden.link })).toHaveAttribute('href', '/?in=hi');
	});
});
