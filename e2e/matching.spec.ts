import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { type Account, expect, newMark, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';
import { at, tabTo } from './support/site';
import { getOwnId } from './support/submissions';

const listed = { isMarried: 'No', matrimonialConsent: 'Yes' };
const groom = { ...listed, gender: 'Male', age: '28', clan: 'Rathore', profession: 'Architect' };
const bride = { ...listed, gender: 'Female', age: '25', clan: 'Bhati', profession: 'Weaver of durries' };

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.matching;
	const t = translator(language);
	const own = { person: 'self', ward: '' };
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

		test('two members meet, agree, and one takes it back; those of one clan never meet', async ({
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
				page.getByText(translator(language)('matching.list.shown', { count: 1 }), { exact: true }),
			).toBeVisible();
			await expectAccessible(page, isMobile);

			const search = page.getByRole('searchbox', { name: words.list.search });
			await search.fill('nobody of this name');
			await expect(card).toHaveCount(0);
			await page.getByRole('button', { name: words.list.clearSearch }).press('Enter');
			await expect(card).toBeVisible();

			const ageFrom = page.getByRole('textbox', { name: words.filters.ageFrom });
			await ageFrom.fill('40');
			await ageFrom.press('Enter');
			await expect(page).toHaveURL(/ageFrom=40/);
			await expect(page.getByText(words.filters.none)).toBeVisible();
			await page.goBack();
			await expect(page).toHaveURL(
				(url) => url.searchParams.get('place') === district && url.searchParams.size === 1,
			);
			await expect(card).toBeVisible();

			await card.getByRole('button', { name: t('matching.card.shortlistOf', { name: she.name }) }).click();
			await expect(
				card.getByRole('button', { name: t('matching.card.shortlistedOf', { name: she.name }) }),
			).toHaveAttribute('aria-pressed', 'true');
			await card.getByRole('heading').getByRole('link').click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(she.name);
			const herPage = new URL(page.url()).pathname;
			await expect(page.getByRole('heading', { level: 3, name: words.verdict.unknown })).toBeVisible();
			await expect(page.getByText(she.email)).toHaveCount(0);
			await expectAccessible(page, isMobile);
			const send = page.getByRole('button', { name: t('matching.interest.sendTo', { name: she.name }) });
			await tabTo(page, send);
			await page.keyboard.press('Enter');
			const dialog = page.getByRole('dialog');
			const { questions } = words.interest;
			await dialog.getByLabel(questions.family.ask).selectOption({ label: questions.family.choices.joint });
			await dialog.getByRole('checkbox', { name: questions.plans.choices.together }).check();
			await dialog.getByRole('button', { name: words.interest.send, exact: true }).click();
			await expect(
				page.getByRole('button', { name: t('matching.interest.withdrawFrom', { name: she.name }) }),
			).toBeFocused();

			await page.goto(path(`/${await getOwnId(hisKin)}`));
			await expect(page.getByText(words.match.gone, { exact: true })).toBeVisible();

			await page.goto('about:blank');
			await logIn(she);
			await page.goto(path('/interests'));
			await expect(
				page.getByRole('link', {
					name: t('matching.interests.count', { list: words.interests.lists.received, count: 1 }),
				}),
			).toBeVisible();
			await expect(page.getByText(questions.family.choices.joint)).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.getByRole('button', { name: t('matching.interest.acceptFrom', { name: he.name }) }).click();
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
			await page.getByRole('button', { name: t('matching.interest.endFor', { name: she.name }) }).click();
			await dialog.getByRole('button', { name: words.interest.end, exact: true }).click();
			await expect(page.getByText(she.email)).toHaveCount(0);
			await expect(page.getByText(t('matching.interest.youWithdrew', own))).toBeVisible();
			await page.goto('about:blank');
			await logIn(she);
			await page.goto(path(`/${await getOwnId(he)}`));
			await expect(page.getByText(t('matching.interest.notAccepted', own))).toBeVisible();
			await expect(page.getByText(he.email)).toHaveCount(0);
		});

		test('a member says what they wish, and reads that a cousin is barred, with the ancestor', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			test.slow();
			await logIn(await newMember(groom));
			await page.goto(path('/wishes'));
			const ageFrom = page.getByRole('textbox', { name: words.wishes.ageFrom });
			const ageTo = page.getByRole('textbox', { name: words.wishes.ageTo });
			await ageFrom.fill('27');
			await ageTo.fill('30');
			await page.getByRole('checkbox', { name: words.wishes.must }).first().check();
			const district = page.getByRole('combobox', { name: words.wishes.newDistrict });
			await district.fill('Marudhar');
			await district.press('Enter');
			await page.getByRole('button', { name: words.wishes.save, exact: true }).click();
			await expect(page.getByText(texts.matching.wishesSaved, { exact: true })).toBeVisible();
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
			await expect(verdict.getByRole('figure')).toContainText(writtenIn(language, 'Umed Singh'));
			await expectAccessible(page, isMobile);
		});
	});
});
