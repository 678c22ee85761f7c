import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { picturePath } from '@/lib/platform/media/picture-path';
import { logIn, type Person, register } from './people';
import { makePicture } from './pictures';
import type { Portal } from './portal';

export type Part = 'database' | 'storage';

/** One of everything that is asked of a portal. */
export interface Ask {
	name: string;
	/** What it cannot be answered without. */
	needs: readonly Part[];
	/** How it is answered when nothing is wrong. */
	status: number;
	/** Of a page, the language of its words. */
	words?: 'hi' | 'en';
	send(): Promise<Response>;
}

export interface Answer {
	ask: Ask;
	/** 0 where none came. */
	status: number;
	headers: Headers;
	text: string;
	ms: number;
}

/** What has been promised to the askers: everything that was answered with success. */
interface Promises {
	messages: string[];
	members: string[];
	pictures: string[];
	profession: string | null;
}

const asksWithinMs = 15_000;

export interface Asking {
	asks: Ask[];
	promises: Promises;
	member: Person;
	administrator: Person;
}

const savedImage = z.object({ image: z.object({ _id: z.string(), imageUrl: z.string() }) });

/** Everything that can be asked of this portal, which trusts one proxy, by a visitor, a member with a picture, and an administrator. */
export async function prepareAsks(portal: Portal): Promise<Asking> {
	const { origin } = portal;
	const promises: Promises = { messages: [], members: [], pictures: [], profession: null };
	const member = await register(portal, { familyTreePrivacy: 'public' });
	const administrator = await logIn(portal);
	const picture = await makePicture();

	let asked = 0;
	/** Each asker has an address of their own, behind a proxy: requests of one address wait for each other. */
	const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(asked++ % 250) + 1}` });
	const get = (path: string, headers: Record<string, string> = {}) =>
		fetch(origin + path, {
			headers: { ...fromElsewhere(), ...headers },
			redirect: 'manual',
			signal: AbortSignal.timeout(asksWithinMs),
		});
	// As Next's own script asks, at the address that it is led to, which no cache takes for the page's.
	const led = await get('/en/help', { rsc: '1' });
	const { search } = new URL(led.headers.get('location') ?? '', origin);
	const getParts = (path: string, headers: Record<string, string> = {}) =>
		get(path + search, { ...headers, rsc: '1' });
	const send = (path: string, method: string, body: FormData | object, token?: string) => {
		const isForm = body instanceof FormData;
		return fetch(origin + path, {
			method,
			headers: {
				...fromElsewhere(),
				...(!isForm && { 'content-type': 'application/json' }),
				...(token && { authorization: `Bearer ${token}` }),
			},
			body: isForm ? body : JSON.stringify(body),
			signal: AbortSignal.timeout(asksWithinMs),
		});
	};
	const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
	const cookie = ({ token }: Person) => ({ cookie: `next-auth.session-token=${token}` });
	/** Notes what has been promised by a success. */
	const promised = async (answer: Promise<Response>, note: () => void) => {
		const response = await answer;
		if (response.ok) note();
		return response;
	};

	const upload = (by: Person, title: string) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({
			title,
			description: 'Of the old fort',
			category: 'General',
		}))
			form.set(name, value);
		form.set('image', picture, 'fort.jpg');
		return send('/api/gallery', 'POST', form, by.token);
	};
	const { image } = savedImage.parse(await (await upload(administrator, 'The first of all')).json());
	const mediaId = image.imageUrl.split('/')[3] ?? '';

	const asks: Ask[] = [
		{ name: 'robots.txt', needs: [], status: 200, send: () => get('/robots.txt') },
		{ name: 'a file', needs: [], status: 200, send: () => get('/icon.svg') },
		{ name: 'a kept page in Hindi', needs: [], status: 200, words: 'hi', send: () => get('/about') },
		{ name: 'a kept page in English', needs: [], status: 200, words: 'en', send: () => get('/en/help') },
		{ name: 'the home page, kept', needs: [], status: 200, words: 'en', send: () => get('/en') },
		{
			...{ name: 'a page that is not kept', needs: ['database'], status: 404, words: 'hi' },
			send: () => get(`/blog/${randomUUID()}`),
		},
		{
			...{ name: 'the same in English', needs: ['database'], status: 404, words: 'en' },
			send: () => get(`/en/deity/${randomUUID()}`),
		},
		{
			...{ name: 'a page that is not kept, in parts', needs: ['database'], status: 404 },
			send: () => getParts(`/en/blog/${randomUUID()}`),
		},
		{
			...{ name: "a member's page", needs: ['database'], status: 200, words: 'hi' },
			send: () => get('/dashboard', cookie(member)),
		},
		{
			...{ name: 'the profile of somebody', needs: ['database'], status: 200, words: 'en' },
			send: () => get(`/en/profile/${member.id}`, cookie(administrator)),
		},
		{
			...{ name: 'the profile of somebody, in parts', needs: ['database'], status: 200 },
			send: () => getParts(`/en/profile/${member.id}`, cookie(administrator)),
		},
		{
			...{ name: 'the back office', needs: ['database'], status: 200, words: 'en' },
			send: () => get('/admin', cookie(administrator)),
		},
		{ name: 'a count', needs: ['database'], status: 200, send: () => get('/api/users/count') },
		{ name: 'a list', needs: ['database'], status: 200, send: () => get('/api/blogs') },
		{ name: 'a search', needs: ['database'], status: 200, send: () => get('/api/users?search=singh') },
		{ name: 'a feed', needs: ['database'], status: 200, send: () => get('/feed.xml') },
		{ name: 'the sitemap', needs: ['database'], status: 200, send: () => get('/sitemap.xml') },
		{ name: 'the health', needs: ['database', 'storage'], status: 200, send: () => get('/api/health') },
		{
			...{ name: 'a picture', needs: ['database', 'storage'], status: 200 },
			send: () => get(picturePath(mediaId, 480)),
		},
		{
			...{ name: "one's own record", needs: ['database'], status: 200 },
			send: () => get('/api/users/profile', bearer(member)),
		},
		{
			...{ name: "one's own tree", needs: ['database'], status: 200 },
			send: () => get('/api/family/tree', bearer(member)),
		},
		{
			...{ name: 'a copy of everything', needs: ['database'], status: 200 },
			send: () => get('/api/users/me/export', bearer(member)),
		},
		{
			...{ name: "next-auth's session", needs: ['database'], status: 200 },
			send: () => get('/api/auth/session', cookie(member)),
		},
		{
			...{ name: 'an export', needs: ['database'], status: 200 },
			send: () => get('/api/admin/exports/users', bearer(administrator)),
		},
		{
			...{ name: 'logging in', needs: ['database'], status: 200 },
			send: () => send('/api/users/login', 'POST', { email: member.email, password: member.password }),
		},
		{
			...{ name: 'saving the profile', needs: ['database'], status: 200 },
			send() {
				const profession = `Potter ${randomUUID()}`;
				const answer = send('/api/users/profile', 'PUT', { profession }, member.token);
				return promised(answer, () => {
					promises.profession = profession;
				});
			},
		},
		{
			...{ name: 'writing to the administrators', needs: ['database'], status: 201 },
			send() {
				const subject = `About ${randomUUID()}`;
				const message = { name: 'Asha', email: 'asha@example.org', subject, message: 'Khamma ghani' };
				return promised(send('/api/contact', 'POST', message), () => promises.messages.push(subject));
			},
		},
		{
			...{ name: 'registering with a photo', needs: ['database', 'storage'], status: 201 },
			send() {
				const mark = randomUUID().slice(0, 8);
				const email = `photo.${mark}@example.org`;
				const form = new FormData();
				for (const [name, value] of Object.entries({
					name: `Photo ${mark}`,
					email,
					password: `neem ${mark} leaf`,
				}))
					form.set(name, value);
				form.set('photo', picture, 'portrait.jpg');
				return promised(send('/api/users/register', 'POST', form), () => promises.members.push(email));
			},
		},
		{
			...{ name: 'sending in a picture', needs: ['database', 'storage'], status: 201 },
			send() {
				const title = `Fort ${randomUUID()}`;
				return promised(upload(member, title), () => promises.pictures.push(title));
			},
		},
	];
	return { asks, promises, member, administrator };
}

async function answerTo(ask: Ask): Promise<Answer> {
	const begun = performance.now();
	try {
		const response = await ask.send();
		const text = await response.text();
		return { ask, status: response.status, headers: response.headers, text, ms: performance.now() - begun };
	} catch {
		return { ask, status: 0, headers: new Headers(), text: '', ms: performance.now() - begun };
	}
}

/** All at once. */
export function askAll(asks: readonly Ask[]): Promise<Answer[]> {
	return Promise.all(asks.map(answerTo));
}

/** One after the other. */
export async function askEach(asks: readonly Ask[]): Promise<Answer[]> {
	const answers: Answer[] = [];
	for (const ask of asks) answers.push(await answerTo(ask));
	return answers;
}
