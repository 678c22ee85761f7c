import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

interface LoadFailureProps {
	text: string;
	retry: string;
	onRetry: () => void;
}

/** What stands in the place of a part that could not be loaded. */
export function LoadFailure({ text, retry, onRetry }: LoadFailureProps) {
	return (
		<div className="flex flex-col items-start gap-3">
			<Banner tone="error">{text}</Banner>
			<Button look="outline" onClick={onRetry}>
				{retry}
			</Button>
		</div>
	);
}
