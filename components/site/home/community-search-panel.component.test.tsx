import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { expectTrouble } from '@/tests/support/browser/troubles';
import { CommunitySearchPanel } from './community-search-panel';

const route = 'GET /api/users';

/** A warning of downshift in development: the menu arrives with the first results. */
const lateMenu = /getMenuProps/;

function respondMembers(...users: { name: string; isProfileOpen?: boolean }[]): Promise<void> {
	return respond(route, {
		users: users.map((user) => ({ _id: `id of ${user.name}`, ...user })),
		pagination: { page: 1, limit: 10, total: users.length, pages: 1 },
	});
}

/** Has every category but members find nothing. */
async function respondNothingElse(): Promise<void> {
	const pagination = { page: 1, limit: 10, total: 0, pages: 0 };
	await respond('GET /api/family/trees', { families: [], totalFamilies: 0, pagination });
	await respond('GET /api/users/clans', { clans: [], totalClans: 0 });
	await respond('GET /api/users/dynasties', { dynasties: [] });
	await respond('GET /api/deities', []);
	await respond('GET /api/blogs', { blogs: [], pagination });
}

/** Shows the search with nothing but members ticked. */
async function showMemberSearch(language: Language, options: Partial<Parameters<typeof show>[1]> = {}) {
	const texts = getMessages(language).home.search;
	expectTrouble(lateMenu);
	await respondNothingElse();
	await show(<CommunitySearchPanel language={language} />, { language, ...options });
	for (const name of ['families', 'clans', 'dynasties', 'deities', 'blogs'] as const)
		await userEvent.click(page.getByRole('checkbox', { name: texts[name], exact: true }));
	return { texts, box: page.getByRole('combobox', { name: texts.label }) };
}

const options = () => page.getByRole('option');

describe('CommunitySearch', () => {
	it('shows the last search, whichever response comes first, and keeps the one before until then', async () => {
		const { texts, box } = await showMemberSearch('hi');
		const t = translator('hi');
		await respondMembers({ name: 'Asha B found' });
		await userEvent.fill(box, 'Asha B');
		await expect.element(options()).toHaveTextContent('Asha B found');
		await respondMembers({ name: 'Asha Be stale' });
		const release = hold(route);
		await userEvent.fill(box, 'Asha Be');
		await expect.poll(() => callsTo(route).at(-1)?.query.search).toBe('Asha Be');
		await respondMembers({ name: 'Asha Bea found' });
		await userEvent.fill(box, 'Asha Bea');
		await expect.poll(() => callsTo(route).at(-1)?.query.search).toBe('Asha Bea');
		await expect.element(page.getByText(texts.searching, { exact: true })).toBeInTheDocument();
		await expect.element(options()).toHaveTextContent('Asha B found');
		release();
		await expect.element(options()).toHaveTextContent('Asha Bea found');
		const count = t('home.search.results', { count: '1' });
		await expect.element(page.getByText(count, { exact: true })).toBeInTheDocument();
	});

	it('says that nothing could be searched, and tries again', async () => {
		const { texts, box } = await showMemberSearch('en');
		refuseWithoutReason(route, 503);
		await userEvent.fill(box, 'Meera');
		await expect.element(page.getByRole('alert')).toHaveTextContent(texts.failed);
		await respondMembers({ name: 'Meera Bhati' });
		await userEvent.click(page.getByRole('button', { name: texts.retry, exact: true }));
		await expect.element(options()).toHaveTextContent('Meera Bhati');
	});

	it('leaves out a category that fails, and says that nothing is found or chosen', async () => {
		const language = 'hi';
		const texts = getMessages(language).home.search;
		expectTrouble(lateMenu);
		await show(<CommunitySearchPanel language={language} />, { language });
		const box = page.getByRole('combobox', { name: texts.label });
		for (const name of ['dynasties', 'deities', 'blogs', 'families'] as const)
			await userEvent.click(page.getByRole('checkbox', { name: texts[name], exact: true }));
		refuseWithoutReason(route, 503);
		await respond('GET /api/users/clans', { clans: [{ _id: 'Rathore', count: 3 }], totalClans: 1 });
		await userEvent.fill(box, 'rathore');
		await expect.element(options()).toHaveTextContent(getMessages(language).clans.Rathore);
		await expect.element(options()).toHaveAttribute('aria-disabled', 'true');
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		await respondMembers();
		await respond('GET /api/users/clans', { clans: [], totalClans: 0 });
		await userEvent.fill(box, 'zzzzqqqq');
		await expect.element(page.getByText(texts.none, { exact: true }).first()).toBeVisible();
		for (const name of ['members', 'clans'] as const)
			await userEvent.click(page.getByRole('checkbox', { name: texts[name], exact: true }));
		await expect.element(page.getByText(texts.noCategory, { exact: true }).first()).toBeVisible();
	});

	it('opens the search of an address, and leads a visitor by the login to the profile', async () => {
		await respondMembers({ name: 'Asha Rathore' }, { name: 'Asha Bhati' });
		const language = 'en';
		const { texts, box } = await showMemberSearch(language, { path: '/?q=asha' });
		await expect.element(box).toHaveValue('asha');
		await userEvent.click(box);
		await expect.element(options().nth(1)).toBeVisible();
		expect(page.getByText(texts.loginToSee, { exact: true }).elements()).toHaveLength(1);
		await expect.element(options().first()).not.toHaveTextContent(texts.loginToSee);
		await userEvent.click(options().first());
		await expect.poll(() => router.push.mock.lastCall?.[0]).toMatch(/^\/en\/login\?/);
		const login = new URL(router.push.mock.lastCall?.[0] ?? '', location.origin);
		expect(login.pathname).toBe('/en/login');
		expect(login.searchParams.get('next')).toBe('/en/profile/id of Asha Rathore');
	});

	it('leads a member to an open profile by keyboard, and from a private one to asking as a relative', async () => {
		await respondMembers(
			{ name: 'Devi Hada', isProfileOpen: true },
			{ name: 'Devi Bhati', isProfileOpen: false },
		);
		const { texts, box } = await showMemberSearch('hi', { session: 'member' });
		await userEvent.fill(box, 'devi');
		await expect.element(options().nth(0)).toHaveAttribute('href', '/profile/id of Devi Hada');
		await expect.element(options().nth(1)).toHaveTextContent(texts.private);
		await expect.element(options().nth(1)).toHaveAttribute('href', expect.stringMatching(/^\/family-tree\?/));
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(box).toHaveAttribute('aria-activedescendant', options().nth(0).element().id);
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(box).toHaveAttribute('aria-activedescendant', options().nth(1).element().id);
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(box).toHaveAttribute('aria-activedescendant', options().nth(0).element().id);
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(box).toHaveAttribute('aria-activedescendant', options().nth(1).element().id);
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => router.push.mock.lastCall?.[0]).toMatch(/^\/family-tree\?/);
		const ask = new URL(router.push.mock.lastCall?.[0] ?? '', location.origin);
		expect(ask.pathname).toBe('/family-tree');
		expect(ask.searchParams.get('ask')).toBe('id of Devi Bhati');
		await userEvent.keyboard('{Escape}');
		await expect.element(options().first()).not.toBeInTheDocument();
		await expect.element(box).toHaveValue('devi');
	});
});
