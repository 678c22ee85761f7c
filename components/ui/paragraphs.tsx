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

/** A text as paragraphs, one a line of it. */
export function Paragraphs({ text, lang, className = '', render = asText }: ParagraphsProps) {
	const counts = new Map<string, number>();
	return (
		<div lang={lang} className={`flex flex-col gap-4 ${className}`}>
			{splitParagraphs(text).map((paragraph) => {
				const count = (counts.get(paragraph) ?? 0) + 1;
				counts.set(paragraph, count);
				return <p key={`${count} ${paragraph}`}>{render(paragraph)}</p>;
			})}
		</div>
	);
}
