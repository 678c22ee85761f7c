const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** What XML 1.0 cannot hold at all, not even escaped ("Char" in section 2.2). */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it is written between tags and in attributes. */
export function escapeXml(text: string): string {
	return text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
