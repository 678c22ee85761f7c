import { stripVTControlCharacters } from 'node:util';
import { log } from './log';
import { withoutQuotations } from './serialize-error';

/**
 * Has what others say on the console said in the log: the framework prints errors of pages as they are, with all that
 * a database quotes in them.
 */
export function takeOverConsole(): void {
	for (const level of ['error', 'warn'] as const) {
		console[level] = (...said: unknown[]) => {
			const err = said.find((part) => part instanceof Error);
			const words = said.filter((part) => typeof part === 'string').join(' ');
			log[level]({ ...(err && { err }) }, withoutQuotations(stripVTControlCharacters(words)) || 'console');
		};
	}
}
