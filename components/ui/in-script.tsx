import { Transliterated } from './transliterated';

interface InScriptProps {
	/** As a member has written it. */
	text: string;
	/** As the portal writes it in the script of the page, where that differs. */
	written: string | undefined;
	/** As the member has written it in the other script: then it is not marked as ours. */
	own?: string | null;
}

/** A name in the script of the page; where that is not the member's own spelling, it can be shown too. */
export function InScript({ text, written, own }: InScriptProps) {
	if (written !== undefined && written === own) return written;
	return written === undefined ? text : <Transliterated text={written} original={text} />;
}
