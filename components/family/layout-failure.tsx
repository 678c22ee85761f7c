import { Button } from '@/components/ui/button';
import type { FamilyTexts } from './texts';

/** In the place of the diagram when it could not be drawn. */
export function LayoutFailure({ texts, onTryAgain }: { texts: FamilyTexts; onTryAgain: () => void }) {
	return (
		<div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6">
			<p>{texts.picture.layoutFailed}</p>
			<Button onClick={onTryAgain}>{texts.tryAgain}</Button>
		</div>
	);
}
