import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, respond } from '@/tests/support/browser/calls';
import { father, respondWithTree } from '@/tests/support/browser/family';
import { member } from '@/tests/support/browser/members';
import { show } from '@/tests/support/browser/show';
import { DashboardPage } from './dashboard-page';

/** Seven matches, from excellent to poor. */
const matches = [96, 90, 89, 81, 80, 79, 40].map((compatibility, index) => ({
	_id: `00000000-0000-4000-8000-00000000000${index}`,
	name: `Match ${index} Kanwar`,
	photo: null,
	age: 24 + index,
	profession: 'Potter',
	location: index === 6 ? 'Udaipur' : 'Kota',
	education: null,
	clan: 'Chauhan',
	district: null,
	commonInterests: ['Same district'],
	compatibility,
	verdict: 'unknown' as const,
	cautions: [],
	missingCount: 3,
	path: null,
	interest: null,
	isShortlisted: false,
	formerMarriage: null,
	formerMarriageEndedYear: null,
	childrenCount: null,
	emailConfirmed: true,
	isKnownToFamily: false,
}));

async function open(language: Language) {
	const texts = getMessages(language);
	await show(<DashboardPage />, { language, session: 'member', area: 'member', path: '/dashboard' });
	const panel = (title: string) => page.getByRole('region', { name: title, exact: true });
	return { texts, words: texts.dashboard, panel };
}

describe('Dashboard', () => {
	beforeEach(async () => {
		const profile = member({ age: 29, location: 'Jaipur', profession: 'Weaver of durries' });
		await respond('GET /api/users/profile', profile);
		await respondWithTree();
		await respond('GET /api/family/matches', matches);
		await respond('GET /api/family/interests', {
			left: 3,
			received: [],
			sent: [],
			agreed: [],
			shortlisted: [],
			hidden: [],
			blocked: [],
		});
		await respond('GET /api/family/days', {
			days: [],
			today: '2026-03-04',
			couples: [],
			choice: { reckoning: 'purnimanta', isMailed: false },
			feedSince: null,
		});
	});

	it('shows the member, the best matches and those that are searched for', async () => {
		const { words, panel } = await open('en');
		const profile = panel(words.profile.title);
		const { name, email } = member();
		const years = translator('en')('dashboard.years', { age: 29 });
		for (const text of [name, email, 'Jaipur', 'Weaver of durries', years])
			await expect.element(profile.getByText(text, { exact: true })).toBeVisible();
		const link = profile.getByRole('link', { name: words.profile.biodata });
		await expect.element(link).toHaveAttribute('href', '/en/biodata');

		const found = panel(words.matches.title);
		const rows = found.getByRole('listitem');
		await expect.element(found).toHaveTextContent(`${words.matches.total}7`);
		await expect.element(found).toHaveTextContent(`${words.matches.high}5`);
		await expect.poll(() => rows.all()).toHaveLength(5);
		const search = found.getByRole('searchbox', { name: words.matches.search });
		await userEvent.fill(search, 'UDAI');
		await expect.poll(() => rows.all()).toHaveLength(1);
		await expect.element(rows).toHaveTextContent('Match 6 Kanwar');
		await userEvent.fill(search, 'nothing at all');
		await expect.element(found.getByText(words.matches.noneFound)).toBeVisible();
	});

	it('adds a relative, and counts them', async () => {
		const { texts, words, panel } = await open('hi');
		const tree = panel(words.tree.title);
		await expect.element(tree).toHaveTextContent(`${words.tree.total}1`);
		await userEvent.click(page.getByRole('button', { name: words.add.open, exact: true }));
		const dialog = page.getByRole('dialog', { name: words.add.title });
		const submit = dialog.getByRole('button', { name: words.add.submit, exact: true });
		await userEvent.click(submit);
		await expect.element(dialog.getByText(words.add.nameMissing)).toBeVisible();
		await expect.element(dialog.getByText(words.add.relationMissing)).toBeVisible();
		await userEvent.fill(dialog.getByRole('textbox', { name: words.add.name }), 'Ranjit');
		const relations = dialog.getByRole('combobox', { name: words.add.relation });
		expect(relations.getByRole('option').all()).toHaveLength(13);
		await userEvent.selectOptions(relations, 'Uncle');
		await userEvent.click(dialog.getByRole('radio', { name: texts.familyTree.place.motherSide }));
		const uncle = father({ relation: 'Uncle' });
		await respond('POST /api/family/add', { message: 'Added.', member: uncle, warnings: [] });
		await respondWithTree([uncle]);
		await userEvent.click(submit);
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(page.getByRole('status').filter({ hasText: 'Added.' })).toBeVisible();
		await expect.element(tree).toHaveTextContent(`${words.tree.total}2`);
		expect(callsTo('POST /api/family/add')[0]?.body).toMatchObject({ name: 'Ranjit', relation: 'Uncle' });
	});

	it('leads to the login when the session is over', async () => {
		refuse('GET /api/family/tree', 'auth.required');
		await respond('POST /api/users/logout', { message: '' });
		const { words } = await open('en');
		await expect.element(page.getByRole('alert').filter({ hasText: words.loginNeeded })).toBeVisible();
		await expect.poll(() => location.pathname).toBe('/en/login');
		expect(localStorage.getItem('token')).toBeNull();
	});
});
