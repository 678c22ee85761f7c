import { Combine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import type { Rivals } from '@/lib/client/family/cards/rivals';

interface RivalNoticeProps {
	rivals: Rivals;
	members: readonly FamilyMember[];
	onMerge: (id: string, otherId: string) => void;
}

/** Where a place in the tree is taken: the two cards may be one person. */
export function RivalNotice({ rivals: [id, otherId], members, onMerge }: RivalNoticeProps) {
	const t = useTranslations('familyTree.merge');
	const getName = (cardId: string) => members.find((member) => member.id === cardId)?.name ?? '';
	return (
		<div className="flex flex-col items-start gap-2 rounded-control border border-gold-500 px-4 py-3">
			<p>{t('offer', { name: getName(id), other: getName(otherId) })}</p>
			<Button look="outline" onClick={() => onMerge(id, otherId)}>
				<Combine aria-hidden="true" className="size-5" />
				{t('accept')}
			</Button>
		</div>
	);
}
