import { Banner } from './banner';
import { Button } from './button';

interface RetryPanelProps {
	text: string;
	retry: string;
	onRetry: () => void;
}

/** Stands in the place of a part of a page that could not be loaded. */
export function RetryPanel({ text, retry, onRetry }: RetryPanelProps) {
	return (
		<div className="flex flex-col items-start gap-3">
			<Banner tone="error">{text}</Banner>
			<Button look="outline" onClick={onRetry}>
				{retry}
			</Button>
		</div>
	);
}
