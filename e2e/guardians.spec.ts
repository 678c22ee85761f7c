import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { callAs, getOwnId } from './support/submissions';

interface Caller extends Account {
	id: string;
	call: Awaited<ReturnType<typeof callAs>>;
}

async function asCaller(account: Account): Promise<Caller> {
	return { ...account, call: await callAs(account), id: await getOwnId(account) };
}

const requests = z.array(z.object({ requestId: z.string() }));

/** Makes the child a card of the parent's tree that both have agreed to. */
async function link(parent: Caller, child: Caller, relation: 'Son' | 'Daughter'): Promise<void> {
	await parent.call('POST', 'family/add', { relation, familyMemberId: child.id });
	for (const { requestId } of requests.parse(await child.call('GET', 'family/pending-requests')))
		await child.call('POST', 'family/respond-request', { requestId, response: 'accept' });
}

const guardians = z.object({
	guardians: z.array(z.object({ _id: z.string() })),
	relatives: z.array(z.object({ _id: z.string() })),
});

/** The mother looks for her son with the last word, and is the one to be reached. */
async function letLook(mother: Caller, son: Caller): Promise<void> {
	const { relatives } = guardians.parse(await mother.call('GET', 'family/guardians'));
	await mother.call('POST', 'family/guardians', { personId: relatives[0]?._id });
	const { guardians: asked } = guardians.parse(await son.call('GET', 'family/guardians'));
	const terms = { hasLastWord: true, contactOf: 'guardian', months: 3 };
	await son.call('POST', `family/guardians/${asked[0]?._id}`, terms);
}

const parent = { isMarried: 'Yes', age: '52' };
const child = { isMarried: 'No', age: '28' };

inOneLanguage('hi', (language) => {
	const { matching: words } = messagesIn(language);
	const t = translator(language);
	const path = (below = '') => pathIn(language, `/matrimonial${below}`);

	test(`a father looks for his daughter with her agreement in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
		expectTrouble,
	}) => {
		test.slow();
		expectTrouble(/^404 GET \/api\/family\/matches/);
		// Nobody else lives there.
		const district = `Marudhar ${newMark()}`;
		const [father, daughter, mother, son] = [
			await asCaller(await newMember({ ...parent, gender: 'Male', mobileNumber: '+91 98290 11111' })),
			await asCaller(
				await newMember({
					...{ ...child, gender: 'Female', clan: 'Bhati', district, matrimonialConsent: 'No' },
					mobileNumber: '+91 98290 22222',
				}),
			),
			await asCaller(await newMember({ ...parent, gender: 'Female', mobileNumber: '+91 98290 33333' })),
			await asCaller(
				await newMember({
					...{ ...child, gender: 'Male', clan: 'Rathore', district, matrimonialConsent: 'Yes' },
					mobileNumber: '+91 98290 44444',
				}),
			),
		];
		// A page of the one before would notice that somebody else has logged in.
		const switchTo = async (account: Account) => {
			await page.goto('about:blank');
			await logIn(account);
		};
		await link(father, daughter, 'Daughter');
		await link(mother, son, 'Son');
		await letLook(mother, son);

		await switchTo(father);
		await page.goto(path());
		await page.getByRole('link', { name: words.empty.toGuardians }).click();
		await expect(page.getByRole('heading', { level: 1, name: words.guardians.title })).toBeVisible();
		const relative = page.getByRole('combobox', { name: words.guardians.ask.relative, exact: true });
		await relative.selectOption({ index: 1 });
		await page.getByRole('button', { name: words.guardians.ask.send, exact: true }).click();
		await expect(page.getByText(t('matching.guardians.state.asked', { name: daughter.name }))).toBeVisible();
		await expectAccessible(page, isMobile);

		await switchTo(daughter);
		await page.goto(path('/guardians'));
		await page
			.getByRole('button', { name: t('matching.guardians.theirs.readOf', { name: father.name }) })
			.click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('checkbox', { name: words.guardians.agree.listed }).check();
		await expectAccessible(page, isMobile);
		await dialog.getByRole('button', { name: words.guardians.agree.confirm, exact: true }).click();
		await expect(dialog).toHaveCount(0);
		const end = page.getByRole('button', { name: t('matching.guardians.endOf', { name: father.name }) });
		await expect(end).toBeVisible();

		await switchTo(father);
		await page.goto(path('/guardians'));
		await page
			.getByRole('link', { name: t('matching.guardians.mine.matchesOf', { name: daughter.name }) })
			.click();
		await expect(
			page.getByRole('heading', {
				level: 1,
				name: t('matching.acting.matchesOf', { name: daughter.name }),
			}),
		).toBeVisible();
		const card = page.getByRole('article').filter({ hasText: son.name });
		await expect(card).toBeVisible();
		await expectAccessible(page, isMobile);
		await card.getByRole('heading').getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(son.name);
		await page.getByRole('radio', { name: words.notes.words.yes, exact: true }).check();
		await page.getByRole('textbox', { name: words.notes.own }).fill('Which village?');
		await page.getByRole('button', { name: words.notes.save, exact: true }).click();
		await expect(page.getByRole('listitem').filter({ hasText: 'Which village?' })).toBeVisible();
		await expectAccessible(page, isMobile);
		await page.getByRole('button', { name: t('matching.interest.sendTo', { name: son.name }) }).click();
		await expect(dialog.getByText(t('matching.acting.onBehalf', { name: daughter.name }))).toBeVisible();
		await dialog.getByRole('button', { name: words.interest.send, exact: true }).click();
		await expect(
			page.getByRole('button', { name: t('matching.interest.withdrawFrom', { name: son.name }) }),
		).toBeVisible();
		const fathersPage = page.url();

		await switchTo(mother);
		await page.goto(path('/guardians'));
		await page
			.getByRole('link', { name: t('matching.guardians.mine.interestsOf', { name: son.name }) })
			.click();
		const father_ = { actor: father.name, words: language === 'hi' ? 'पिता' : 'father', name: daughter.name };
		await expect(page.getByText(t('matching.acting.other', father_))).toBeVisible();
		await page
			.getByRole('button', { name: t('matching.interest.acceptFrom', { name: daughter.name }) })
			.click();
		await dialog.getByRole('button', { name: words.interest.accept, exact: true }).click();
		await expect(page.getByText(t('matching.acting.otherAwaited', { name: daughter.name }))).toBeVisible();
		await expect(page.getByText(daughter.email)).toHaveCount(0);
		await expectAccessible(page, isMobile);

		await switchTo(daughter);
		await page.goto(path('/interests?list=sent'));
		await expect(page.getByText(words.acting.ownAnswered)).toBeVisible();
		await page.getByRole('button', { name: t('matching.acting.confirmOf', { name: son.name }) }).click();
		// His mother is the one to be reached.
		await expect(page.getByText(mother.email)).toBeVisible();
		await expect(page.getByText(son.email)).toHaveCount(0);
		await expectAccessible(page, isMobile);

		await page.goto(path('/guardians'));
		await expect(
			page.getByText(t('matching.guardians.acts.sent', { by: father.name, name: son.name })),
		).toBeVisible();
		await end.click();
		await expect(page.getByText(words.guardians.theirs.empty)).toBeVisible();

		await switchTo(father);
		await page.goto(fathersPage);
		await expect(page.getByText(words.match.gone, { exact: true })).toBeVisible();
		await expect(page.getByText('Which village?')).toHaveCount(0);
	});
});
