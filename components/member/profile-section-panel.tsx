'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card';

interface ProfileSectionPanelProps {
	title: string;
	isOpen: boolean;
	onToggle: () => void;
	children: ReactNode;
}

/** A part that opens and closes under its title. What it holds stays in the page, for the form and for paper. */
export function ProfileSectionPanel({ title, isOpen, onToggle, children }: ProfileSectionPanelProps) {
	const bodyId = useId();
	return (
		<Card className="print:border-0">
			<h2>
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={bodyId}
					onClick={onToggle}
					className="flex min-h-14 w-full items-center gap-3 rounded-card px-5 py-3 text-left font-bold font-serif text-h3 text-heading md:px-7 md:text-h3-wide print:px-0"
				>
					<span className="flex-1">{title}</span>
					<ChevronDown
						aria-hidden="true"
						className={`size-6 shrink-0 transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
					/>
				</button>
			</h2>
			<div
				id={bodyId}
				className={`flex-col gap-8 px-5 pt-2 pb-6 md:px-7 print:flex print:px-0 ${isOpen ? 'flex' : 'hidden'}`}
			>
				{children}
			</div>
		</Card>
	);
}
