import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { type Account, administrator, expect, test } from './fixtures';
import { messagesIn, translator } from './languages';
import { makePicture } from './pictures';

const session = z.object({ token: z.string() });
const saved = z.object({ _id: z.string() });

/** Calls the portal as somebody, from outside the browser. */
export async function callAs({ email, password }: Account) {
	const site = `http://localhost:${process.env.E2E_PORT}`;
	const json = { 'content-type': 'application/json', 'accept-language': 'en' };
	const login = await fetch(`${site}/api/users/login`, {
		method: 'POST',
		headers: json,
		body: JSON.stringify({ email, password }),
	});
	const { token } = session.parse(await login.json());
	return async (method: string, path: string, body: object = {}): Promise<unknown> => {
		const isForm = body instanceof FormData;
		const answer = await fetch(`${site}/api/${path}`, {
			method,
			headers: { ...(!isForm && json), authorization: `Bearer ${token}` },
			...(method !== 'GET' && { body: isForm ? body : JSON.stringify(body) }),
		});
		expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
		return answer.json();
	};
}

const profile = z.object({ _id: z.string() });

/** The id of a member, as their own profile has it. */
export async function getOwnId(account: Account): Promise<string> {
	return profile.parse(await (await callAs(account))('GET', 'users/profile'))._id;
}

type Call = Awaited<ReturnType<typeof callAs>>;

/** Sends in a blog; answers its id. */
export async function sendBlog(call: Call, fields: { title: string; content?: string }): Promise<string> {
	const blog = { author: 'Meera', content: 'Once there was a fort.', language: 'en', ...fields };
	return z.object({ blog: saved }).parse(await call('POST', 'blogs', blog)).blog._id;
}

/** Sends in a picture; answers its id. */
export async function sendPicture(call: Call, fields: Record<string, string>): Promise<string> {
	const { buffer, mimeType, name } = await makePicture('jpeg');
	const form = new FormData();
	for (const [key, value] of Object.entries({ description: 'Seen from the lake.', ...fields })) {
		form.set(key, value);
	}
	form.set('image', new File([new Uint8Array(buffer)], name, { type: mimeType }));
	return z.object({ image: saved }).parse(await call('POST', 'gallery', form)).image._id;
}

type RowAction = 'view' | 'approve' | 'reject' | 'edit' | 'delete' | 'history';

/** The review queue of the blogs or of the pictures as an administrator works at it, by the names that people read. */
export class ReviewQueue {
	readonly words;
	readonly texts;
	readonly rows: Locator;
	readonly search: Locator;

	constructor(
		readonly page: Page,
		readonly language: Language,
		readonly kind: 'blogs' | 'gallery',
		isMobile: boolean,
	) {
		const { admin } = messagesIn(language);
		this.words = admin[kind];
		this.texts = admin.review;
		this.rows = isMobile
			? page.getByRole('list', { name: this.words.caption, exact: true }).locator('> li')
			: page
					.getByRole('table', { name: this.words.caption })
					.getByRole('row')
					.filter({ has: page.getByRole('rowheader') });
		this.search = page.getByRole('searchbox', { name: this.words.searchLabel });
	}

	row(text: string): Locator {
		return this.rows.filter({ hasText: text });
	}

	/** What can be done with the row of that title. */
	action(action: RowAction, title: string): Locator {
		const name = translator(this.language)(`admin.review.${action}`, { title });
		return this.page.getByRole(action === 'view' ? 'link' : 'button', { name, exact: true });
	}

	/** The tab of that name, with its count. */
	tab(name: string, count: number): Locator {
		return this.page.getByRole('button', { name: `${name} ${count}`, exact: true });
	}

	button(name: string): Locator {
		return this.page.getByRole('button', { name, exact: true });
	}

	dialog(name: string): Locator {
		return this.page.getByRole('dialog', { name, exact: true });
	}

	notice(text: string): Locator {
		return this.page.getByRole('main').getByRole('status').filter({ hasText: text }).first();
	}

	async find(text: string): Promise<void> {
		await this.search.fill(text);
		await this.search.press('Enter');
	}
}

/** Opens a review queue as an administrator, in that language. */
export async function openReviewQueue(
	page: Page,
	kind: 'blogs' | 'gallery',
	language: Language,
	isMobile: boolean,
	query = '',
): Promise<ReviewQueue> {
	const { baseURL: url = '' } = test.info().project.use;
	await page.context().addCookies([{ name: 'adminLanguage', value: language, url }]);
	await page.goto(`/admin/${kind}${query}`);
	return new ReviewQueue(page, language, kind, isMobile);
}

export function asAdministrator(): Promise<Call> {
	return callAs(administrator());
}
