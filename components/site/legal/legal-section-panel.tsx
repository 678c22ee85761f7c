import type { ReactNode } from 'react';

interface LegalSectionPanelProps {
	/** What a link to this section ends with. */
	id: string;
	title: string;
	intro?: string;
	children?: ReactNode;
}

export function LegalSectionPanel({ id, title, intro, children }: LegalSectionPanelProps) {
	return (
		<section id={id}>
			<h2 className="text-h2 md:text-h2-wide">{title}</h2>
			{intro && <p className="mt-3">{intro}</p>}
			{children}
		</section>
	);
}

interface Point {
	/** The data of a page holds it as well as the text, and is smaller when it is short. */
	key: string;
	text: string;
}

export function LegalPoints({ points }: { points: readonly Point[] }) {
	return (
		<ul className="mt-3 flex list-disc flex-col gap-2.5 pl-5 marker:text-gold">
			{points.map(({ key, text }) => (
				<li key={key}>{text}</li>
			))}
		</ul>
	);
}

export function NamedPoints({ points }: { points: readonly (Point & { title: string })[] }) {
	return (
		<dl className="mt-4 flex flex-col gap-4">
			{points.map(({ key, title, text }) => (
				<div key={key} className="border-gold-500 border-l-3 pl-4">
					<dt className="font-semibold">{title}</dt>
					<dd className="mt-0.5 text-text-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
