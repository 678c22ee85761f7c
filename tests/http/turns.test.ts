import { expect, it } from 'vitest';
import { send } from './site';

it('answers one visitor before most of the requests that another has sent at once', async () => {
	const answered: string[] = [];
	const open = async (address: string) => {
		const response = await send('/login', { headers: { 'x-forwarded-for': address } });
		await response.text();
		answered.push(address);
		return response.status;
	};
	await open('203.0.113.1');
	const burst = Array.from({ length: 40 }, () => open('203.0.113.2'));
	const statuses = await Promise.all([...burst, open('203.0.113.3')]);
	expect(new Set(statuses)).toEqual(new Set([200]));
	expect(answered.indexOf('203.0.113.3')).toBeLessThan(20);
});
