import { beforeEach, expect, it } from 'vitest';
import { memberReply } from '@/lib/features/family/cards/schema';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { readPdf } from '@/tests/support/pdf';
import { POST as add } from '../add/route';
import { GET } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

async function addChild(token: string, name: string, relation: 'Son' | 'Daughter') {
	const gender = relation === 'Son' ? 'Male' : 'Female';
	const { body } = await call(add, '/api/family/add', { token, json: { name, relation, gender } });
	return memberReply.parse(body).member;
}

async function readBook(token: string, query: string) {
	const response = await call(GET, `/api/family/book?${query}`, { token });
	expect(response.status, response.text).toBe(200);
	const pages = await readPdf(response.bytes);
	return { headers: response.headers, text: pages.map(({ text }) => text).join('\n') };
}

it('sends the book of the caller’s own tree as PDF, in the language of the page', async () => {
	const { token } = await makeLogin({ name: 'Ajay Singh' });
	await addChild(token, 'Kunwar Veer', 'Son');
	const hindi = await readBook(token, 'language=hi');
	expect(hindi.headers.get('content-type')).toBe('application/pdf');
	expect(hindi.headers.get('content-disposition')).toContain('attachment');
	expect(hindi.headers.get('cache-control')).toContain('no-store');
	expect(hindi.text).toContain('परिवार की पुस्तक');
	expect((await readBook(token, 'language=en')).text).toMatch(/The book of the family[\s\S]*Kunwar Veer/);
});

it('begins with the named card, and with the oldest forefather where that is of another tree', async () => {
	const { token } = await makeLogin({ name: 'Ajay Singh' });
	const other = await makeLogin({ name: 'Other Singh' });
	const son = await addChild(token, 'Kunwar Veer', 'Son');
	const theirs = await addChild(other.token, 'Kunwar Other', 'Son');
	expect((await readBook(token, `language=en&from=${son._id}`)).text).toContain('The line of Kunwar Veer');
	const book = await readBook(token, `language=en&from=${theirs._id}`);
	expect(book.text).toContain('The line of Ajay Singh');
	expect(book.text).not.toContain('Kunwar Other');
});
