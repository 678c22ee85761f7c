import { randomUUID } from 'node:crypto';

const syllables = {
	en: 'bi di gi ji ki li mi ni pi ri si ti vi yi ho mo'.split(' '),
	hi: 'बि दि गि जि कि लि मि नि पि रि सि ति वि यि हो मो'.split(' '),
};

/** The name of a khaanp that no other has, in English and in Hindi: a spelling leads to one. */
export function newKhaanpNames(): readonly [string, string] {
	const digits = [...randomUUID().replaceAll('-', '').slice(0, 12)].map((digit) =>
		Number.parseInt(digit, 16),
	);
	const nameIn = (language: 'en' | 'hi') => digits.map((digit) => syllables[language][digit]).join('');
	return [nameIn('en'), nameIn('hi')];
}
