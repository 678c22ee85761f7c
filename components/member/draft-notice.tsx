import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

interface DraftNoticeProps {
	texts: { draftKept: string; discardDraft: string };
	onDiscard: () => void;
}

/** Says that a wizard begins with what was typed before, and throws it away when it is asked to. */
export function DraftNotice({ texts, onDiscard }: DraftNoticeProps) {
	return (
		<Banner tone="info">
			<p>{texts.draftKept}</p>
			<Button look="quiet" className="mt-1 px-3 text-sm" onClick={onDiscard}>
				{texts.discardDraft}
			</Button>
		</Banner>
	);
}
