import * as z from 'zod';
import { readWholeNumber } from './digits';

/** A typed number as a number; what is none stays, so that the schema refuses it in its own words. */
export function fromTyped(value: unknown): unknown {
	return typeof value === 'string' ? (readWholeNumber(value) ?? value) : value;
}

/** A whole number from `min` to `max`, both included, or a text that says one in the digits of any script. */
export function wholeNumber(min: number, max: number) {
	return z.preprocess(fromTyped, z.int().min(min).max(max));
}
