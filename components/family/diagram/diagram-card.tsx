import { Minus, Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { type CardIcon, CardIconBadges } from '@/components/family/cards/card-icon-badges';
import { Portrait } from '@/components/ui/portrait';
import { cardTexts } from '@/lib/client/family/cards/card-texts';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { formatCount } from '@/lib/platform/i18n/format';
import { cardHeight, cardWidth } from '@/lib/rules/layout/sizes';
import type { Branch } from '@/lib/rules/lineage/branches';

interface DiagramCardProps {
	member: FamilyMember;
	x: number;
	y: number;
	branch: Branch | undefined;
	/** Whether Tab comes to it: to one of all cards. */
	isTabStop: boolean;
	isMiddle: boolean;
	/** Whether it is on the way that is lit. */
	isLit: boolean;
	/** Whether it carries the icons to edit and to delete it. */
	hasIcons: boolean;
	onOpen: (memberId: string) => void;
	onToggle: (memberId: string) => void;
	onAct: (memberId: string, act: CardIcon) => void;
}

export const edges: Partial<Record<string, { mark: string; edge: string; sign: string }>> = {
	Male: { mark: '♂', edge: 'border-t-info', sign: 'text-info' },
	Female: { mark: '♀', edge: 'border-t-error', sign: 'text-error' },
};

/** Somebody in the diagram; a press opens the details, and what can be done with the card. */
export const DiagramCard = memo(function DiagramCard({
	member,
	x,
	y,
	branch,
	isTabStop,
	isMiddle,
	isLit,
	hasIcons,
	onOpen,
	onToggle,
	onAct,
}: DiagramCardProps) {
	const t = useTranslations();
	const language = useLocale();
	const { id, name, photo, gender, isDeceased } = member;
	const { shortName, relation, details } = cardTexts(member, t, language);
	const sex = edges[gender ?? ''];
	const tabIndex = isTabStop ? 0 : -1;
	return (
		<div
			data-card={id}
			data-middle={isMiddle || undefined}
			data-lit={isLit || undefined}
			style={{ left: x, top: y, width: cardWidth, height: cardHeight }}
			className="absolute group-data-dimmed/layer:not-data-lit:opacity-85 noscript:data-middle:[scroll-initial-target:nearest]"
		>
			<button
				type="button"
				data-opens
				data-printed=""
				tabIndex={tabIndex}
				title={name}
				aria-label={[name, relation, isDeceased && t('familyTree.card.departed')].filter(Boolean).join(', ')}
				onClick={() => onOpen(id)}
				className={`flex size-full flex-col items-center overflow-hidden rounded-control border border-t-4 bg-surface px-1 pt-1 text-center text-[0.8125rem] leading-[1.3] hover:border-control ${sex?.edge ?? ''} ${member.relation === 'Me' ? 'border-gold ring-2 ring-gold' : 'border-line'} ${isMiddle && member.relation !== 'Me' ? 'ring-2 ring-control' : ''}`}
			>
				<span className="relative">
					{photo ? (
						<Portrait photo={photo} className="size-9.5" />
					) : (
						<span className="block size-9.5 rounded-full border-2 border-gold-400 bg-raised" />
					)}
					<span
						aria-hidden="true"
						className={`absolute -bottom-0.5 -left-2.5 text-base leading-none ${sex?.sign ?? ''}`}
					>
						{sex?.mark}
					</span>
					{isDeceased && (
						<span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-surface bg-error [print-color-adjust:exact]" />
					)}
				</span>
				<span className="w-full shrink-0 truncate font-bold text-heading">{shortName}</span>
				<span className="line-clamp-2 shrink-0 font-semibold text-[0.75rem] text-primary leading-[1.15]">
					{relation}
				</span>
				{details.map((detail) => (
					<span
						key={detail}
						className="w-full shrink-0 truncate text-[0.75rem] text-text-soft leading-[1.28]"
					>
						{detail}
					</span>
				))}
			</button>
			{branch && (
				<button
					type="button"
					data-branch={id}
					tabIndex={tabIndex}
					aria-label={t(branch.isOpen ? 'familyTree.diagram.closeBranch' : 'familyTree.diagram.openBranch', {
						name,
						count: branch.count,
					})}
					onClick={() => onToggle(id)}
					className={`absolute left-1/2 flex h-[min(var(--target),2.5rem)] min-w-10 -translate-x-1/2 items-center justify-center rounded-full border border-gold bg-raised px-2 font-bold text-gold text-sm leading-none hover:bg-surface ${branch.isUpward ? 'bottom-[calc(100%-4px)]' : 'top-[calc(100%-4px)]'}`}
				>
					{branch.isOpen ? (
						<Minus aria-hidden="true" className="size-4" />
					) : (
						<>
							<Plus aria-hidden="true" className="size-3.5" />
							{formatCount(branch.count, language)}
						</>
					)}
				</button>
			)}
			{hasIcons && (
				<div className="absolute inset-x-px top-1 flex justify-between">
					<CardIconBadges id={id} name={name} tabIndex={tabIndex} className="size-(--target)" onAct={onAct} />
				</div>
			)}
		</div>
	);
});

/** The id of the card that `target` is in. */
export function cardAt(target: EventTarget | null): string | null {
	const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
	return card?.dataset.card ?? null;
}
