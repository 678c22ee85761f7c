import type { ReactNode } from 'react';

interface LegalSectionProps {
	/** What a link to this section ends with. */
	id: string;
	title: string;
	intro?: string;
	children?: ReactNode;
}

export function LegalSection({ id, title, intro, children }: LegalSectionProps) {
	return (
		<section id={id}>
			<h2 className="text-h2 md:text-h2-wide">{title}</h2>
			{intro && <p className="mt-3">{intro}</p>}
			{children}
		</section>
	);
}

export function LegalPoints({ points }: { points: readonly string[] }) {
	return (
		<ul className="mt-3 flex list-disc flex-col gap-2.5 pl-5 marker:text-gold">
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	);
}

export function NamedPoints({ points }: { points: readonly { title: string; text: string }[] }) {
	return (
		<dl className="mt-4 flex flex-col gap-4">
			{points.map(({ title, text }) => (
				<div key={title} className="border-gold-500 border-l-3 pl-4">
					<dt className="font-semibold">{title}</dt>
					<dd className="mt-0.5 text-text-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
