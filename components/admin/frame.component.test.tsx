import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminDashboard } from '@/components/admin/dashboard/dashboard';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { member } from '@/tests/support/browser/members';
import { makeBlog } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { AdminFrame } from './frame';

beforeEach(() => page.viewport(1440, 900));

const waiting = { blogs: 3, pictures: 0, messages: 2, reports: 1 };
const pages = [
	['dashboard', '/admin'],
	['users', '/admin/users'],
	['blogs', '/admin/blogs'],
	['gallery', '/admin/gallery'],
	['deities', '/admin/deities'],
	['clans', '/admin/clans'],
	['khaanps', '/admin/khaanps'],
	['families', '/admin/families'],
	['messages', '/admin/messages'],
	['trash', '/admin/trash'],
	['history', '/admin/history'],
	['import', '/admin/import'],
	['settings', '/admin/settings'],
] as const;

async function showFrame(language: Language, isSidebarNarrow = false): Promise<void> {
	await respond('GET /api/admin/waiting', waiting);
	const frame = { isSidebarNarrow, hasOutbox: false, isWide: true };
	await show(await AdminFrame({ ...frame, language, children: <h1>Page</h1> }), {
		language,
		session: 'administrator',
		path: '/admin',
	});
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function expectLinks(language: Language): Promise<void> {
	const { frame } = getMessages(language).admin;
	const links = page.getByRole('navigation', { name: frame.navigation }).getByRole('link');
	expect(links.elements()).toHaveLength(pages.length);
	for (const [nth, [name, path]] of pages.entries()) {
		await expect.element(links.nth(nth)).toHaveTextContent(frame.pages[name]);
		await expect.element(links.nth(nth)).toHaveAttribute('href', path);
	}
	await expect.element(links.nth(0)).toHaveAttribute('aria-current', 'page');
	await expect.element(button(frame.logout)).toBeVisible();
}

describe('AdminFrame', () => {
	it('leads to every page of the back office, says what waits, and counts again when one comes back [layout.sidebar]', async () => {
		const { frame } = getMessages('en').admin;
		await showFrame('en');
		await expectLinks('en');
		const link = (name: string | RegExp) => page.getByRole('link', { name });
		await expect.element(link(new RegExp(`^${frame.pages.blogs}.*3`))).toBeVisible();
		await expect.element(link(new RegExp(`^${frame.pages.messages}.*3`))).toBeVisible();
		await expect.element(page.getByRole('link', { name: frame.pages.gallery, exact: true })).toBeVisible();
		await respond('GET /api/admin/waiting', { ...waiting, blogs: 0, pictures: 41 });
		document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
		await expect.element(link(new RegExp(`^${frame.pages.gallery}.*41`))).toBeVisible();
		await expect.element(page.getByRole('link', { name: frame.pages.blogs, exact: true })).toBeVisible();
	});

	it('narrows its sidebar and keeps it so, whose links keep their names', async () => {
		const { frame } = getMessages('en').admin;
		await showFrame('en');
		const links = page.getByRole('navigation', { name: frame.navigation });
		const getWidth = () => links.element().parentElement?.getBoundingClientRect().width;
		await expect.poll(getWidth).toBe(248);
		await userEvent.click(button(frame.collapse));
		await expect.poll(getWidth).toBe(72);
		expect(document.cookie).toContain('adminSidebar=narrow');
		await expect.element(button(frame.expand)).toHaveAttribute('aria-expanded', 'false');
		await expect.element(links.getByRole('link', { name: frame.pages.deities, exact: true })).toBeVisible();
		await userEvent.click(button(frame.expand));
		await expect.poll(getWidth).toBe(248);
		expect(document.cookie).not.toContain('adminSidebar=narrow');
	});

	it('begins narrow when it was left so, with a link past the sidebar as the first stop of the keyboard', async () => {
		const { frame } = getMessages('hi').admin;
		await showFrame('hi', true);
		await expect.element(button(frame.expand)).toBeVisible();
		await userEvent.keyboard('{Tab}');
		const skip = page.getByRole('link', { name: frame.skip });
		await expect.element(skip).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => document.activeElement?.id).toBe('main');
	});

	it('opens a drawer on a phone, which holds the focus and gives it back', async () => {
		const { frame } = getMessages('hi').admin;
		await page.viewport(390, 844);
		await showFrame('hi');
		const menu = button(frame.menu);
		await userEvent.click(menu);
		const drawer = page.getByRole('dialog', { name: frame.menu });
		await expect.element(drawer).toBeVisible();
		await expectLinks('hi');
		for (let presses = 0; presses < pages.length + 7; presses += 1) {
			await userEvent.keyboard('{Tab}');
			const { activeElement } = document;
			expect(activeElement === document.body || activeElement?.closest('dialog') !== null).toBe(true);
		}
		await userEvent.keyboard('{Escape}');
		await expect.element(drawer).not.toBeInTheDocument();
		await expect.element(menu).toHaveFocus();
		await userEvent.click(menu);
		await userEvent.click(drawer.getByRole('button', { name: frame.close, exact: true }));
		await expect.element(drawer).not.toBeInTheDocument();
	});
});

