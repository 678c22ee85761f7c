import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guardEdits } from '@/lib/client/leave-guard';
import { checkSession, sessionStore } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { administrator, member } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { Navigation } from './navigation';
import { VisitWatcher } from './visit-watcher';

beforeEach(() => page.viewport(1440, 900));

type Reader = 'visitor' | 'member' | 'administrator';

async function showBar(language: Language, reader: Reader = 'visitor'): Promise<void> {
	await respond('GET /api/users/notifications', { notifications: [], unread: 0 });
	await show(
		<header className="on-maroon flex flex-wrap bg-maroon-950">
			<Navigation language={language} isForMember={false} bell={null} />
		</header>,
		{ language, ...(reader !== 'visitor' && { session: reader }) },
	);
}

/** Shows the bar to a browser that holds a token the server has not been asked about. */
async function showUnchecked(language: Language): Promise<void> {
	await showBar(language);
	localStorage.setItem('token', 'token of a test');
	sessionStore.set({ status: 'checking' });
	document.documentElement.toggleAttribute('data-session', true);
}

const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('Navigation', () => {
	it('leads a visitor to every public page, to login and registration', async () => {
		const { navigation, pages } = getMessages('hi').site;
		await showBar('hi');
		for (const [name, path] of [
			[pages.home, '/'],
			[pages.matrimonial, '/matrimonial'],
			[pages.devi, '/devi'],
			[pages.devta, '/devta'],
			[pages.gallery, '/gallery'],
			[pages.blogs, '/blogs'],
			[pages.about, '/about'],
			[pages.contact, '/contact'],
			[pages.login, '/login'],
			[pages.register, '/register'],
		] as const) {
			await expect.element(link(name)).toBeVisible();
			await expect.element(link(name)).toHaveAttribute('href', path);
		}
		for (const name of [pages.profile, pages.dashboard, pages.admin])
			await expect.element(link(name)).not.toBeInTheDocument();
		await expect.element(page.getByRole('button', { name: navigation.logout })).not.toBeInTheDocument();
		await expect.element(link(pages.home)).toHaveAttribute('aria-current', 'page');
		expect(callsTo('GET /api/users/notifications')).toHaveLength(0);
	});

	it('gives a member the dashboard, the profile and the way out, and the family tree undimmed', async () => {
		const { navigation, pages } = getMessages('en').site;
		await showBar('en', 'member');
		await expect.element(link(pages.dashboard)).toHaveAttribute('href', '/en/dashboard');
		await expect.element(link(pages.profile)).toHaveAttribute('href', '/en/profile');
		await expect.element(page.getByRole('button', { name: navigation.logout, exact: true })).toBeVisible();
		for (const name of [pages.admin, pages.login, pages.register])
			await expect.element(link(name)).not.toBeInTheDocument();
		await expect.element(link(pages.familyTree)).toHaveAccessibleDescription('');
		await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
	});

	it('asks before a logout that would lose what is typed', async () => {
		const { navigation, unsaved } = getMessages('en').site;
		await showBar('en', 'member');
		const letGo = guardEdits({ hasEdits: () => true, isIn: () => true });
		const logout = page.getByRole('button', { name: navigation.logout, exact: true });
		const question = page.getByRole('dialog', { name: unsaved.title });
		await userEvent.click(logout);
		await userEvent.click(question.getByRole('button', { name: unsaved.cancel, exact: true }));
		await expect.element(question).not.toBeInTheDocument();
		await expect.element(logout).toBeVisible();
		expect(localStorage.getItem('token')).not.toBeNull();
		letGo();
	});

	it('says that edits were kept over a change of the language, once', async () => {
		const { unsaved } = getMessages('hi').site;
		sessionStorage.setItem('keptEdits', 'yes');
		await showBar('hi', 'member');
		await expect.element(page.getByText(unsaved.kept, { exact: true })).toBeVisible();
		expect(sessionStorage.getItem('keptEdits')).toBeNull();
	});

	it('gives an administrator the back office too', async () => {
		const { pages } = getMessages('hi').site;
		await showBar('hi', 'administrator');
		await expect.element(link(pages.admin)).toHaveAttribute('href', '/admin');
		await expect.element(link(pages.profile)).toBeVisible();
	});

	it('dims the family tree for a visitor, says why, and asks to log in first', async () => {
		const { site, errors } = getMessages('en');
		const { navigation, pages } = site;
		await showBar('en');
		const tree = page.getByRole('link', { name: pages.familyTree });
		await expect.element(tree).toHaveAccessibleDescription(navigation.loginRequired);
		const getOpacity = (name: string) =>
			Number(getComputedStyle(page.getByText(name, { exact: true }).element()).opacity);
		expect(getOpacity(pages.familyTree)).toBeLessThan(getOpacity(pages.matrimonial));
		const tooltip = page.getByText(navigation.loginRequired, { exact: true });
		await expect.element(tooltip).not.toBeVisible();
		await userEvent.hover(tree);
		await expect.element(tooltip).toBeVisible();
		await userEvent.click(tree);
		await expect.element(page.getByRole('alert')).toHaveTextContent(errors.auth.required);
		const next = encodeURIComponent(pathIn('en', '/family-tree'));
		expect(router.push.mock.lastCall?.[0]).toBe(`/en/login?next=${next}`);
	});

	it('says that it is loading while the session is checked', async () => {
		const { navigation, pages } = getMessages('hi').site;
		await respond('GET /api/users/profile', administrator());
		const release = hold('GET /api/users/profile');
		await showUnchecked('hi');
		const checked = checkSession();
		await expect.element(page.getByText(navigation.loading, { exact: true })).toBeVisible();
		await expect.element(link(pages.login)).not.toBeInTheDocument();
		release();
		await checked;
		await expect.element(link(pages.profile)).toBeVisible();
		await expect.element(page.getByText(navigation.loading, { exact: true })).not.toBeInTheDocument();
	});

	it('forgets a token that the server refuses', async () => {
		const { pages } = getMessages('en').site;
		refuse('GET /api/users/profile', 'auth.required');
		await showUnchecked('en');
		await checkSession();
		await expect.element(link(pages.login)).toBeVisible();
		expect(localStorage.getItem('token')).toBeNull();
	});

	it('keeps the token of a member whom a server in trouble cannot check, and asks again at the next return', async () => {
		const { pages } = getMessages('hi').site;
		refuseWithoutReason('GET /api/users/profile', 503);
		await showUnchecked('hi');
		await checkSession();
		await expect.element(link(pages.login)).toBeVisible();
		expect(localStorage.getItem('token')).toBe('token of a test');
		await respond('GET /api/users/profile', member());
		await checkSession();
		await expect.element(link(pages.profile)).toBeVisible();
	});

	it('follows a login and a logout in another tab', async () => {
		const { pages } = getMessages('en').site;
		await respond('GET /api/users/notifications', { notifications: [], unread: 0 });
		await respond('GET /api/users/profile', member());
		await show(
			<>
				<VisitWatcher />
				<Navigation language="en" isForMember={false} bell={null} />
			</>,
			{ language: 'en' },
		);
		await expect.element(link(pages.login)).toBeVisible();
		localStorage.setItem('token', 'token of another tab');
		window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
		await expect.element(link(pages.profile)).toBeVisible();
		localStorage.removeItem('token');
		window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
		await expect.element(link(pages.login)).toBeVisible();
		await expect.element(link(pages.profile)).not.toBeInTheDocument();
	});
});
