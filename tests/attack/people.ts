import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { administrator } from '../../scripts/test-administrator';
import type { Portal } from './portal';

export interface Person {
	id: string;
	name: string;
	email: string;
	password: string;
	token: string;
}

const session = z.object({ token: z.string(), user: z.object({ _id: z.string(), name: z.string() }) });

async function sessionIn(answer: Response): Promise<z.output<typeof session>> {
	const text = await answer.text();
	const { data } = session.safeParse(JSON.parse(text));
	if (!data) throw new Error(`No session: ${answer.status} ${text}`);
	return data;
}

/** A new member, with other fields of the registration form and headers where given. */
export async function register(
	{ origin }: Pick<Portal, 'origin'>,
	more: Record<string, string> = {},
	headers: Record<string, string> = {},
): Promise<Person> {
	const mark = randomUUID().slice(0, 8);
	const account = {
		name: `Member ${mark}`,
		email: `member.${mark}@example.org`,
		password: `neem ${mark} leaf`,
	};
	const form = new FormData();
	for (const [field, value] of Object.entries({ ...account, ...more })) form.set(field, value);
	const answer = await fetch(`${origin}/api/users/register`, { method: 'POST', headers, body: form });
	const { token, user } = await sessionIn(answer);
	return { ...account, ...more, id: user._id, token };
}

/** Logs somebody in; without an account, the administrator. */
export async function logIn(
	{ origin }: Pick<Portal, 'origin'>,
	account: { email: string; password: string } = administrator,
	headers: Record<string, string> = {},
): Promise<Person> {
	const answer = await fetch(`${origin}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify({ email: account.email, password: account.password }),
	});
	const { token, user } = await sessionIn(answer);
	return { ...account, id: user._id, name: user.name, token };
}
