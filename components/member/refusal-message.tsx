'use client';

import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { ErrorSummary } from '@/components/ui/error-summary';
import type { Refusal } from './refusal';

interface RefusalMessageProps {
	refusal: Refusal;
	dismissLabel: string;
	onDismiss: () => void;
	/** Brings a control into view before the focus goes there. */
	reveal: (id: string) => void;
}

/** Says why a form was not taken, above the form, and takes the focus: it is usually out of view by then. */
export function RefusalMessage({ refusal, dismissLabel, onDismiss, reveal }: RefusalMessageProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (refusal.summary.length === 0) box.current?.focus();
	}, [refusal]);
	if (refusal.summary.length > 0)
		return <ErrorSummary title={refusal.title} errors={refusal.summary} reveal={reveal} />;
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			<Banner tone="error" dismiss={{ label: dismissLabel, onDismiss }}>
				{refusal.title}
			</Banner>
		</div>
	);
}
