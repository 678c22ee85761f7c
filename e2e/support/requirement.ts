import { test } from '@playwright/test';
import requirements from './requirements.json' with { type: 'json' };

/** Runs the check of a requirement of requirements.json as a step with its text. */
export function requirement<T>(id: keyof typeof requirements, shown: () => Promise<T>): Promise<T> {
	return test.step(requirements[id], shown);
}
