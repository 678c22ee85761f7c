import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Deadline, pauseDeadline, throwIfExpired } from './deadline';

const unavailable = { code: 'service.unavailable', details: { retryAfterSeconds: 5 } };

it('answers what the work answers', async () => {
	const deadline = new Deadline(1_000);
	expect(await deadline.within(async () => 'done')).toBe('done');
	await expect(deadline.within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('gives up work that takes too long', async () => {
	await expect(new Deadline(20).within(() => sleep(5_000))).rejects.toMatchObject(unavailable);
});

it('counts all parts of a call together, and nothing between them', async () => {
	const deadline = new Deadline(120);
	await deadline.within(() => sleep(70));
	await sleep(100);
	await deadline.within(async () => {});
	await expect(deadline.within(() => sleep(5_000))).rejects.toMatchObject(unavailable);
	await expect(deadline.within(() => sleep(5_000))).rejects.toMatchObject(unavailable);
});

it('does not count what takes its time of its own, also when two such go on at once', async () => {
	const deadline = new Deadline(100);
	const slow = () => pauseDeadline(() => sleep(150));
	await deadline.within(async () => {
		await Promise.all([slow(), sleep(40).then(slow)]);
	});
	expect(deadline.isExpired).toBe(false);
});

it('does not count while this process itself has too much to do to listen', async () => {
	const deadline = new Deadline(700);
	await deadline.within(async () => {
		const until = performance.now() + 900;
		while (performance.now() < until);
		await sleep(50);
	});
	expect(deadline.isExpired).toBe(false);
});

it('a pause that outlives the call starts nothing again', async () => {
	const deadline = new Deadline(50);
	let late: Promise<unknown> = Promise.resolve();
	await deadline.within(async () => {
		late = pauseDeadline(() => sleep(30));
	});
	await late;
	await sleep(80);
	expect(deadline.isExpired).toBe(false);
});

it('tells work that has been given up', async () => {
	let shown: unknown;
	const work = async () => {
		throwIfExpired();
		await sleep(60);
		try {
			throwIfExpired();
		} catch (error) {
			shown = error;
		}
	};
	await expect(new Deadline(20).within(work)).rejects.toMatchObject(unavailable);
	await sleep(80);
	expect(shown).toMatchObject(unavailable);
	expect(() => throwIfExpired()).not.toThrow();
});
