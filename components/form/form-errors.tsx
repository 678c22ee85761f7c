'use client';

import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { ErrorSummary, type SummaryError } from '@/components/ui/error-summary';
import type { ApiFailure } from '@/lib/client/api';

interface FormErrorsProps {
	title: string;
	summary: readonly SummaryError[];
	failure: ApiFailure | null;
	dismiss: { label: string; onDismiss: () => void };
	/** Brings a control into view before the focus goes there. */
	reveal?: (id: string) => void;
}

/** Says above a long form why it was not taken, and takes the focus: the button that was pressed is far below. */
export function FormErrors({ title, summary, failure, dismiss, reveal }: FormErrorsProps) {
	const box = useRef<HTMLDivElement>(null);
	const isInSummary = summary.length > 0;
	useEffect(() => {
		if (failure && !isInSummary) box.current?.focus();
	}, [failure, isInSummary]);
	if (isInSummary) return <ErrorSummary title={title} errors={summary} {...(reveal && { reveal })} />;
	if (!failure) return null;
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			<Banner tone="error" dismiss={dismiss}>
				{title}
			</Banner>
		</div>
	);
}
