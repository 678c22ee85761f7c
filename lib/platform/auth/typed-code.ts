import { toLatinDigits } from '@/lib/core/digits';
import { rawText } from '@/lib/core/text';

/** Of a recovery code; with its spaces and hyphens it may be four times as long. */
const maxLength = 16;

/** A code as somebody types it: digits of any of the three scripts, spaces and hyphens where they like. */
export const typedCode = rawText(maxLength).transform((typed) =>
	toLatinDigits(typed.replace(/[\s\u2010-\u2015-]/g, '')),
);
