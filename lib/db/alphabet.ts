import { alphabets } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { Prisma } from './generated/client';

/** A column of folded keys in the reader's alphabet, as `alphabetical` compares them. An index on members has the same words. */
export function inAlphabetOf(column: string, language: Language): Prisma.Sql {
	const key = `replace("${column}", 'ai', 'e')`;
	const placed = language === 'en' ? key : `translate(${key}, '${alphabets[language]}', '${alphabets.en}')`;
	return Prisma.raw(`(${placed}) COLLATE "C"`);
}
