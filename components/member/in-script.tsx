import type { Language } from '@/lib/core/language';
import { type NameKind, writtenIn } from '@/lib/rules/script/in-script';
import { Transliterated } from './transliterated';

interface InScriptProps {
	/** As a member has written it. */
	text: string;
	language: Language;
	kind?: NameKind;
}

/** A name in the script of the page; where that is not the member's own spelling, it can be shown too. */
export function InScript({ text, language, kind = 'name' }: InScriptProps) {
	const written = writtenIn(language, text, kind);
	return written === text ? text : <Transliterated text={written} original={text} />;
}
