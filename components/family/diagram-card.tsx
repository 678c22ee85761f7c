import type { KeyboardEvent } from 'react';
import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { cardHeight, cardWidth } from '@/lib/family/layout/sizes';
import type { FamilyMember } from './answers';
import { Portrait } from './portrait';
import { relationShown } from './relations';
import { type FamilyTexts, filled } from './texts';

interface DiagramCardProps {
	member: FamilyMember;
	place: { x: number; y: number };
	language: Language;
	texts: FamilyTexts;
	onOpen: () => void;
	onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const nameLimit = 15;
const detailLimit = 18;

export const edges: Partial<Record<string, { mark: string; edge: string; sign: string }>> = {
	Male: { mark: '♂', edge: 'border-t-info', sign: 'text-info' },
	Female: { mark: '♀', edge: 'border-t-error', sign: 'text-error' },
};

/** Somebody in the diagram; a press opens the details. */
export function DiagramCard({ member, place, language, texts, onOpen, onKeyDown }: DiagramCardProps) {
	const { id, name, photo, age, profession, location, gender, isDeceased } = member;
	const relation = relationShown(member, language, texts);
	const sex = edges[gender ?? ''];
	const detail = [age === null ? null : filled(texts.card.years, { age }), profession ?? location]
		.filter(Boolean)
		.join(' · ');
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
			<span className="w-full truncate font-bold text-heading">{cutTo(nameLimit, name)}</span>
			<span className="line-clamp-2 shrink-0 font-semibold text-primary">{relation}</span>
			<span className="w-full truncate text-text-soft">{cutTo(detailLimit, detail)}</span>
		</button>
	);
}
