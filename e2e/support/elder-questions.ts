import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { expect } from './fixtures';
import { messagesIn } from './languages';
import { stored } from './site';

const link = z.object({ address: z.string() });
const list = z.object({
	questions: z.array(z.object({ _id: z.string() })),
	relatives: z.array(
		z.object({ _id: z.string(), relationWords: z.object({ hi: z.string(), en: z.string() }) }),
	),
});
const tree = z.object({ familyMembers: z.array(z.object({ _id: z.string(), name: z.string().nullable() })) });

/** A browser of somebody without an account, on the page of a link, which they open as what they are to who asks. */
export async function openLink(
	browser: Browser,
	{ address, caption, language }: { address: string; caption: string; language: Language },
): Promise<Page> {
	const context = await browser.newContext({ locale: language });
	const page = await context.newPage();
	await page.goto(address);
	await page.getByRole('button', { name: caption, exact: true }).click();
	await expect(page).toHaveURL(/[?&]as=/);
	return page;
}

interface FatherAsked {
	/** Whose father. */
	personId: string;
	/** Who is asked, and who confirms the answer. */
	elderIds: readonly [string, string];
	name: string;
	village: string;
}

/**
 * Asks a relative by a link for somebody's father, who answers without an account; the viewer accepts, and a second
 * relative confirms. Answers the id of the father's card.
 */
export async function askForFather(
	page: Page,
	browser: Browser,
	language: Language,
	{ personId, elderIds: [elderId, secondId], name, village }: FatherAsked,
): Promise<string> {
	const words = messagesIn(language).elderAnswer;
	const authorization = `Bearer ${await stored(page, 'token')}`;
	const call = async (method: 'GET' | 'POST', path: string, data?: object) => {
		const answer = await page.request.fetch(`/api/family/${path}`, {
			method,
			headers: { authorization },
			...(data && { data }),
		});
		expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
		return answer.json();
	};
	const { relatives } = list.parse(await call('GET', 'questions'));
	const ask = async (question: { elderId: string; [field: string]: unknown }) => {
		const { address } = link.parse(await call('POST', 'questions', { ...question, language }));
		const caption = relatives.find(({ _id }) => _id === question.elderId)?.relationWords[language] ?? '';
		return openLink(browser, { address, caption, language });
	};

	const elder = await ask({ personId, asks: 'father', elderId });
	for (const text of [name, village]) {
		await elder.getByRole('textbox').fill(text);
		await elder.getByRole('button', { name: words.next }).click();
	}
	await elder.getByRole('button', { name: words.send }).click();
	await expect(elder.getByRole('heading', { name: words.thanksTitle })).toBeFocused();
	await elder.context().close();

	const [question] = list.parse(await call('GET', 'questions')).questions;
	await call('POST', `questions/${question?._id}`, { isDeceased: true });
	const second = await ask({ confirmsId: question?._id, elderId: secondId });
	await second.getByRole('button', { name: words.yes }).click();
	await expect(second.getByRole('heading', { name: words.thanksTitle })).toBeFocused();
	await second.context().close();

	const { familyMembers } = tree.parse(await call('GET', 'tree'));
	return familyMembers.find((member) => member.name === name)?._id ?? '';
}
