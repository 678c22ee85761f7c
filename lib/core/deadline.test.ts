import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Patience, refuseWhenGivenUp, unhurried } from './deadline';

const unavailable = { code: 'service.unavailable', details: { retryAfterSeconds: 5 } };

it('answers what the work answers', async () => {
	const patience = new Patience(1_000);
	expect(await patience.within(async () => 'done')).toBe('done');
	await expect(patience.within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('gives up work that takes too long', async () => {
	await expect(new Patience(20).within(() => sleep(5_000))).rejects.toMatchObject(unavailable);
});

it('counts all parts of a call together, and nothing between them', async () => {
	const patience = new Patience(120);
	await patience.within(() => sleep(70));
	await sleep(100);
	await patience.within(async () => {});
	await expect(patience.within(() => sleep(5_000))).rejects.toMatchObject(unavailable);
	await expect(patience.within(() => sleep(5_000))).rejects.toMatchObject(unavailable);
});

it('does not count what takes its time of its own, also when two such go on at once', async () => {
	const patience = new Patience(100);
	const slow = () => unhurried(() => sleep(150));
	await patience.within(async () => {
		await Promise.all([slow(), sleep(40).then(slow)]);
	});
	expect(patience.isOver).toBe(false);
});

it('does not count while this process itself has too much to do to listen', async () => {
	const patience = new Patience(700);
	await patience.within(async () => {
		const until = performance.now() + 900;
		while (performance.now() < until);
		await sleep(50);
	});
	expect(patience.isOver).toBe(false);
});

it('a pause that outlives the call starts nothing again', async () => {
	const patience = new Patience(50);
	let late: Promise<unknown> = Promise.resolve();
	await patience.within(async () => {
		late = unhurried(() => sleep(30));
	});
	await late;
	await sleep(80);
	expect(patience.isOver).toBe(false);
});

it('tells work that has been given up', async () => {
	let told: unknown;
	const work = async () => {
		refuseWhenGivenUp();
		await sleep(60);
		try {
			refuseWhenGivenUp();
		} catch (error) {
			told = error;
		}
	};
	await expect(new Patience(20).within(work)).rejects.toMatchObject(unavailable);
	await sleep(80);
	expect(told).toMatchObject(unavailable);
	expect(() => refuseWhenGivenUp()).not.toThrow();
});
