import { test } from '@playwright/test';
import { type SentenceId, sentences } from './sentences';

/** Does what shows that a sentence of the specification holds, as a step that is named by it. */
export function holds<T>(id: SentenceId, shown: () => Promise<T>): Promise<T> {
	return test.step(sentences[id], shown);
}
