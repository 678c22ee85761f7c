import { todayInIndia } from '@/lib/core/calendar';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { addRelatives } from './support/relatives';

inOneLanguage('en', (language) => {
	const words = messagesIn(language).familyDays;

	test(`a family's days are listed, chosen, and offered to a calendar, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember({ gender: 'Male' }));
		await page.goto(pathIn(language, '/family-tree/days'));
		await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
		await expect(page.getByText(words.noneText)).toBeVisible();
		await expectAccessible(page, isMobile);

		const tomorrow = new Date(todayInIndia(new Date()).getTime() + 86_400_000).toISOString().slice(0, 10);
		await addRelatives(page, [
			{ name: 'Gayatri Kanwar', relation: 'Mother', dob: `1956${tomorrow.slice(4)}` },
			{ name: 'Ummed Singh', relation: 'Father', isDeceased: true, dod: '2001-12-26' },
			{ name: 'Sugan Kanwar', relation: 'Wife' },
		]);
		await page.reload();
		const birthday = page.getByRole('listitem').filter({ hasText: words.kind.birthday });
		await expect(birthday).toContainText(writtenIn(language, 'Gayatri Kanwar'));
		await expect(birthday).toContainText(words.tomorrow);
		const death = page.getByRole('listitem').filter({ hasText: words.kind.death });
		await expect(death).toContainText(writtenIn(language, 'Ummed Singh'));
		const [year, month, day] = ['2001', tomorrow.slice(5, 7), tomorrow.slice(8)].map(Number);
		const wedding = page.locator('form').filter({ has: page.getByLabel(words.weddings.couple) });
		const parts = messagesIn(language).dateParts;
		await wedding.getByLabel(parts.day).fill(String(day));
		await wedding.getByLabel(parts.year).fill(String(year));
		await wedding.getByLabel(parts.month).selectOption(String(month));
		await wedding.getByRole('button', { name: words.weddings.save, exact: true }).click();
		await expect(page.getByText(words.weddings.saved)).toBeVisible();
		const anniversary = page.getByRole('listitem').filter({ hasText: words.kind.wedding });
		await expect(anniversary).toContainText(writtenIn(language, 'Sugan Kanwar'));
		await expect(anniversary).toContainText(words.tomorrow);
		await expectAccessible(page, isMobile);

		const choice = page.locator('form').filter({ has: page.getByLabel(words.choice.amanta) });
		await choice.getByLabel(words.choice.amanta).check();
		await choice.getByLabel(words.choice.isMailed).check();
		await choice.getByRole('button', { name: words.choice.save, exact: true }).click();
		await expect(page.getByText(words.choice.saved, { exact: true })).toBeVisible();
		await page.reload();
		await expect(choice.getByLabel(words.choice.amanta)).toBeChecked();
		await expect(choice.getByLabel(words.choice.isMailed)).toBeChecked();

		await page.getByRole('button', { name: words.feed.open, exact: true }).click();
		const address = await page.getByRole('textbox', { name: words.feed.address }).inputValue();
		expect(new URL(address).pathname).toMatch(/^\/api\/family\/days\/feed\/[\w-]{43}\.ics$/);
		await expectAccessible(page, isMobile);
		const path = new URL(address).pathname;
		const calendar = await page.request.get(path);
		expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${tomorrow.replaceAll('-', '')}`);
		await page.getByRole('button', { name: words.feed.close, exact: true }).click();
		await expect(page.getByText(words.feed.closed)).toBeVisible();
		expect((await page.request.get(path)).status()).toBe(404);

		await page.goto(pathIn(language, '/dashboard'));
		const panel = page.getByRole('region', { name: messagesIn(language).dashboard.days.title });
		await expect(panel).toContainText(writtenIn(language, 'Gayatri Kanwar'));
		await panel.getByRole('link', { name: messagesIn(language).dashboard.days.view }).click();
		await expect(page).toHaveURL(pathIn(language, '/family-tree/days'));
	});
});
