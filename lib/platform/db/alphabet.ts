import { alphabets } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { Prisma } from './generated/client';

/**
 * A column of folded keys in the reader's alphabet, as `alphabetical` compares them. The indexes whose names hold
 * `by_alphabet` have the same expression.
 */
export function getInAlphabet(column: Prisma.Sql, language: Language): Prisma.Sql {
	const key = Prisma.sql`replace(${column}, 'ai', 'e')`;
	if (language === 'en') return Prisma.sql`(${key}) COLLATE "C"`;
	const [letters, places] = [Prisma.raw(`'${alphabets[language]}'`), Prisma.raw(`'${alphabets.en}'`)];
	return Prisma.sql`(translate(${key}, ${letters}, ${places})) COLLATE "C"`;
}
