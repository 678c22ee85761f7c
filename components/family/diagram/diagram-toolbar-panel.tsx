import { useTranslations } from 'next-intl';
import { SavePictureButton } from '@/components/family/picture/save-picture-button';
import { FindPersonField } from '@/components/family/tree/find-person-field';
import { Button } from '@/components/ui/button';
import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import type { LaidOut } from '@/lib/rules/layout/packed-picture';

interface DiagramToolbarPanelProps {
	family: Family;
	laidOut: Pick<LaidOut, 'places' | 'lines'>;
	/** The members that the search finds and the saved picture shows. */
	connected: readonly FamilyMember[];
	everybody: ReadonlySet<string>;
	aroundId: string | null;
	/** How many are not drawn. */
	hiddenCount: number;
	isWhole: boolean;
	hasOpenBranches: boolean;
	askWhole: () => Promise<boolean>;
	onToggleWhole: () => void;
	onFind: (memberId: string) => void;
}

/** The title of the diagram, and what is done with the picture as a whole. */
export function DiagramToolbarPanel({
	family,
	laidOut,
	connected,
	everybody,
	aroundId,
	hiddenCount,
	isWhole,
	hasOpenBranches,
	askWhole,
	onToggleWhole,
	onFind,
}: DiagramToolbarPanelProps) {
	const t = useTranslations('familyTree.diagram');
	const isDrawn = laidOut.places.size > 0;
	return (
		<div className="flex min-h-11 flex-wrap items-center gap-3">
			<h2 id="family-diagram" className="min-w-fit flex-1 text-h3 max-sm:basis-full md:text-h3-wide">
				{t('title')}
			</h2>
			{(isWhole || hiddenCount > 0 || hasOpenBranches) && isDrawn && (
				<Button
					look="outline"
					// Without its room the canvas would move when the last branch opens.
					className={`px-4 text-sm ${isWhole || hiddenCount > 0 ? '' : 'invisible'}`}
					onClick={onToggleWhole}
				>
					{isWhole ? t('showNear') : t('showEveryone', { count: hiddenCount })}
				</Button>
			)}
			{isDrawn && (
				<>
					<FindPersonField members={connected} aroundId={aroundId} onFind={onFind} />
					<SavePictureButton family={family} laidOut={laidOut} everybody={everybody} askWhole={askWhole} />
				</>
			)}
		</div>
	);
}
