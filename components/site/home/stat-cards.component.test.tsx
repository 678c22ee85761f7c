import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { hold, loseConnection, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { StatCards } from './stat-cards';

const getPagination = (total: number) => ({ page: 1, limit: 1000, total, pages: Math.ceil(total / 1000) });

async function openList(
	language: Language,
	stat: 'members' | 'families' | 'clans' | 'bachelors',
	count: number,
): Promise<void> {
	const counts = { members: 0, families: 0, clans: 0, bachelors: 0, [stat]: count };
	await show(<StatCards language={language} counts={counts} />, { language });
	const { title } = getMessages(language).home.stats[stat];
	await userEvent.click(page.getByRole('button', { name: new RegExp(`^\\S+ ${title}`) }));
}

const dialog = () => page.getByRole('dialog');

describe('StatCards', () => {
	it('says that a list is loading, then that it is empty', async () => {
		const { stats } = getMessages('hi').home;
		await respond('GET /api/users/active-users', { users: [], pagination: getPagination(0) });
		const release = hold('GET /api/users/active-users');
		await openList('hi', 'members', 0);
		await expect.element(dialog().getByText(stats.loading, { exact: true })).toBeInTheDocument();
		release();
		await expect.element(dialog().getByText(stats.members.empty, { exact: true })).toBeVisible();
		await expect.element(dialog().getByText(stats.loading, { exact: true })).not.toBeInTheDocument();
	});

	it('says why a list cannot be loaded, and tries again', async () => {
		const { home, site } = getMessages('en');
		loseConnection('GET /api/users/bachelors');
		await openList('en', 'bachelors', 1);
		await expect.element(dialog().getByRole('alert')).toHaveTextContent(site.unreachable);
		refuseWithoutReason('GET /api/users/bachelors', 500);
		const retry = dialog().getByRole('button', { name: home.stats.retry, exact: true });
		await userEvent.click(retry);
		await expect.element(dialog().getByRole('alert')).toHaveTextContent(home.stats.failed);
		await respond('GET /api/users/bachelors', {
			users: [{ _id: 'veer', name: 'Veer Singh' }],
			pagination: getPagination(1),
		});
		await userEvent.click(retry);
		await expect.element(dialog().getByRole('listitem')).toHaveTextContent('Veer Singh');
	});

	it('lists families with who made them and how many they are, and says that some are not listed', async () => {
		const { stats } = getMessages('hi').home;
		const t = translator('hi');
		await respond('GET /api/family/trees', {
			families: [
				{
					_id: 'family',
					name: 'Rathore of Jodhpur',
					title: '',
					memberCount: 12,
					createdBy: { name: 'Asha Rathore' },
					isPublic: true,
					createdAt: '2026-11-01T06:00:00.000Z',
				},
			],
			totalFamilies: 3,
			pagination: getPagination(1),
		});
		await openList('hi', 'families', 3);
		const row = dialog().getByRole('listitem');
		await expect.element(row).toHaveTextContent('Rathore of Jodhpur');
		await expect.element(row).toHaveTextContent(t('home.stats.creator', { name: 'Asha Rathore' }));
		await expect.element(row).toHaveTextContent(t('home.stats.memberCount', { count: '12' }));
		await expect.element(dialog().getByText(stats.notListed, { exact: true })).toBeVisible();
	});

	it('names clans in the language of the page, and gives the focus back when it is closed', async () => {
		const { clans, home } = getMessages('en');
		await respond('GET /api/users/clans', { clans: [{ _id: 'Rathore', count: 3 }], totalClans: 1 });
		await openList('en', 'clans', 1);
		await expect.element(dialog().getByRole('listitem')).toHaveTextContent(clans.Rathore);
		await expect.element(dialog().getByText(home.stats.notListed)).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog()).not.toBeInTheDocument();
		await expect.element(page.getByRole('button', { name: home.stats.clans.title })).toHaveFocus();
	});
});
