import { Paragraphs } from '@/components/ui/paragraphs';
import type { Language } from '@/lib/core/language';
import { splitSections } from '@/lib/core/sections';

interface SectionedTextPanelProps {
	text: string;
	lang: Language;
	className?: string;
}

const getId = (at: number) => `section-${at + 1}`;

/** The headings of a text with what a link to them ends with. */
export function getContents(text: string): { id: string; title: string }[] {
	return splitSections(text).flatMap(({ heading }, at) =>
		heading === null ? [] : [{ id: getId(at), title: heading }],
	);
}

/** A text that administrators have published: headings, and a paragraph for each line. */
export function SectionedTextPanel({ text, lang, className = '' }: SectionedTextPanelProps) {
	return (
		<div lang={lang} className={`wrap-anywhere flex flex-col gap-12 ${className}`}>
			{splitSections(text).map(({ heading, paragraphs }, at) => (
				<section key={getId(at)} id={getId(at)}>
					{heading !== null && <h2 className="mb-3 text-h2 md:text-h2-wide">{heading}</h2>}
					<Paragraphs text={paragraphs.join('\n')} lang={lang} />
				</section>
			))}
		</div>
	);
}
