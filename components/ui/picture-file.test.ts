import { describe, expect, it } from 'vitest';
import { pictureProblem } from './picture-file';

function file(type: string, bytes: number): File {
	return new File([new Uint8Array(bytes)], 'file', { type });
}

describe('pictureProblem', () => {
	it('takes a picture of exactly 5 MB', () => {
		expect(pictureProblem(file('image/jpeg', 5 * 1024 * 1024))).toBeNull();
	});

	it('refuses a larger one', () => {
		expect(pictureProblem(file('image/png', 5 * 1024 * 1024 + 1))).toBe('tooLarge');
	});

	it.each(['application/pdf', 'image/svg+xml', 'image/gif', ''])('refuses %j as no picture', (type) => {
		expect(pictureProblem(file(type, 10))).toBe('notAPicture');
	});
});
