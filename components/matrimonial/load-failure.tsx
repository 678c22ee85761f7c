import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface LoadFailureProps {
	title: string;
	/** Why, where that is known. */
	reason: string;
	tryAgain: { label: string; onClick: () => void };
	children?: ReactNode;
}

/** Stands where something could not be loaded. */
export function LoadFailure({ title, reason, tryAgain, children }: LoadFailureProps) {
	return (
		<div role="alert">
			<EmptyState title={title} text={reason}>
				<Button onClick={tryAgain.onClick}>{tryAgain.label}</Button>
				{children}
			</EmptyState>
		</div>
	);
}
