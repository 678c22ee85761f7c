import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { FamilyTexts } from './texts';

/** Says in a few points how a tree comes about. */
export function HowItWorks({ texts, onClose }: { texts: FamilyTexts; onClose: () => void }) {
	return (
		<Dialog
			title={texts.info.title}
			closeLabel={texts.close}
			onClose={onClose}
			actions={<Button onClick={onClose}>{texts.close}</Button>}
		>
			<ul className="flex list-disc flex-col gap-3 pl-5">
				{Object.entries(texts.info.points).map(([key, point]) => (
					<li key={key}>{point}</li>
				))}
			</ul>
		</Dialog>
	);
}
