import type { Page } from '@playwright/test';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { type Account, expect, newMark, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';
import { at, tabTo } from './support/site';

const session = z.object({ user: z.object({ _id: z.string() }) });

/** The id of a member, as their own login answers it; asked by who holds nobody's cookie. */
async function getId({ email, password }: Account): Promise<string> {
	const answer = await fetch(`http://localhost:${process.env.E2E_PORT}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password }),
	});
	return session.parse(await answer.json()).user._id;
}

const listed = { isMarried: 'No', matrimonialConsent: 'Yes' };
const groom = { ...listed, gender: 'Male', age: '28', clan: 'Rathore', profession: 'Architect' };
const bride = { ...listed, gender: 'Female', age: '25', clan: 'Bhati', profession: 'Weaver of durries' };

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.matrimonial;
	const t = translator(language);
	const path = (below = '') => pathIn(language, `/matrimonial${below}`);
	const getCard = (page: Page, { name }: Account) => page.getByRole('article').filter({ hasText: name });

	test.describe(`matches in ${language}`, () => {
		test('and the family tree open at the top of a page, with its name in sight among the others', {
			tag: '@full',
		}, async ({ page, newMember, logIn }) => {
			await logIn(await newMember());
			for (const opened of [path('/guardians'), pathIn(language, '/family-tree/questions')]) {
				await page.goto(opened);
				const current = page.getByRole('main').locator('nav a[aria-current="page"]');
				await expect(current).toBeInViewport({ ratio: 1 });
				expect([opened, await page.evaluate(() => scrollY)]).toEqual([opened, 0]);
			}
		});

		test('are explained to a visitor, who logs in and reads what is lacking for them', {
			tag: '@full',
		}, async ({ page, isMobile, newMember }) => {
			const account = await newMember({ gender: 'Male', age: '20' });
			await page.goto(path());
			await expect(page.getByRole('heading', { level: 1, name: words.intro.title })).toBeVisible();
			await expect(page.getByRole('heading', { name: words.intro.privacy.title })).toBeVisible();
			const example = page.getByRole('figure');
			await expect(example.getByText(words.intro.example.ancestor, { exact: true })).toBeVisible();
			await expect(example.getByRole('list')).toHaveCount(2);
			await expectAccessible(page, isMobile);

			await page.goto(path('/interests'));
			await expect(page).toHaveURL(/\/login\?next=.*interests/);
			await page.goto(path());
			await page.getByRole('link', { name: words.intro.login }).first().click();
			await new LoginForm(page, language).logIn(account);
			await expect(page).toHaveURL(at(path()));
			await expect(page.getByRole('heading', { level: 1, name: words.list.title })).toBeVisible();
			await expect(page.getByText(words.empty.title)).toBeVisible();
			await expect(page.getByText(words.empty.tooYoung)).toBeVisible();
			await expect(page.getByText(words.empty.notListed)).toBeVisible();
			await expect(page.getByRole('link', { name: words.empty.enhance })).toHaveAttribute(
				'href',
				pathIn(language, '/profile'),
			);
			await expectAccessible(page, isMobile);
		});

		test('meet, agree, and take it back; those of one clan never meet', async ({
			page,
			isMobile,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			test.slow();
			expectTrouble(/^404 GET \/api\/family\/matches\//);
			// Nobody else lives there.
			const district = `Marudhar ${newMark()}`;
			const [he, she, hisKin] = [
				await newMember({ ...groom, district }),
				await newMember({ ...bride, district, mobileNumber: '०९०००० ५४३२१' }),
				await newMember({ ...bride, district, clan: 'राठौड़' }),
			];

			await logIn(he);
			const narrowed = path(`?${new URLSearchParams({ place: district })}`);
			await page.goto(narrowed);
			const card = getCard(page, she);
			await expect(card).toBeVisible();
			await expect(getCard(page, hisKin)).toHaveCount(0);
			await expect(
				page.getByText(translator(language)('matrimonial.list.shown', { count: 1 }), { exact: true }),
			).toBeVisible();
			expect(await card.getByRole('listitem').count(), 'reasons on the card').toBeGreaterThan(0);
			await expect(card.getByRole('link', { name: words.card.explore })).toHaveAttribute(
				'href',
				/\/profile\/[\w-]+$/,
			);
			await expectAccessible(page, isMobile);

			const search = page.getByRole('searchbox', { name: words.list.search });
			await search.fill('WEAVER');
			await expect(card).toBeVisible();
			await search.fill('nobody of this name');
			await expect(card).toHaveCount(0);
			await page.getByRole('button', { name: words.list.clearSearch }).press('Enter');
			await expect(card).toBeVisible();

			const ageFrom = page.getByRole('textbox', { name: words.filters.ageFrom });
			await ageFrom.fill('17');
			await ageFrom.press('Enter');
			await expect(ageFrom).toHaveAccessibleDescription(words.filters.ageRange);
			await ageFrom.fill('40');
			await ageFrom.press('Enter');
			await expect(page).toHaveURL(/ageFrom=40/);
			await expect(page.getByText(words.filters.none)).toBeVisible();
			await page.goBack();
			await expect(page).toHaveURL(
				(url) => url.searchParams.get('place') === district && url.searchParams.size === 1,
			);
			await expect(card).toBeVisible();

			const shortlist = card.getByRole('button', {
				name: t('matrimonial.card.shortlistOf', { name: she.name }),
			});
			await shortlist.click();
			await expect(shortlist).toHaveAttribute('aria-pressed', 'true');
			await card.getByRole('heading').getByRole('link').click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(she.name);
			const herPage = new URL(page.url()).pathname;
			await expect(page.getByRole('heading', { level: 3, name: words.verdict.unknown })).toBeVisible();
			await expect(page.getByText(words.verdict.theirs)).toBeVisible();
			await expect(page.getByRole('link', { name: words.verdict.add })).toBeVisible();
			await expect(page.getByText(she.email)).toHaveCount(0);
			await expectAccessible(page, isMobile);
			const send = page.getByRole('button', { name: t('matrimonial.interest.sendTo', { name: she.name }) });
			await tabTo(page, send);
			await page.keyboard.press('Enter');
			const dialog = page.getByRole('dialog');
			const { questions } = words.interest;
			await expect(dialog.getByRole('textbox')).toHaveCount(0);
			await dialog.getByLabel(questions.family.ask).selectOption({ label: questions.family.choices.joint });
			await dialog.getByRole('checkbox', { name: questions.plans.choices.together }).check();
			await dialog.getByRole('checkbox', { name: questions.plans.choices.work, exact: true }).check();
			await dialog.getByRole('button', { name: words.interest.send, exact: true }).click();
			await expect(
				page.getByRole('button', { name: t('matrimonial.interest.withdrawFrom', { name: she.name }) }),
			).toBeFocused();

			await page.goto(path(`/${await getId(hisKin)}`));
			await expect(page.getByText(words.match.gone, { exact: true })).toBeVisible();

			await page.goto('about:blank');
			await logIn(she);
			await page.goto(path('/interests'));
			await expect(
				page.getByRole('link', {
					name: t('matrimonial.interests.count', { list: words.interests.lists.received, count: 1 }),
				}),
			).toBeVisible();
			await expect(page.getByText(questions.family.choices.joint)).toBeVisible();
			const { work, together } = questions.plans.choices;
			await expect(page.getByText(`${work} ${together}`)).toBeVisible();
			await expect(page.getByText(words.interest.notAnswered)).toHaveCount(3);
			await expectAccessible(page, isMobile);
			await page
				.getByRole('button', { name: t('matrimonial.interest.acceptFrom', { name: he.name }) })
				.click();
			await dialog.getByRole('button', { name: words.interest.accept, exact: true }).dblclick();
			await expect(dialog).toHaveCount(0);
			await expect(page).toHaveURL(/list=agreed/);
			await expect(page.getByRole('link', { name: he.email })).toBeVisible();

			await page.goto('about:blank');
			await logIn(he);
			await page.goto(herPage);
			await expect(page.getByRole('link', { name: she.email })).toBeVisible();
			const call = page.getByRole('link', { name: '090000 54321', exact: true });
			await expect(call).toHaveAttribute('href', 'tel:+919000054321');
			const write = page.getByRole('link', { name: `${words.interest.whatsapp}: 090000 54321` });
			await expect(write).toHaveAttribute('href', 'https://wa.me/919000054321');
			await page.getByRole('button', { name: t('matrimonial.interest.endFor', { name: she.name }) }).click();
			await dialog.getByRole('button', { name: words.interest.end, exact: true }).click();
			await expect(page.getByText(she.email)).toHaveCount(0);
			await expect(page.getByText(words.interest.youWithdrew)).toBeVisible();
			await page.goto('about:blank');
			await logIn(she);
			await page.goto(path(`/${await getId(he)}`));
			await expect(page.getByText(words.interest.notAccepted)).toBeVisible();
			await expect(page.getByText(he.email)).toHaveCount(0);
		});

		test('ask what one wishes; a cousin is blocked, with the ancestor', async ({
			page,
			isMobile,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			test.slow();
			expectTrouble(/^400 PUT \/api\/family\/matches\/wishes$/);
			expectTrouble(/^400 GET \/api\/family\/marriage/);
			const account = await newMember(groom);
			await logIn(account);
			await page.goto(path('/wishes'));
			const ageFrom = page.getByRole('textbox', { name: words.wishes.ageFrom });
			const ageTo = page.getByRole('textbox', { name: words.wishes.ageTo });
			await ageFrom.fill('27');
			await ageTo.fill('22');
			await page.getByRole('checkbox', { name: words.wishes.must }).first().check();
			const district = page.getByRole('combobox', { name: words.wishes.newDistrict });
			await district.fill('Marudhar');
			await district.press('Enter');
			await expect(
				page.getByRole('button', { name: t('matrimonial.wishes.remove', { value: 'Marudhar' }) }),
			).toBeVisible();
			const save = page.getByRole('button', { name: words.wishes.save, exact: true });
			await save.click();
			const refused = page.getByRole('alert').filter({ has: page.getByRole('link') });
			await expect(refused).toBeFocused();
			await expect(ageTo).toHaveAttribute('aria-invalid', 'true');
			await expectAccessible(page, isMobile);
			await ageTo.fill('30');
			await save.click();
			await expect(page.getByText(texts.matches.wishesSaved, { exact: true })).toBeVisible();
			await page.reload();
			await expect(ageTo).toHaveValue('30');
			await expect(page.getByText('Marudhar', { exact: true })).toBeVisible();

			const [grandfatherId] = await addRelatives(page, [
				{ name: 'Umed Singh', relation: 'Grandfather', side: 'father', isDeceased: true },
			]);
			const [uncleId] = await addRelatives(page, [
				{ name: 'Mahendra Singh', relation: 'Son', relatedToMemberId: grandfatherId },
			]);
			const [cousinId] = await addRelatives(page, [
				{ name: 'Aditi Kanwar', relation: 'Daughter', relatedToMemberId: uncleId },
			]);
			await page.goto(pathIn(language, `/family-tree/relation?to=${cousinId}`));
			await page.getByRole('link', { name: words.check.link }).click();
			await expect(page).toHaveURL(at(path(`/check?other=${cousinId}`)));
			const verdict = page.getByRole('region', { name: words.verdict['blocked-by-law'] });
			await expect(verdict).toBeVisible();
			await expect(verdict.getByText(words.verdict.law, { exact: true }).first()).toBeVisible();
			const chart = verdict.getByRole('figure');
			await expect(chart).toContainText(writtenIn(language, 'Umed Singh'));
			const lines = chart.getByRole('list');
			await expect(lines).toHaveCount(2);
			await expect(lines.last()).toContainText(writtenIn(language, 'Mahendra Singh'));
			await expect(lines.last().getByRole('listitem').last()).toContainText(
				writtenIn(language, 'Aditi Kanwar'),
			);
			await expectAccessible(page, isMobile);

			await page.getByRole('button', { name: words.check.swap }).press('Enter');
			await expect(page).toHaveURL(/one=/);
			await expect(page.getByRole('combobox', { name: words.check.one })).toHaveValue(
				writtenIn(language, 'Aditi Kanwar'),
			);
			await expect(verdict).toBeVisible();

			await page.goto(path(`/check?other=${uncleId}`));
			await expect(page.getByText(words.check.refusedTitle, { exact: true })).toBeVisible();
			await expect(page.getByText(texts.errors.marriage.twoOfOneGender).last()).toBeVisible();
			await expect(page.getByRole('button', { name: words.tryAgain })).toHaveCount(0);
			await expectAccessible(page, isMobile);
		});
	});
});
