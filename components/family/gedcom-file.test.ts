import { expect, it } from 'vitest';
import { fileProblem, maxFileMegabytes } from './gedcom-file';

const megabyte = 1024 * 1024;

it.each([
	['family.ged', 10, null],
	['परिवार.GED', maxFileMegabytes * megabyte, null],
	['family.gedcom', 10, null],
	['family.pdf', 10, 'notGedcom'],
	['ged', 10, 'notGedcom'],
	['family.ged', 0, 'empty'],
	['family.ged', maxFileMegabytes * megabyte + 1, 'tooLarge'],
])('%s of %i bytes: %s', (name, size, problem) => {
	expect(fileProblem({ name, size })).toBe(problem);
});
