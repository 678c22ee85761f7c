'use client';

import { Briefcase, MapPin, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ApiFailure } from '@/lib/client/api';
import { cutTo } from '@/lib/core/graphemes';
import type { CardAnswer, FamilyMember } from './answers';
import { detailLimit, nameLimit } from './card-limits';
import { Invitation, type InvitationAct } from './invitation';
import { lifeLines } from './life';
import { Portrait } from './portrait';
import { type OfferedRelation, quickRelations, relationShown } from './relations';

interface MemberCardProps {
	member: FamilyMember;
	/** The sexes of the parents that have cards already. */
	parents: ReadonlySet<string | null>;
	onOpen: () => void;
	onAdd: (relation: OfferedRelation) => void;
	onInvitation: (act: InvitationAct, answer: CardAnswer) => void;
	/** Called with a failed response; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Somebody of the family, in short: the name opens the rest, and a button offers to add a relative of theirs. */
export function MemberCard({ member, parents, onOpen, onAdd, onInvitation, onFailure }: MemberCardProps) {
	const t = useTranslations();
	const language = useLocale();
	const { name, photo, profession, location, isDeceased, isPending } = member;
	const [isAdding, setAdding] = useState(false);
	const addId = useId();
	const isMe = member.relation === 'Me';
	const offered = quickRelations.filter(
		({ relation }) =>
			!(relation === 'Father' && parents.has('Male')) && !(relation === 'Mother' && parents.has('Female')),
	);
	return (
		<li
			// Cards far out of view are laid out once they come near it: a thousand at once keep the page waiting.
			className={`relative flex flex-col rounded-card border bg-surface p-4 [contain-intrinsic-height:auto_11.25rem] [content-visibility:auto] print:[content-visibility:visible] ${isMe ? 'border-gold-500' : 'border-line'}`}
		>
			<div className="flex min-w-0 gap-4">
				<span className="relative self-start">
					<Portrait photo={photo} />
					{isDeceased && (
						<span className="absolute right-0.5 bottom-0.5 size-4 rounded-full border-2 border-surface bg-error">
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
							onClick={onOpen}
							className="max-w-full text-left font-bold font-serif text-heading after:absolute after:inset-0 after:rounded-card hover:underline"
						>
							{cutTo(nameLimit, name)}
						</button>
					</h4>
					<p className="font-semibold text-primary text-sm">{relationShown(member, t, language)}</p>
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
					{isPending && member.invitedAt === null && (
						<p className="mt-1">
							<Badge tone="warning">{t('familyTree.card.pending')}</Badge>
						</p>
					)}
					<Invitation member={member} onDone={onInvitation} onFailure={onFailure} />
				</div>
			</div>
			{!isPending && (
				<div className="relative mt-auto pt-3">
					<div aria-hidden="true" className="mb-1 border-line border-t" />
					<Button
						look="quiet"
						aria-expanded={isAdding}
						aria-controls={addId}
						aria-label={t('familyTree.card.addRelativeOf', { name })}
						onClick={() => setAdding(!isAdding)}
						className="-mb-1 w-full text-sm"
					>
						<UserPlus aria-hidden="true" className="size-4" />
						{t('familyTree.card.addRelative')}
					</Button>
					<ul id={addId} hidden={!isAdding} className={isAdding ? 'mt-2 grid grid-cols-2 gap-2' : ''}>
						{offered.map(({ key, relation }) => (
							<li key={key}>
								<Button look="outline" className="w-full px-2 text-sm" onClick={() => onAdd(relation)}>
									<span aria-hidden="true">+</span>
									{t(`familyTree.card.${key}`)}
								</Button>
							</li>
						))}
					</ul>
				</div>
			)}
		</li>
	);
}
