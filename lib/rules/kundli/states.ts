import * as z from 'zod';
import statesJson from './data/states.json' with { type: 'json' };

/** A state with its names in both languages, and how it is shortened or spelled otherwise. */
const stateRow = z.strictObject({
	key: z.string(),
	hi: z.string(),
	en: z.string(),
	short: z.array(z.string()),
});

const states = new Map(
	z
		.array(stateRow)
		.parse(statesJson)
		.map((state) => [state.key, state]),
);

/** @throws Error when `data/states.json` has no such state */
export function getState(key: string): z.output<typeof stateRow> {
	const state = states.get(key);
	if (!state) throw new Error(`states.json has no ${key}`);
	return state;
}
