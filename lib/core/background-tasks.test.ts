import { expect, it } from 'vitest';
import { trackBackgroundTask } from './background-tasks';

it('knows what goes on until it is over, well or not', async () => {
	let finish = () => {};
	const long = trackBackgroundTask(
		new Promise<string>((resolve) => {
			finish = () => resolve('done');
		}),
	);
	await expect(trackBackgroundTask(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	await new Promise(setImmediate);
	expect(globalThis.backgroundTasks?.size).toBe(1);
	finish();
	expect(await long).toBe('done');
	await new Promise(setImmediate);
	expect(globalThis.backgroundTasks?.size).toBe(0);
});
