import { test } from '@playwright/test';
import { type RequirementId, requirements } from './requirements';

/** Runs the check of a requirement of the specification as a step with its text. */
export function requirement<T>(id: RequirementId, shown: () => Promise<T>): Promise<T> {
	return test.step(requirements[id], shown);
}
