import { Transliterated } from './transliterated';

interface InScriptProps {
	/** As a member has written it. */
	text: string;
	/** As the portal writes it in the script of the page, where that differs. */
	written: string | undefined;
}

/** A name in the script of the page; where that is not the member's own spelling, it can be shown too. */
export function InScript({ text, written }: InScriptProps) {
	return written === undefined ? text : <Transliterated text={written} original={text} />;
}
