import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod';
import { db } from '@/lib/platform/db/client';
import type { Answer, CallOptions } from '../calls';

interface Login {
	id: string;
	token: string;
}

/** What a call is prepared with. */
export interface Scene {
	/** So many things are to hang on what the call is about. */
	many: number;
	/** An administrator. */
	head: Login;
	/** Who has sent in what others decide on. */
	member: Login;
	/** Makes another call first, by its method and folder, which has to succeed. */
	before(name: string, options: CallOptions): Promise<Answer>;
	/** The code that is mailed to an address. */
	codeFor(email: string): Promise<string>;
	/** The link's token and the code that are mailed to confirm a member's address. */
	confirmationOf(memberId: string): Promise<{ token: string; code: string }>;
}

/** How many statements a call may take until it answers. */
interface Budget {
	statements: number;
	/** More for each of the many things, where the code takes them one by one. */
	each?: number;
	/** 200 where it does not say. */
	status?: number;
	/** Writes what the call may use up, and answers what is sent. */
	prepare(scene: Scene): CallOptions | Promise<CallOptions>;
}

/** By method and folder; behind a colon, which of several things the call does. */
export type Budgets = Readonly<Record<string, Budget>>;

export const newPassword = 'a well at noon';
export const newEmail = () => `${randomUUID()}@example.org`;

/** One of each kind that joins the known ones, not entered by anybody before. */
export const newPlaces = () => {
	const name = `Place ${randomUUID()}`;
	return {
		...{ villageAddress: name, ancestralResidence: name, location: name, tehsil: name, district: name },
		...{ familyGoddess: name, familyGod: name },
	};
};

export const by = ({ token }: Login, json: object = {}): CallOptions => ({ token, json });

export const on = (id: string, { token }: Login, json?: object): CallOptions => ({
	...{ token, params: { id } },
	...(json && { json }),
});

export function countTo(many: number): number[] {
	return Array.from({ length: many }, (_, at) => at);
}

export function getForm(fields: Record<string, string>, files: Record<string, BlobPart>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	for (const [name, bytes] of Object.entries(files)) form.set(name, new File([bytes], name));
	return form;
}

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;

async function paint(): Promise<Uint8Array<ArrayBuffer>> {
	const background = '#8e2138';
	return new Uint8Array(
		await sharp({ create: { width: 600, height: 400, channels: 3, background } })
			.jpeg()
			.toBuffer(),
	);
}

/** A form with a picture under `name`. */
export async function withPicture(
	name: 'image' | 'photo',
	fields: Record<string, string>,
): Promise<FormData> {
	picture ??= paint();
	return getForm(fields, { [name]: await picture });
}

const decided = z.object({ undo: z.object({ _id: z.string() }) });

/** The decision that an answer tells of. */
export const decisionIn = ({ body }: Answer): string => decided.parse(body).undo._id;

/** Has an administrator delete somebody or something; answers the entry in the trash. */
export async function trash({ before, head }: Scene, name: string, id: string): Promise<string> {
	await before(`DELETE ${name}/[id]`, on(id, head));
	return (await db.trashEntry.findFirstOrThrow({ where: { subjectId: id }, select: { id: true } })).id;
}
