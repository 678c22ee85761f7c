import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';

const listed = { isMarried: 'No', matrimonialConsent: 'Yes' };

inOneLanguage('hi', (language) => {
	const words = messagesIn(language).kundli;
	const jodhpur = { hi: 'जोधपुर, राजस्थान', en: 'Jodhpur, Rajasthan' }[language];

	test(`two turn the kundli on, read the gunas, and one ends it, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.slow();
		// Nobody else lives there.
		const district = `Marudhar ${newMark()}`;
		const he = await newMember({ ...listed, gender: 'Male', dob: '1995-05-17', clan: 'Rathore', district });
		const she = await newMember({
			...listed,
			gender: 'Female',
			dob: '1997-08-03',
			clan: 'Bhati',
			district,
		});
		const own = pathIn(language, '/matrimonial/kundli');
		const turnOn = async () => {
			await page.goto(own);
			await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
			await page.getByRole('button', { name: words.consent.on, exact: true }).click();
			await expect(page.getByRole('heading', { name: words.result.title })).toBeVisible();
		};

		await logIn(she);
		await turnOn();
		await expect(page.getByText(words.result.range)).toBeVisible();

		// A page that is open notices another login, and leaves.
		await page.goto('about:blank');
		await logIn(he);
		await page.goto(own);
		await expect(page.getByText(words.consent.seen)).toBeVisible();
		await expectAccessible(page, isMobile);
		await turnOn();
		const place = page.getByRole('combobox', { name: words.birth.place });
		await page.getByLabel(words.birth.time).fill('06:35');
		await place.fill('जोधपुर');
		await page.getByRole('option', { name: jodhpur, exact: true }).click();
		await page.getByRole('button', { name: words.birth.save, exact: true }).click();
		await expect(page.getByText(words.saved)).toBeVisible();
		await expect(page.getByText(words.result.manglikByLagna)).toBeVisible();
		await page.reload();
		await expect(page.getByLabel(words.birth.time)).toHaveValue('06:35');
		await expect(place).toHaveValue(jodhpur);
		await expectAccessible(page, isMobile);

		await page.goto(pathIn(language, `/matrimonial?${new URLSearchParams({ place: district })}`));
		await page
			.getByRole('article')
			.filter({ hasText: she.name })
			.getByRole('heading')
			.getByRole('link')
			.click();
		const gunas = page.getByRole('region', { name: words.pair.title });
		await expect(gunas.getByRole('heading', { name: words.pair.kootasTitle })).toBeVisible();
		await expect(gunas.getByText(words.pair.rangeWhy)).toBeVisible();
		await expect(gunas).not.toContainText('06:35');
		await expectAccessible(page, isMobile);
		const match = page.url();

		await page.goto(own);
		await page.getByRole('button', { name: words.off.button, exact: true }).click();
		await expect(page.getByText(words.consent.seen)).toBeVisible();
		await page.goto(match);
		await expect(gunas.getByText(words.pair.off)).toBeVisible();
		await page.goto(own);
		await page.getByRole('button', { name: words.consent.on, exact: true }).click();
		await expect(page.getByLabel(words.birth.time)).toHaveValue('');
	});
});
