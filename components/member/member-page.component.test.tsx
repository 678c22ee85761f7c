import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import type { ReadableProfile } from '@/lib/features/member/schema';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { MemberPage } from './member-page';

const _id = '00000000-0000-4000-8000-000000000001';

async function open(language: Language, profile: Omit<ReadableProfile, '_id'>) {
	const { memberProfile: words, ...texts } = getMessages(language);
	await show(await MemberPage({ profile: { _id, ...profile }, kin: null, language }), { language });
	const heading = (level: number, name: string) => page.getByRole('heading', { level, name, exact: true });
	return {
		words,
		texts,
		t: translator(language),
		heading,
		text: (value: string) => page.getByText(value, { exact: true }),
	};
}

describe('MemberProfile', () => {
	it.each([
		[true, 0],
		[false, 1],
	])('offers WhatsApp to other members alone (own profile: %s)', async (isOwn, count) => {
		const profile = { _id, name: 'Durjan Singh', mobileNumber: '98290 12345', mobileE164: '+919829012345' };
		await show(await MemberPage({ profile, kin: null, isOwn, language: 'hi' }), { language: 'hi' });
		expect(document.querySelectorAll('a[href="tel:+919829012345"]')).toHaveLength(1);
		expect(document.querySelectorAll('a[href^="https://wa.me/"]')).toHaveLength(count);
	});

	it('shows the parts that are known, and leaves out the others', async () => {
		const { words, texts, heading, text } = await open('en', {
			name: 'Durjan Singh',
			clan: 'Bhati',
			sakh: 'Rawalot',
			profession: 'Weaver of durries',
			isAdmin: false,
			isMarried: false,
		});
		await expect.element(heading(1, 'Durjan Singh')).toBeVisible();
		for (const value of [texts.clans.Bhati, 'Rawalot', 'Weaver of durries', words.regular, words.unmarried])
			await expect.element(text(value)).toBeVisible();
		const { location, ...shown } = words.sections;
		for (const title of Object.values(shown)) await expect.element(heading(2, title)).toBeVisible();
		await expect.element(heading(2, location)).not.toBeInTheDocument();
	});

	it('shows the name in the script of the page, and as the member wrote it', async () => {
		const { t, heading, text } = await open('hi', {
			name: 'Durjan Singh Rathore',
			sakh: 'Rawalot',
			written: { name: 'दुर्जन सिंह राठौड़', sakh: 'रावलोत' },
		});
		await expect.element(heading(1, 'दुर्जन सिंह राठौड़')).toBeVisible();
		await expect.element(text(t('site.inScript.written', { name: 'Durjan Singh Rathore' }))).toBeVisible();
		await expect.element(text('रावलोत')).toBeVisible();
		const original = page.getByRole('button', { name: t('site.inScript.original', { text: 'Rawalot' }) });
		original.element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(text('Rawalot')).toBeVisible();
		await expect.element(original).toHaveAttribute('aria-pressed', 'true');
	});

	it('says of a deceased member when they lived, and how old they became', async () => {
		const { texts, t, text } = await open('en', {
			name: 'Durjan Singh',
			isDeceased: true,
			dob: '1921',
			dod: '1998~',
			age: 77,
		});
		const { card, details } = texts.familyTree;
		const died = t('familyTree.card.about', { date: '1998' });
		await expect.element(text(`${card.departed} · 1921–${died}`)).toBeVisible();
		const label = page.getByRole('term').filter({ hasText: details.ageAtDeath });
		expect(label.element().nextElementSibling?.textContent).toBe('77');
	});
});
