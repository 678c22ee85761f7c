import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Button } from './button';

interface RetryPanelProps {
	text: string;
	reason?: string;
	retry: string;
	onRetry: () => void;
	children?: ReactNode;
}

/** Shown instead of a part of a page that could not be loaded. */
export function RetryPanel({ text, reason, retry, onRetry, children }: RetryPanelProps) {
	return (
		<div className="flex flex-col items-start gap-3">
			<Banner tone="error">
				{text}
				{reason && <p>{reason}</p>}
			</Banner>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" onClick={onRetry}>
					{retry}
				</Button>
				{children}
			</div>
		</div>
	);
}
