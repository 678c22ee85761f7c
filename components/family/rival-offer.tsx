import { Combine } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { FamilyMember } from './answers';
import type { Rivals } from './rivals';
import { type FamilyTexts, filled } from './texts';

interface RivalOfferProps {
	rivals: Rivals;
	members: readonly FamilyMember[];
	texts: FamilyTexts;
	onMerge: (id: string, otherId: string) => void;
}

/** Where a place in the tree is taken: the two cards may be one person. */
export function RivalOffer({ rivals: [id, otherId], members, texts, onMerge }: RivalOfferProps) {
	const words = texts.merge;
	const nameOf = (cardId: string) => members.find((member) => member.id === cardId)?.name ?? '';
	return (
		<div className="flex flex-col items-start gap-2 rounded-control border border-gold-500 px-4 py-3">
			<p>{filled(words.offer, { name: nameOf(id), other: nameOf(otherId) })}</p>
			<Button look="outline" onClick={() => onMerge(id, otherId)}>
				<Combine aria-hidden="true" className="size-5" />
				{words.accept}
			</Button>
		</div>
	);
}
