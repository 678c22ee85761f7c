import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { confirmationFor } from './support/confirmation';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

const listed = { isMarried: 'No', matrimonialConsent: 'Yes' };
const groom = { ...listed, gender: 'Male', age: '28', clan: 'Rathore' };
const bride = { ...listed, gender: 'Female', age: '25', clan: 'Bhati' };

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.emailConfirmation;
	const t = translator(language);
	const path = (to: string) => pathIn(language, to);

	test.describe(`an address that is not confirmed, in ${language}`, () => {
		test('is confirmed by the mailed link, and then interests can be sent', async ({
			page,
			isMobile,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			test.slow();
			expectTrouble(/^403 POST \/api\/family\/interests$/);
			// Nobody else lives there.
			const district = `Marudhar ${newMark()}`;
			const preferredLanguage = language;
			const he = await newMember({ ...groom, district, preferredLanguage }, { isConfirmed: false });
			const she = await newMember({ ...bride, district });
			const link = await confirmationFor(he.email);

			await logIn(he);
			const notice = page.getByRole('region', { name: words.label });
			await page.goto(path(`/matrimonial?${new URLSearchParams({ place: district })}`));
			await expect(notice).toContainText(he.email);
			await expectAccessible(page, isMobile);
			const card = page.getByRole('article').filter({ hasText: she.name });
			await card.getByRole('heading').getByRole('link').click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(she.name);
			const herPage = new URL(page.url()).pathname;
			const send = page.getByRole('button', { name: t('matching.interest.sendTo', { name: she.name }) });
			await send.click();
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('button', { name: texts.matching.interest.send, exact: true }).click();
			await expect(dialog.getByText(texts.errors.account.emailUnconfirmed)).toBeVisible();
			await page.keyboard.press('Escape');

			// The reader of the mail need not be logged in there.
			await page.goto('about:blank');
			await page.context().clearCookies();
			await page.goto(path(`/confirm-email/${link.path.split('/').at(-1)}`));
			await expect(page.getByRole('heading', { level: 1, name: texts.confirmEmail.heading })).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.getByRole('button', { name: texts.confirmEmail.confirm, exact: true }).click();
			await expect(
				page.getByRole('heading', { level: 1, name: texts.confirmEmail.doneHeading }),
			).toBeFocused();
			await page.goto(path(`/confirm-email/${'0'.repeat(64)}`));
			await expect(
				page.getByRole('heading', { level: 1, name: texts.confirmEmail.expiredHeading }),
			).toBeVisible();
			await expectAccessible(page, isMobile);

			await page.goto('about:blank');
			await logIn(he);
			await page.goto(herPage);
			await expect(page.getByRole('heading', { level: 1 })).toContainText(she.name);
			await expect(notice).toHaveCount(0);
			await send.click();
			await dialog.getByRole('button', { name: texts.matching.interest.send, exact: true }).click();
			await expect(
				page.getByRole('button', { name: t('matching.interest.withdrawFrom', { name: she.name }) }),
			).toBeVisible();
		});
	});
});
