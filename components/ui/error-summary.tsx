'use client';

import { type MouseEvent, useEffect, useRef } from 'react';

export interface SummaryError {
	/** The id of the control the sentence is about. */
	id: string;
	message: string;
}

interface ErrorSummaryProps {
	title: string;
	/** New errors move the focus here; an error that goes does not. Nothing is shown for an empty list. */
	errors: readonly SummaryError[];
	/** Called before the focus goes to a control, for forms that have to bring it into view first. */
	reveal?: (id: string) => void;
}

/** What must be put right, above the form: each sentence leads to its control. */
export function ErrorSummary({ title, errors, reveal }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	const shownBefore = useRef<readonly SummaryError[]>([]);
	useEffect(() => {
		if (errors.some((error) => !shownBefore.current.includes(error))) box.current?.focus();
		shownBefore.current = errors;
	}, [errors]);
	if (errors.length === 0) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			className="rounded-control border-2 border-error bg-error-wash px-5 py-4 text-error"
		>
			<p className="font-semibold">{title}</p>
			<ul className="mt-1 list-disc pl-5">
				{errors.map((error) => (
					<li key={error.id}>
						<a
							href={`#${error.id}`}
							className="underline"
							onClick={(event) => {
								reveal?.(error.id);
								goTo(error.id, event);
							}}
						>
							{error.message}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function goTo(id: string, event: MouseEvent) {
	const control = document.getElementById(id);
	if (!control) return;
	event.preventDefault();
	control.scrollIntoView({ block: 'center' });
	control.focus({ preventScroll: true });
}
