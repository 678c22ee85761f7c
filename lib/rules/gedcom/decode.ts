import { DomainError } from '@/lib/core/errors';

/** Encodings that files name, as the decoder calls them. */
const encodings: [RegExp, string][] = [
	[/^(?:ANSI|WINDOWS-1252|CP1252|ISO-?8859-?1|LATIN-?1)$/i, 'windows-1252'],
	[/^(?:MACINTOSH|MAC)$/i, 'macintosh'],
];

/**
 * The text of a file, by its bytes and what its head says of them.
 *
 * @throws DomainError `gedcom.notGedcom` for what is no text, `gedcom.encoding` for ANSEL and others that only old
 * programs know
 */
export function decodeGedcom(bytes: Uint8Array): string {
	const [first, second] = bytes;
	const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0x30 && second === 0);
	const isSwapped = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x30);
	if (isUtf16 || isSwapped) return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-16be').decode(bytes);
	if (bytes.includes(0)) throw new DomainError('gedcom.notGedcom');
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		const head = new TextDecoder('latin1').decode(bytes.subarray(0, 10_000));
		const named = /^\s*1\s+CHAR\s+(\S+)/m.exec(head)?.[1] ?? '';
		if (!/^\s*0\s+HEAD/.test(head)) throw new DomainError('gedcom.notGedcom');
		const known = encodings.find(([pattern]) => pattern.test(named));
		if (!known) throw new DomainError('gedcom.encoding');
		return new TextDecoder(known[1]).decode(bytes);
	}
}
