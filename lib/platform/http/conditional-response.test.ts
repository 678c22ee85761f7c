import { describe, expect, it } from 'vitest';
import { conditionalResponse } from './conditional-response';

const file = {
	body: '<a/>',
	type: 'application/xml',
	changedAt: new Date('2026-03-01T10:00:00.400Z'),
	now: new Date('2026-03-01T10:05:00Z'),
};
const ask = (headers: Record<string, string> = {}, more: Partial<typeof file> = {}) =>
	conditionalResponse(new Request('http://localhost/', { headers }), { ...file, ...more });

describe('publicFile', () => {
	it('sends the file with its tag, its date and its type', async () => {
		const answer = ask();
		expect(answer.status).toBe(200);
		expect(await answer.text()).toBe('<a/>');
		expect(answer.headers.get('content-type')).toBe('application/xml');
		expect(answer.headers.get('last-modified')).toBe('Sun, 01 Mar 2026 10:00:00 GMT');
		expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
	});

	it('sends nothing again to a client that has it, by tag or by date', async () => {
		const etag = ask().headers.get('etag') ?? '';
		for (const known of [
			{ 'if-none-match': etag },
			{ 'if-none-match': `"other", W/${etag}` },
			{ 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' },
		]) {
			const answer = ask(known);
			expect(answer.status).toBe(304);
			expect(await answer.text()).toBe('');
			expect(answer.headers.get('etag')).toBe(etag);
		}
	});

	it('gives no date while the file might change again within its second', () => {
		const headers = { 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' };
		const answer = ask(headers, { now: new Date('2026-03-01T10:00:00.900Z') });
		expect(answer.status).toBe(200);
		expect(answer.headers.has('last-modified')).toBe(false);
	});

	it('sends what is another, with any date', () => {
		const etag = ask().headers.get('etag') ?? '';
		const date = { 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' };
		expect(ask({ 'if-none-match': etag, ...date }, { body: '<b/>' }).status).toBe(200);
		expect(ask({ 'if-modified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' }).status).toBe(200);
		expect(ask({ 'if-modified-since': 'yesterday' }).status).toBe(200);
	});
});
