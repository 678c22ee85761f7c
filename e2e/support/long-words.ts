import * as z from 'zod';
import { expect } from './fixtures';
import { makePicture } from './pictures';

/** Letters without a space: what a text field gets, or as many of them as it takes. */
const letters = 300;

/** Tried in this order: an address as browsers copy it, and one word. Names refuse addresses. */
const texts = [
	`https://example.org/${'%E0%A4%95'.repeat(letters / 9)}`.padEnd(letters, 'x'),
	'M'.repeat(letters),
];

const refused = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });
const session = z.object({ token: z.string(), user: z.object({ _id: z.string() }) });

export interface LoggedIn {
	token: string;
	id: string;
}

/** Calls the portal from outside the browser; answers what is said. */
export async function ask(method: string, path: string, body?: object, token = '') {
	const isForm = body instanceof FormData;
	const answer = await fetch(`http://localhost:${process.env.E2E_PORT}/api/${path}`, {
		method,
		headers: {
			'accept-language': 'en',
			...(body && !isForm && { 'content-type': 'application/json' }),
			...(token && { authorization: `Bearer ${token}` }),
		},
		...(body && { body: isForm ? body : JSON.stringify(body) }),
	});
	return { status: answer.status, body: (await answer.json()) as unknown };
}

interface Filled {
	method?: 'POST' | 'PUT' | 'PATCH';
	path: string;
	/** The names of the fields; those that take no text are left out. */
	names: readonly string[];
	/** What is sent as it is. */
	fixed?: Record<string, unknown>;
	token?: string;
	hasPicture?: boolean;
}

/** Sends a form with long words in every field that takes a text; answers what is said. */
export async function fillWithLongWords({
	method = 'POST',
	path,
	names,
	fixed = {},
	token,
	hasPicture,
}: Filled) {
	const tried = new Map(names.filter((name) => !(name in fixed)).map((name) => [name, 0]));
	const most = new Map<string, number>();
	for (let round = 0; round < 12; round += 1) {
		const fields: Record<string, unknown> = { ...fixed };
		for (const [name, at] of tried) fields[name] = texts[at]?.slice(0, most.get(name) ?? letters);
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
		if (hasPicture) {
			const { buffer, mimeType, name } = await makePicture('jpeg');
			form.set('image', new File([new Uint8Array(buffer)], name, { type: mimeType }));
		}
		const answer = await ask(method, path, hasPicture ? form : fields, token);
		const { data } = refused.safeParse(answer.body);
		if (answer.status !== 400 || !data) {
			expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
			return answer.body;
		}
		for (const { path: at, message } of data.errors) {
			const name = at.split('.')[0] ?? '';
			const limit = /at most (\d+)/.exec(message)?.[1];
			if (limit && Number(limit) < (most.get(name) ?? letters)) most.set(name, Number(limit));
			else if ((tried.get(name) ?? texts.length) < texts.length - 1) tried.set(name, 1);
			else if (!tried.delete(name)) throw new Error(`${path}: ${at}: ${message}`);
		}
	}
	throw new Error(`${path} takes no long words`);
}

export async function registerWithLongWords(
	names: readonly string[],
	fixed: Record<string, unknown> & { email: string; password: string },
): Promise<LoggedIn> {
	const { token, user } = session.parse(await fillWithLongWords({ path: 'users/register', names, fixed }));
	return { token, id: user._id };
}
