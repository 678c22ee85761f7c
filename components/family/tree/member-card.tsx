'use client';

import { Briefcase, MapPin } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type CardIcon, CardIconBadges } from '@/components/family/cards/card-icon-badges';
import { Badge } from '@/components/ui/badge';
import { Portrait } from '@/components/ui/portrait';
import { detailLimit, nameLimit } from '@/lib/client/family/cards/card-limits';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { lifeLines } from '@/lib/client/family/cards/life';
import { relationShown } from '@/lib/client/family/cards/relations';
import { cutTo } from '@/lib/core/graphemes';

interface MemberCardProps {
	member: FamilyMember;
	mayChange: boolean;
	onOpen: (memberId: string) => void;
	onAct: (memberId: string, act: CardIcon) => void;
}

/** Somebody of the family, in short; a press opens the rest, and what can be done with the card. */
export function MemberCard({ member, mayChange, onOpen, onAct }: MemberCardProps) {
	const t = useTranslations();
	const language = useLocale();
	const { id, name, photo, profession, location, isDeceased, isPending, invitedAt } = member;
	const isMe = member.relation === 'Me';
	return (
		<li
			// Cards far out of view are laid out once they come near it: a thousand at once keep the page waiting.
			className={`relative flex flex-col rounded-card border bg-surface p-4 [contain-intrinsic-height:auto_11.25rem] [content-visibility:auto] print:[content-visibility:visible] ${isMe ? 'border-gold-500' : 'border-line'}`}
		>
			<div className="flex min-w-0 gap-4">
				<span className="relative self-start">
					<Portrait photo={photo} />
					{isDeceased && (
						<span className="absolute right-0.5 bottom-0.5 size-4 rounded-full border-2 border-surface bg-error [print-color-adjust:exact]">
							<span className="sr-only">{t('familyTree.card.departed')}</span>
						</span>
					)}
				</span>
				<div className="min-w-0 flex-1">
					<h4 className="text-lg leading-snug">
						<button
							type="button"
							title={name}
							aria-label={t('familyTree.card.open', { name })}
							onClick={() => onOpen(id)}
							className="max-w-full text-left font-bold font-serif text-heading after:absolute after:inset-0 after:rounded-card hover:underline"
						>
							{cutTo(nameLimit, name)}
						</button>
					</h4>
					<p className="text-sm">
						<span className="font-semibold text-primary">{relationShown(member, t, language)}</span>
						{member.addressWord && <span className="text-text-soft"> · {member.addressWord[language]}</span>}
					</p>
					<ul className="text-sm text-text-soft">
						{lifeLines(member, t).map((line) => (
							<li key={line}>{line}</li>
						))}
						{profession && (
							<li className="flex items-center gap-1.5">
								<Briefcase aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
								<span className="min-w-0">{cutTo(detailLimit, profession)}</span>
							</li>
						)}
						{location && (
							<li className="flex items-center gap-1.5">
								<MapPin aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
								<span className="min-w-0">{cutTo(detailLimit, location)}</span>
							</li>
						)}
					</ul>
					{member.unconfirmed && (
						<p className="mt-1">
							<Badge tone="warning">{t('familyTree.unconfirmed')}</Badge>
						</p>
					)}
					{(isPending || invitedAt !== null) && (
						<p className="mt-1">
							<Badge tone="warning">
								{t(isPending ? 'familyTree.card.pending' : 'familyTree.card.waiting')}
							</Badge>
						</p>
					)}
				</div>
				{mayChange && (
					// Above the button that fills the card.
					<div className="relative z-1 -mt-3 -mr-3 flex shrink-0 flex-col self-start">
						<CardIconBadges id={id} name={name} className="size-11" onAct={onAct} />
					</div>
				)}
			</div>
		</li>
	);
}
