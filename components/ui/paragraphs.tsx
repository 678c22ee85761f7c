import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { splitParagraphs } from '@/lib/core/paragraphs';

interface ParagraphsProps {
	text: string;
	lang: Language;
	className?: string;
	/** The content of a paragraph; absent: its text. */
	render?: (paragraph: string) => ReactNode;
}

const asText = (paragraph: string) => paragraph;
/** Not the text itself, which the data of a page would hold twice. */
const getKey = (at: number) => `paragraph-${at + 1}`;

/** A text as paragraphs, one a line of it. */
export function Paragraphs({ text, lang, className = '', render = asText }: ParagraphsProps) {
	return (
		<div lang={lang} className={`flex flex-col gap-4 ${className}`}>
			{splitParagraphs(text).map((paragraph, at) => (
				<p key={getKey(at)}>{render(paragraph)}</p>
			))}
		</div>
	);
}