describe('AdminDashboard', () => {
	it('counts, lists the newest users and blogs, and loads each part again that failed [dashboard.cards] [dashboard.recent]', async () => {
		const { admin, maintenance } = getMessages('en');
		const words = admin.dashboard;
		await respond('GET /api/admin/waiting', waiting);
		await respond('GET /api/users/count', { count: 123_456 });
		await respond('GET /api/blogs/count', { count: 12 });
		await respond('GET /api/family/count', { totalFamilies: 7 });
		await respond('GET /api/admin/overview', {
			totalMatches: 4,
			registrations: Array.from({ length: 12 }, (_, week) => ({
				week: `2026-0${1 + Math.floor(week / 4)}-0${1 + (week % 4) * 2}`,
				count: week,
			})),
			database: { health: 'ok', bytes: 1_000_000 },
			storage: { health: 'ok', pictures: 2, bytes: 2_000 },
			maintenance: { isOn: false, since: null, isFixed: false },
		});
		const account = { _id: 'asha', name: 'Asha', email: 'asha@bücher.example' };
		await respond('GET /api/admin/accounts', {
			names: [
				{
					...account,
					_id: 'admin',
					name: 'Admin',
					email: 'a@b.co',
					nameInOtherScript: null,
					fault: 'nameReserved',
				},
			],
			doubles: [{ ...account, other: { ...account, _id: 'other', email: 'asha@xn--bcher-kva.example' } }],
		});
		const pagination = { page: 1, limit: 5, total: 5, pages: 1 };
		await respond('GET /api/users', {
			users: Array.from({ length: 5 }, (_, index) => member({ _id: `member ${index}` })),
			pagination,
		});
		refuseWithoutReason('GET /api/blogs', 500);
		const options = { language: 'en', session: 'administrator', area: 'administration' } as const;
		await show(<AdminDashboard />, { ...options, path: '/admin' });
		const panel = (name: string) => page.getByRole('region', { name, exact: true });
		for (const [name, figure] of [
			[words.cards.users, '1,23,456'],
			[words.cards.blogs, '12'],
			[words.cards.families, '7'],
			[words.cards.matches, '4'],
		] as const)
			await expect
				.element(page.getByText(name, { exact: true }).element().parentElement)
				.toHaveTextContent(`${figure}`);

		const blogs = panel(words.blogs.title);
		await expect.element(blogs.getByRole('alert')).toHaveTextContent(words.blogs.failed);
		await respond('GET /api/blogs', {
			blogs: Array.from({ length: 5 }, (_, index) => makeBlog({ _id: `story ${index}` })),
			pagination,
		});
		await userEvent.click(blogs.getByRole('button', { name: words.tryAgain }));
		for (const [list, name, href] of [
			[panel(words.users.title), words.viewAllUsers, '/admin/users'],
			[blogs, words.viewAllBlogs, '/admin/blogs'],
		] as const) {
			await expect.poll(() => list.getByRole('listitem').elements().length).toBe(5);
			await expect.element(list.getByRole('link', { name })).toHaveAttribute('href', href);
			await expect.element(list.getByRole('link', { name })).toHaveTextContent(words.viewAll);
		}
		expect(callsTo('GET /api/blogs').at(-1)?.query).toEqual({ page: '1', limit: '5' });
		expect(panel(words.users.title).element().querySelector('time')?.title).toMatch(/\d:\d\d/);
		const weeks = panel(words.registrations.title).getByRole('listitem');
		expect(weeks.elements()).toHaveLength(12);
		await expect.element(weeks.first()).toHaveTextContent('2026');
		const ok = panel(words.health.title).getByText(words.health.ok, { exact: true });
		expect(ok.elements()).toHaveLength(2);
		await expect.element(panel(words.maintenance.title).getByText(maintenance.isOff)).toBeVisible();
		const toCheck = panel(words.accounts.title);
		for (const [title, address, search] of [
			['Admin', 'a@b.co', 'a%40b.co'],
			['Asha · Asha', 'asha@xn--bcher-kva.example', 'asha%40b%C3%BCcher.example'],
		] as const) {
			const link = toCheck.getByRole('link', { name: title });
			await expect.element(link).toHaveTextContent(address);
			await expect.element(link).toHaveAttribute('href', `/admin/users?search=${search}`);
		}
		const waits = panel(words.waiting.title);
		await expect.element(waits.getByRole('link', { name: words.waiting.blogs })).toHaveTextContent('3');
		await expect
			.element(waits.getByRole('link', { name: words.waiting.reports }))
			.toHaveAttribute('href', '/admin/messages?tab=reports&state=open');
	});
});
