import type { ReactNode } from 'react';
import { ActingBar } from './acting-bar';
import { type Section, SectionNav } from './section-nav';

interface SectionPageProps {
	title: string;
	intro: string;
	section: Section;
	children: ReactNode;
}

/** A page about matches, but the list of them: its heading, the way to the others, and what is on it. */
export function SectionPage({ title, intro, section, children }: SectionPageProps) {
	return (
		<div className="container-page flex max-w-5xl flex-col gap-5 py-6 md:py-10">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{title}</h1>
				<p className="mt-1 text-text-soft">{intro}</p>
			</div>
			<SectionNav current={section} />
			<ActingBar />
			{children}
		</div>
	);
}
