import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessibleOnAllScreens } from '../support/axe';
import { FamilyPage } from '../support/family-page';
import { administrator, expect, newMark, test } from '../support/fixtures';
import { MemberForm } from '../support/forms';
import { inBothLanguages, messagesIn } from '../support/languages';
import { addRelatives } from '../support/relatives';
import { callAs, sendStory } from '../support/submissions';

/** The names of the fields that the next PUT to `path` sends as a form. */
async function nextFields(page: Page, path: string): Promise<string[]> {
	const request = await page.waitForRequest(
		(sent) => sent.method() === 'PUT' && new URL(sent.url()).pathname === path,
	);
	const body = request.postDataBuffer()?.toString() ?? '';
	return [...body.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name).sort();
}

inBothLanguages((language) => {
	const texts = messagesIn(language);
	const words = texts.conflict;
	const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
	/** The question which of two values to keep. */
	const question = (page: Page) => page.getByRole('dialog', { name: words.title });
	/** The two values of a field in the question, to choose from. */
	const choice = (page: Page, field: string, whose: 'mine' | 'theirs') =>
		question(page)
			.getByRole('group', { name: field, exact: true })
			.getByRole('radio', { name: new RegExp(`^${words[whose]}`) });
	/** Keeps one's own value of the only field that both have changed; the other's is shown as `theirs`. */
	const keepMine = async (page: Page, field: string, theirs: string) => {
		await expect(choice(page, field, 'mine')).toBeChecked();
		await expect(question(page)).toContainText(theirs);
		await expect(question(page).getByRole('group')).toHaveCount(1);
		await expectAccessibleOnAllScreens(page);
		await question(page).getByRole('button', { name: words.keepMine }).click();
	};

	test.describe(`two tabs, in ${language}`, () => {
		test('of the own profile lose nothing', { tag: '@phone' }, async ({
			page: first,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/users\/profile$/);
			await logIn(await newMember({ profession: 'Farmer', location: 'Jodhpur' }));
			const second = await context.newPage();
			const save = (page: Page) => button(page, texts.profile.save).click();
			const form = { first: new MemberForm(first, language), second: new MemberForm(second, language) };
			for (const page of [first, second]) {
				await page.goto(pathIn(language, '/profile'));
				await button(page, texts.profile.edit).click();
			}

			// Different fields: both changes are there, and nobody is asked.
			await form.first.text('education').fill('Painting');
			const sent = nextFields(first, '/api/users/profile');
			await save(first);
			expect(await sent).toEqual(['education', 'version']);
			await expect(first.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
			await form.second.text('profession').fill('Weaver');
			await save(second);
			await expect(second.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
			for (const value of ['Painting', 'Weaver'])
				await expect(second.getByRole('main').getByText(value, { exact: true })).toBeVisible();

			// The same field: both values are shown, and what was typed stays until one is chosen.
			await button(first, texts.profile.edit).click();
			await form.first.text('profession').fill('Potter');
			await form.first.text('fatherName').fill('Umed Singh');
			await save(first);
			await expect(choice(first, texts.memberFields.profession, 'mine')).toBeChecked();
			await expect(question(first)).toContainText('Potter');
			await expect(question(first)).toContainText('Weaver');
			await expect(question(first).getByRole('group')).toHaveCount(1);
			await expectAccessibleOnAllScreens(first);
			await first.keyboard.press('Escape');
			await expect(question(first)).toHaveCount(0);
			await expect(form.first.text('profession')).toHaveValue('Potter');
			await save(first);
			await choice(first, texts.memberFields.profession, 'theirs').check();
			const merged = nextFields(first, '/api/users/profile');
			await question(first).getByRole('button', { name: words.saveChosen }).click();
			expect(await merged).toEqual(['fatherName', 'version']);
			const main = first.getByRole('main');
			for (const value of ['Weaver', writtenIn(language, 'Umed Singh'), 'Painting'])
				await expect(main.getByText(value, { exact: true })).toBeVisible();
			await expect(main.getByText('Potter', { exact: true })).toHaveCount(0);
		});

		test('of a card of the tree lose nothing', { tag: '@phone' }, async ({
			page: first,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/family\/update\/[\w-]+$/);
			const { details, edit, wizard } = texts.familyTree;
			await logIn(await newMember());
			await first.goto(pathIn(language, '/family-tree'));
			await addRelatives(first, [{ name: 'Ranjit', relation: 'Father', profession: 'Farmer' }]);
			const second = await context.newPage();
			const open = async (page: Page) => {
				const family = new FamilyPage(page, language);
				await family.open();
				await family.name('Ranjit').first().click();
				await button(page, details.edit).click();
				return family.form;
			};
			const forms = { first: await open(first), second: await open(second) };
			await forms.first.text('location').fill('Osian');
			await button(first, edit.save).click();
			await expect(first.getByText(texts.family.updated, { exact: true })).toBeVisible();
			await forms.second.text('profession').fill('Weaver');
			await button(second, edit.save).click();
			await expect(second.getByText(texts.family.updated, { exact: true })).toBeVisible();
			const dialog = second.getByRole('dialog');
			const merged = [writtenIn(language, 'Osian', 'place'), writtenIn(language, 'Weaver', 'profession')];
			for (const value of merged) await expect(dialog.getByText(value, { exact: true })).toBeVisible();

			// Everything else about somebody is changed in the wizard.
			await button(first, details.edit).click();
			await button(first, edit.more).click();
			await button(first, wizard.next).click();
			await forms.first.text('profession').fill('Potter');
			await forms.first.text('fatherName').fill('Umed Singh');
			for (const _ of ['worship', 'review']) await button(first, wizard.next).click();
			await first.getByRole('main').locator('form').getByRole('button', { name: edit.save }).click();
			await expect(choice(first, texts.memberFields.profession, 'mine')).toBeChecked();
			await expect(question(first)).toContainText('Weaver');
			await expectAccessibleOnAllScreens(first);
			await question(first).getByRole('button', { name: words.takeTheirs }).click();
			await expect(question(first)).toHaveCount(0);
			await second.reload();
			const reloaded = new FamilyPage(second, language);
			await reloaded.expectList();
			await reloaded.name('Ranjit').first().click();
			for (const value of merged) await expect(dialog.getByText(value, { exact: true })).toBeVisible();
		});

		test('of what is asked of a partner lose nothing', { tag: '@desktop' }, async ({
			page: first,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/family\/matches\/wishes$/);
			const { wishes } = texts.matrimonial;
			await logIn(await newMember());
			const second = await context.newPage();
			const ageTo = (page: Page) => page.locator('[name=ageTo]');
			const level = (page: Page) => page.locator('[name=education]');
			for (const page of [first, second]) {
				await page.goto(pathIn(language, '/matrimonial/wishes'));
				await expect(ageTo(page)).toBeVisible();
			}
			const save = async (page: Page) => {
				await button(page, wishes.save).click();
			};
			const saved = (page: Page) => page.getByText(texts.matches.wishesSaved, { exact: true });
			await ageTo(first).fill('30');
			await save(first);
			await expect(saved(first)).toBeVisible();
			await level(second).selectOption('graduate');
			await save(second);
			await expect(saved(second)).toBeVisible();
			await expect(ageTo(second)).toHaveValue('30');
			await expect(level(second)).toHaveValue('graduate');

			await level(first).selectOption('doctorate');
			await save(first);
			await keepMine(first, wishes.education, texts.matrimonial.education.graduate);
			await expect(saved(first)).toBeVisible();
			await first.reload();
			await expect(level(first)).toHaveValue('doctorate');
			await expect(ageTo(first)).toHaveValue('30');
		});

		test('of the details for matches and of a biodata lose nothing', { tag: '@phone' }, async ({
			page: first,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/family\/(details|biodatas\/[\w-]+)$/);
			const { matrimonialDetails: details, biodata } = texts;
			const account = await newMember();
			const call = await callAs(account);
			const made = await call('POST', 'family/biodatas', {
				...{ title: 'For Jodhpur', layout: 'modern', language: 'en', fields: ['clan'] },
			});
			const id = /"_id":"([\w-]+)"/.exec(JSON.stringify(made))?.[1] ?? '';
			await logIn(account);
			const second = await context.newPage();
			const height = (page: Page) => page.getByLabel(details.heightCm, { exact: true });
			const tongue = (page: Page) => page.getByLabel(details.motherTongue, { exact: true });
			for (const page of [first, second]) {
				await page.goto(pathIn(language, '/matrimonial/details'));
				await expect(height(page)).toBeVisible();
			}
			const saved = (page: Page) => page.getByText(details.saved, { exact: true });
			await height(first).fill('168');
			await button(first, details.save).click();
			await expect(saved(first)).toBeVisible();
			await tongue(second).selectOption('Marwari');
			await button(second, details.save).click();
			await expect(saved(second)).toBeVisible();
			await expect(height(second)).toHaveValue('168');

			await tongue(first).selectOption('Mewari');
			await button(first, details.save).click();
			await keepMine(first, details.motherTongue, details.tongues.Marwari);
			await expect(saved(first)).toBeVisible();
			await first.reload();
			await expect(tongue(first)).toHaveValue('Mewari');
			await expect(height(first)).toHaveValue('168');

			const title = (page: Page) => page.getByRole('textbox', { name: biodata.form.name });
			for (const page of [first, second]) {
				await page.goto(pathIn(language, `/biodata/own/${id}`));
				await button(page, biodata.own.change).click();
				await expect(title(page)).toHaveValue('For Jodhpur');
			}
			await title(first).fill('For Udaipur');
			await button(first, biodata.form.save).click();
			await expect(first.getByRole('heading', { name: 'For Udaipur' })).toBeVisible();
			await title(second).fill('For Jaipur');
			await button(second, biodata.form.save).click();
			await expect(question(second)).toContainText('For Udaipur');
			await expectAccessibleOnAllScreens(second);
			await button(second, words.takeTheirs).click();
			await expect(second.getByRole('heading', { name: 'For Udaipur' })).toBeVisible();
		});

		test('of a story lose nothing, nor does a draft that was begun before', { tag: '@phone' }, async ({
			page: first,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/blogs\/[\w-]+$/);
			const { form } = texts.stories;
			const account = await newMember();
			const call = await callAs(account);
			const id = await sendStory(call, { title: `Forts ${newMark()}`, content: 'Once there was a fort.' });
			await logIn(account);
			const second = await context.newPage();
			const path = pathIn(language, `/blogs?edit=${id}`);
			const content = (page: Page) =>
				page.getByRole('form').getByLabel(new RegExp(`^${form.content}( \\*)?$`));
			const author = (page: Page) => page.getByRole('form').getByLabel(form.author, { exact: false });
			for (const page of [first, second]) {
				await page.goto(path);
				await expect(content(page)).toHaveValue('Once there was a fort.');
			}
			const saved = (page: Page) =>
				page.getByRole('status').filter({ hasText: texts.blogReplies.updatedPending });
			await author(first).fill('Meera Kanwar');
			const sent = nextFields(first, `/api/blogs/${id}`);
			await button(first, form.save).click();
			expect(await sent).toEqual(['author', 'version']);
			await expect(saved(first)).toBeVisible();
			await content(second).fill('Twice there was a fort.');
			await button(second, form.save).click();
			await expect(saved(second)).toBeVisible();
			expect(await call('GET', `blogs/${id}`)).toMatchObject({
				...{ author: 'Meera Kanwar', content: 'Twice there was a fort.' },
			});

			// A draft is of the version that it was begun with, also when it is found again after another has been saved.
			await first.goto(path);
			await content(first).fill('Three forts.');
			await call('PUT', `blogs/${id}`, { content: 'Four forts.' });
			await first.reload();
			await expect(first.getByText(form.draftFound)).toBeVisible();
			await expect(content(first)).toHaveValue('Three forts.');
			await button(first, form.save).click();
			await expect(choice(first, form.content, 'mine')).toBeChecked();
			await expect(question(first)).toContainText('Four forts.');
			await expectAccessibleOnAllScreens(first);
			await choice(first, form.content, 'theirs').check();
			await question(first).getByRole('button', { name: words.takeTheirs }).click();
			await expect(first.getByRole('status').filter({ hasText: words.kept })).toBeVisible();
			expect(await call('GET', `blogs/${id}`)).toMatchObject({ content: 'Four forts.' });
		});

		test('of the texts of a clan lose nothing', { tag: '@desktop' }, async ({
			page,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/clans\/sengar$/);
			const { form } = texts.clanPage;
			const { stale } = texts.admin.frame;
			const path = '/api/clans/sengar';
			// Answered here instead of by the server: other journeys read what the form would change.
			const en = { vansh: 'Rishivansh', gotra: null, kuldevi: null, about: null, sources: null };
			let clan = { ...(await (await page.request.get(path)).json()), texts: { hi: null, en } };
			const saveElsewhere = (change: Partial<Record<keyof typeof en, string>>) => {
				clan = {
					...{ ...clan, version: clan.version + 1 },
					texts: { hi: null, en: { ...clan.texts.en, ...change } },
				};
			};
			const saved: object[] = [];
			await page.route(`**${path}`, async (route) => {
				if (route.request().method() !== 'PUT') return route.fulfill({ json: clan });
				const { version, ...sent } = route.request().postDataJSON();
				if (version !== clan.version)
					return route.fulfill({ status: 409, json: { code: 'record.stale', message: '' } });
				saved.push(sent);
				return route.fulfill({ json: { clan, message: form.saved } });
			});
			const text = (name: string) => page.locator(`[name=${name}]`);
			const asked = page.getByRole('dialog', { name: stale.title });
			const chosen = (field: string, whose: 'mine' | 'theirs') =>
				asked
					.getByRole('group', { name: `${field} (${form.en})`, exact: true })
					.getByRole('radio', { name: new RegExp(`^${stale[whose]}`) });
			const save = button(page, form.save);
			await logIn(administrator());
			await page.goto(pathIn(language, '/clan/sengar'));
			await button(page, form.edit).click();
			await text('en_about').fill('By the river.');
			saveElsewhere({ about: 'By the lake.', gotra: 'Gautam' });

			// Nothing is decided: what was typed stays.
			await save.click();
			await expect(chosen(form.about, 'mine')).toBeChecked();
			await expect(chosen(form.gotra, 'theirs')).toBeChecked();
			await expect(asked.getByRole('group')).toHaveCount(2);
			await expectAccessibleOnAllScreens(page);
			await page.keyboard.press('Escape');
			await expect(asked).toHaveCount(0);
			await expect(text('en_about')).toHaveValue('By the river.');

			await save.click();
			await asked.getByRole('button', { name: stale.takeTheirs, exact: true }).click();
			await expect(asked).toHaveCount(0);
			await expect(text('en_about')).toHaveValue('By the lake.');
			await expect(text('en_gotra')).toHaveValue('Gautam');
			expect(saved).toEqual([]);

			await text('en_about').fill('By the sea.');
			saveElsewhere({ about: 'By the well.', kuldevi: 'Kalika' });
			await save.click();
			await asked.getByRole('button', { name: stale.keepMine, exact: true }).click();
			await expect(page.locator('[data-toast]').filter({ hasText: form.saved })).toBeVisible();
			await expect(text('en_about')).toHaveCount(0);
			const merged = {
				vansh: 'Rishivansh',
				gotra: 'Gautam',
				kuldevi: 'Kalika',
				about: 'By the sea.',
				sources: '',
			};
			expect(saved).toEqual([{ en: merged }]);
		});
	});
});
