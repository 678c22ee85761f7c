import { splitParagraphs } from './paragraphs';

/** A line that begins with it is a heading. */
export const headingMark = '# ';

export interface Section {
	/** Null for what comes before the first heading. */
	heading: string | null;
	paragraphs: string[];
}

/** The sections of a plain text: each begins with a heading, each further line is a paragraph. */
export function splitSections(text: string): Section[] {
	const sections: Section[] = [];
	for (const paragraph of splitParagraphs(text)) {
		const last = sections.at(-1);
		const heading = paragraph.startsWith(headingMark) ? paragraph.slice(headingMark.length).trim() : '';
		if (heading !== '') sections.push({ heading, paragraphs: [] });
		else if (last) last.paragraphs.push(paragraph);
		else sections.push({ heading: null, paragraphs: [paragraph] });
	}
	return sections;
}
