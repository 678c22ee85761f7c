import { afterEach, expect, it, vi } from 'vitest';
import { fileProblem, maxFileMegabytes } from './gedcom-file';

const megabyte = 1024 * 1024;

afterEach(() => vi.unstubAllGlobals());

it.each([
	['family.ged', 10, null],
	['परिवार.GED', 5 * megabyte, null],
	['family.gedcom', 10, null],
	['family.pdf', 10, 'notGedcom'],
	['ged', 10, 'notGedcom'],
	['family.ged', 0, 'empty'],
	['family.ged', 5 * megabyte + 1, 'tooLarge'],
])('%s of %i bytes: %s', (name, size, problem) => {
	expect(fileProblem({ name, size })).toBe(problem);
});

it('may weigh less where the host takes less', () => {
	expect(maxFileMegabytes()).toBe(5);
	vi.stubGlobal('document', { documentElement: { dataset: { maxFormBytes: '4500000' } } });
	expect(maxFileMegabytes()).toBe(3.5);
	expect(fileProblem({ name: 'family.ged', size: 3.5 * megabyte })).toBeNull();
	expect(fileProblem({ name: 'family.ged', size: 3.5 * megabyte + 1 })).toBe('tooLarge');
});
