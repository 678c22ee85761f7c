import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { getRows } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, test as base, expect } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { startSecondServer } from './support/second-server';

const preview = {
	...{ VERCEL: '1', VERCEL_ENV: 'preview', SMTP_URL: '' },
	...{ S3_BUCKET: 'media', S3_REGION: 'ap-south-1' },
};

/** On the portal as a preview without a mail server. */
const test = base.extend({
	baseURL: async ({ browserName: _ }, use) => {
		const { origin, stop } = await startSecondServer(preview);
		await use(origin);
		await stop();
	},
});

async function openOutbox(page: Page, language: Language, origin: string): Promise<void> {
	await page.context().addCookies([{ name: 'adminLanguage', value: language, url: origin }]);
	await page.goto('/admin/outbox');
}

inOneLanguage('en', (language) => {
	const { outbox: texts, frame } = messagesIn(language).admin;
	const t = translator(language);

	test(`an administrator reads the mails of a preview, in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page, baseURL: url = '', logIn, newMember, isMobile }) => {
		const { email } = await newMember({}, { isConfirmed: false });
		// A call that names no language is answered in Hindi.
		const { subject } = messagesIn('hi').mail.welcome;
		await logIn(administrator());
		await openOutbox(page, language, url);
		const row = getRows(page, texts.caption, isMobile).filter({ hasText: email });
		await expect(row).toHaveCount(1);
		await expectAccessibleOnAllScreens(page);
		if (isMobile) await page.getByRole('button', { name: frame.menu, exact: true }).click();
		const sidebar = isMobile ? page.getByRole('dialog', { name: frame.menu }) : page;
		const link = sidebar.getByRole('link', { name: frame.pages.outbox });
		await expect(link).toHaveAttribute('aria-current', 'page');
		if (isMobile) await page.keyboard.press('Escape');

		await page.getByRole('button', { name: t('admin.outbox.open', { to: email, subject }) }).click();
		const dialog = page.getByRole('dialog', { name: subject });
		await expect(dialog.getByText(/(^|\s)\d{6}(\s|$)/)).toBeVisible();
		await expect(dialog.getByRole('link', { name: /\/confirm-email\// })).toHaveAttribute('href', /^http/);
		await dialog.getByText(texts.detail.html).click();
		const asShown = dialog.frameLocator('iframe');
		await expect(asShown.getByRole('link').first()).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
	});
});

base(
	'there is no outbox where the portal writes its mails to files',
	{ tag: ['@desktop', '@full'] },
	async ({ page, baseURL: url = '', logIn, expectTrouble }) => {
		await logIn(administrator());
		expectTrouble(/^404 GET \/admin\/outbox$/);
		await openOutbox(page, 'en', url);
		const { frame } = messagesIn('en').admin;
		await expect(page.getByRole('heading', { name: frame.notFound.title })).toBeVisible();
		await expect(page.getByRole('link', { name: frame.pages.history })).toBeVisible();
		await expect(page.getByRole('link', { name: frame.pages.outbox })).toHaveCount(0);
	},
);
