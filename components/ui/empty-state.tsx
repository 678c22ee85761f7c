import type { ReactNode } from 'react';
import { Arch } from './arch';

interface EmptyStateProps {
	title: string;
	text?: string;
	children?: ReactNode;
}

/** An empty window where there is nothing to show yet. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
	return (
		<div className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
			<Arch className="w-24" />
			<p className="font-bold font-serif text-h3 text-heading">{title}</p>
			{text && <p className="text-text-muted">{text}</p>}
			{children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
		</div>
	);
}
