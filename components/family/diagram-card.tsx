import type { KeyboardEvent } from 'react';
import type { Language } from '@/lib/core/language';
import { cardHeight, cardWidth } from '@/lib/family/layout/sizes';
import type { FamilyMember } from './answers';
import { cardTexts } from './card-texts';
import { Portrait } from './portrait';
import type { FamilyTexts } from './texts';

interface DiagramCardProps {
	member: FamilyMember;
	place: { x: number; y: number };
	language: Language;
	texts: FamilyTexts;
	onOpen: () => void;
	onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const edges: Partial<Record<string, { mark: string; edge: string; sign: string }>> = {
	Male: { mark: '♂', edge: 'border-t-info', sign: 'text-info' },
	Female: { mark: '♀', edge: 'border-t-error', sign: 'text-error' },
};

/** Somebody in the diagram; a press opens the details. */
export function DiagramCard({ member, place, language, texts, onOpen, onKeyDown }: DiagramCardProps) {
	const { id, name, photo, gender, isDeceased } = member;
	const { name: shortName, relation, detail } = cardTexts(member, language, texts);
	const sex = edges[gender ?? ''];
	return (
		<button
			type="button"
			data-card={id}
			title={name}
			aria-label={[name, relation, isDeceased && texts.card.departed].filter(Boolean).join(', ')}
			onClick={onOpen}
			onKeyDown={onKeyDown}
			style={{ left: place.x, top: place.y, width: cardWidth, height: cardHeight }}
			className={`absolute flex flex-col items-center gap-0.5 overflow-hidden rounded-control border border-t-4 bg-surface px-1.5 pt-1.5 text-center text-xs leading-tight shadow-soft ${sex?.edge ?? ''} ${member.relation === 'Me' ? 'border-gold' : 'border-line'}`}
		>
			<span aria-hidden="true" className={`absolute top-1 right-1.5 text-sm ${sex?.sign ?? ''}`}>
				{sex?.mark}
			</span>
			<span className="relative">
				<Portrait photo={photo} className="size-12" />
				{isDeceased && (
					<span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-surface bg-error" />
				)}
			</span>
			<span className="w-full truncate font-bold text-heading">{shortName}</span>
			<span className="line-clamp-2 shrink-0 font-semibold text-primary">{relation}</span>
			<span className="w-full truncate text-text-soft">{detail}</span>
		</button>
	);
}
